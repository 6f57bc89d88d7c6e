/// A selection of at most one week in a calendar view.
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// The object that is notified of selections by the user. Not retained.
    open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

    private var selection: Date?
    private var components: DateComponents?

    /// Creates a selection without a selected week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    deinit {}

    /// The selected week as `yearForWeekOfYear` and `weekOfYear`, or `nil`. Setting it does not notify the delegate. The
    /// components of a day select its week.
    open var selectedWeekOfYear: DateComponents? {
        get { components }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a week without notifying the delegate. If `animated` is `true`, the calendar view fades to it.
    open func setSelected(_ weekOfYear: DateComponents?, animated: Bool) {
        select(model.week(weekOfYear))
        calendarView?.selectionDidChange(animated: animated)
    }

    private func select(_ week: Date?) {
        selection = week
        components = week.map(model.weekComponents)
    }

    override var selectsWeeks: Bool { true }

    override var firstSelectedDay: Date? { selection }

    override func isSelected(_ day: Date) -> Bool { selection != nil && model.week(day) == selection }

    override func canChoose(_ day: Date) -> Bool {
        delegate?.weekOfYearSelection(self, canSelectWeekOfYear: model.weekComponents(day)) ?? true
    }

    override func choose(_ day: Date) {
        let week = model.week(day)
        guard week != selection else { return }
        select(week)
        calendarView?.selectionDidChange(animated: true)
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: components)
    }
}

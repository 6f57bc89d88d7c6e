/// A selection of at most one day in a calendar view.
///
/// ```swift
/// let calendar = UICalendarView()
/// let selection = UICalendarSelectionSingleDate(delegate: self)
/// selection.selectedDate = DateComponents(year: 2026, month: 7, day: 25)
/// calendar.selectionBehavior = selection
/// ```
///
/// The user selects a day with a click, a tap, or Space; choosing the selected day again changes nothing.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The object that is notified of selections by the user. Not retained.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    private var selection: Date?
    private var components: DateComponents?

    /// Creates a selection without a selected day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    deinit {}

    /// The selected day with its era, year, month and day, or `nil`. Setting it does not notify the delegate. Components
    /// that describe no day select none.
    open var selectedDate: DateComponents? {
        get { components }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day without notifying the delegate. If `animated` is `true`, the calendar view fades to it.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        select(model.day(dateComponents))
        calendarView?.selectionDidChange(animated: animated)
    }

    private func select(_ day: Date?) {
        selection = day
        components = day.map(model.components)
    }

    override var firstSelectedDay: Date? { selection }

    override func isSelected(_ day: Date) -> Bool { day == selection }

    override func canChoose(_ day: Date) -> Bool {
        delegate?.dateSelection(self, canSelectDate: model.components(day)) ?? true
    }

    override func choose(_ day: Date) {
        guard day != selection else { return }
        select(day)
        calendarView?.selectionDidChange(animated: true)
        delegate?.dateSelection(self, didSelectDate: components)
    }
}

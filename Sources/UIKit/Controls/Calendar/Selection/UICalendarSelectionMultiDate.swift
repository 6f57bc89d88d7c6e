/// A selection of any number of days in a calendar view. Choosing a selected day again deselects it.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The object that is notified of selections by the user. Not retained.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    private var selection: [Date] = []
    private var components: [DateComponents] = []

    /// Creates a selection without selected days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    deinit {}

    /// The selected days with their era, year, month and day, in the order of their selection. Setting it does not
    /// notify the delegate. Components that describe no day, and days that occur twice, are ignored.
    open var selectedDates: [DateComponents] {
        get { components }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects days without notifying the delegate. If `animated` is `true`, the calendar view fades to them.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        var days: [Date] = []
        for day in selectedDates.compactMap({ model.day($0) }) where !days.contains(day) { days.append(day) }
        select(days)
        calendarView?.selectionDidChange(animated: animated)
    }

    private func select(_ days: [Date]) {
        selection = days
        components = days.map(model.components)
    }

    override var firstSelectedDay: Date? { selection.last }

    override func isSelected(_ day: Date) -> Bool { selection.contains(day) }

    override func canChoose(_ day: Date) -> Bool {
        let components = model.components(day)
        guard let delegate else { return true }
        return isSelected(day)
            ? delegate.multiDateSelection(self, canDeselectDate: components)
            : delegate.multiDateSelection(self, canSelectDate: components)
    }

    override func choose(_ day: Date) {
        let isDeselected = isSelected(day)
        select(isDeselected ? selection.filter { $0 != day } : selection + [day])
        calendarView?.selectionDidChange(animated: true)
        let components = model.components(day)
        if isDeselected {
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}

/// The abstract base class of the objects that determine which days of a calendar view the user can select.
///
/// Use ``UICalendarSelectionSingleDate``, ``UICalendarSelectionMultiDate`` or ``UICalendarSelectionWeekOfYear``.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// The calendar view that uses the object.
    weak var calendarView: UICalendarView?

    override init() { super.init() }

    deinit {}

    /// Asks the delegate again which days can be selected.
    open func updateSelectableDates() { calendarView?.selectionDidChange() }

    /// The rules of the calendar view, or those of the user's calendar while there is none.
    var model: CalendarModel { calendarView?.model ?? CalendarModel(calendar: UICalendarView.standardCalendar) }

    /// A Boolean value that indicates whether a whole week is highlighted.
    var selectsWeeks: Bool { false }

    /// The day at which the cursor of the keyboard begins; `nil` without a selection.
    var firstSelectedDay: Date? { nil }

    /// Returns a Boolean value that indicates whether a day is selected.
    func isSelected(_ day: Date) -> Bool { false }

    /// Returns a Boolean value that indicates whether the user can choose a day.
    func canChoose(_ day: Date) -> Bool { false }

    /// Changes the selection because the user chose a day.
    func choose(_ day: Date) {}
}

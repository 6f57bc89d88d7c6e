extension UIDatePicker {
    /// The kind of value that a date picker shows.
    public enum Mode: Int, Sendable {
        /// The time of the day.
        case time = 0
        /// The day.
        case date = 1
        /// The day and the time.
        case dateAndTime = 2
        /// A duration in hours and minutes, ``UIDatePicker/countDownDuration``.
        case countDownTimer = 3
        /// The year and the month.
        case yearAndMonth = 4

        /// A Boolean value that indicates whether the value has minutes.
        var hasTime: Bool { self == .time || self == .dateAndTime || self == .countDownTimer }

        /// A Boolean value that indicates whether the value has a day.
        var hasDay: Bool { self == .date || self == .dateAndTime }
    }
}

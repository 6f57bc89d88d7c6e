/// A wheel of a date picker.
enum DateWheel: Equatable {
    case year, month, day, hour, minute, period
    /// Days of all months, for a day together with a time.
    case anyDay

    init(_ part: DatePart) {
        self =
            switch part {
            case .year: .year
            case .month: .month
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .period: .period
            }
    }
}

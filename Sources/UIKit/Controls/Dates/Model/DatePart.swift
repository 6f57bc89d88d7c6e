/// A part of a date that the user changes separately.
enum DatePart: Equatable {
    case year, month, day, hour, minute
    /// The half of the day: before or after noon.
    case period
}

/// The label of a row of a date wheel.
@MainActor final class DateWheelLabel: UILabel {
    var row = 0
}

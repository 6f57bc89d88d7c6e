/// A view that shows the date of a date picker, and with which the user changes it.
@MainActor protocol DateEditor: UIView {
    /// The calendar and the limits.
    var settings: DateSettings { get set }

    /// The function to call with a new date after the user changed it.
    var didChange: ((Date) -> Void)? { get set }

    /// Shows a date.
    func show(_ date: Date, animated: Bool)

    /// A Boolean value that indicates whether the user can change the date.
    var isEditable: Bool { get set }
}

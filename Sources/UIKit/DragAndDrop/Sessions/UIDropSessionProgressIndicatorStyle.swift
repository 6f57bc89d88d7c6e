/// The ways in which the progress of a drop's transfer is displayed.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// The app displays it, if at all.
    case none = 0
    /// The pointer shows that the program is busy while a transfer takes longer than a moment.
    case `default` = 1
}

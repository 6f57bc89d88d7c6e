/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar, as its delegate determines it.
    var barPosition: UIBarPosition { get }
}

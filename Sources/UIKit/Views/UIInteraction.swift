/// An object that adds behavior to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction is attached to.
    var view: UIView? { get }

    /// Tells the interaction that it is about to be attached to a view, or detached if `view` is `nil`.
    func willMove(to view: UIView?)

    /// Tells the interaction that it was attached to a view, or detached if `view` is `nil`.
    func didMove(to view: UIView?)
}

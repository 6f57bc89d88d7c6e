/// The state of a spring-loaded interaction.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state.
    var state: UISpringLoadedInteractionEffectState { get }

    /// The view at which the effect is displayed. The default is the view of the interaction.
    var targetView: UIView? { get set }

    /// A value of the app for the target, such as an index path. The default is `nil`.
    var targetItem: Any? { get set }

    /// Returns the location of the items in the coordinates of a view, or of the window for `nil`.
    func location(in view: UIView?) -> CGPoint
}

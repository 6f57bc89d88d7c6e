/// The context of a transition. It provides information to an animator, which reports the completion to it.
///
/// ```swift
/// func slideIn(using context: any UIViewControllerContextTransitioning) {
///     guard let view = context.view(forKey: .to), let shown = context.viewController(forKey: .to) else {
///         return context.completeTransition(false)
///     }
///     view.frame = context.finalFrame(for: shown).offsetBy(dx: 0, dy: context.containerView.bounds.height)
///     context.containerView.addSubview(view)
///     UIView.animate(withDuration: 0.3) { view.frame = context.finalFrame(for: shown) } completion: { _ in
///         context.completeTransition(!context.transitionWasCancelled)
///     }
/// }
/// ```
///
/// Frames are in points of ``containerView``. A frame is zero for a view that is not in the container at that time, and
/// ``view(forKey:)`` returns nil for a view that stays in place. ``targetTransform`` is always the identity.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place.
    var containerView: UIView { get }

    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }

    /// A Boolean value that indicates whether the transition is currently interactive.
    var isInteractive: Bool { get }

    /// A Boolean value that indicates whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }

    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }

    /// The rotation of the views at the end of the transition, which is always the identity.
    var targetTransform: CGAffineTransform { get }

    /// Updates the completed fraction of an interactive transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Ends the interaction and continues the transition to its end.
    func finishInteractiveTransition()

    /// Ends the interaction and returns the transition to its start.
    func cancelInteractiveTransition()

    /// Pauses the running transition and makes it interactive.
    func pauseInteractiveTransition()

    /// Reports that the transition has ended.
    ///
    /// - Parameter didComplete: `false` if the transition was cancelled. Pass `!transitionWasCancelled`.
    func completeTransition(_ didComplete: Bool)

    /// Returns a view controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns a view that the transition adds or removes, or `nil` if the view stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Returns the frame of a controller's view at the start of the transition, in the container. The result is zero if
    /// the view is not in the container.
    func initialFrame(for viewController: UIViewController) -> CGRect

    /// Returns the frame of a controller's view at the end of the transition, in the container. The result is zero if
    /// the view is not visible then.
    func finalFrame(for viewController: UIViewController) -> CGRect
}

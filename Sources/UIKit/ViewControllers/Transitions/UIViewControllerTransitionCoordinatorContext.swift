/// Information about a transition that is in progress.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }

    /// The style of the presentation, or `.none` if the transition is not a presentation.
    var presentationStyle: UIModalPresentationStyle { get }

    /// A Boolean value that indicates whether the transition started interactively.
    var initiallyInteractive: Bool { get }

    /// A Boolean value that indicates whether a running transition can become interactive. It is always `false`.
    var isInterruptible: Bool { get }

    /// A Boolean value that indicates whether the transition is currently interactive.
    var isInteractive: Bool { get }

    /// A Boolean value that indicates whether the transition was cancelled.
    var isCancelled: Bool { get }

    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }

    /// The completed fraction when the interaction ended, from 0 to 1.
    var percentComplete: CGFloat { get }

    /// The speed of the animation after the interaction has ended, as a multiple of the regular speed.
    var completionVelocity: CGFloat { get }

    /// The timing curve of the animation after the interaction has ended.
    var completionCurve: UIView.AnimationCurve { get }

    /// Returns a view controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns a view that the transition adds or removes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The view in which the transition takes place.
    var containerView: UIView { get }

    /// The rotation of the views at the end of the transition, which is always the identity.
    var targetTransform: CGAffineTransform { get }
}

/// What is known of a transition that is under way.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether somebody sees it.
    var isAnimated: Bool { get }

    /// The style of the presentation; `.none` where nothing is presented.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Whether it began by hand.
    var initiallyInteractive: Bool { get }

    /// Whether it can be taken by hand after it began: always false.
    var isInterruptible: Bool { get }

    /// Whether it is moved by hand at the moment.
    var isInteractive: Bool { get }

    /// Whether it was called off.
    var isCancelled: Bool { get }

    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }

    /// How far it had come when the hand let go, 0 to 1.
    var percentComplete: CGFloat { get }

    /// How fast it goes on after that: 1 is its usual speed.
    var completionVelocity: CGFloat { get }

    /// The pace at which it goes on.
    var completionCurve: UIView.AnimationCurve { get }

    /// One of the controllers of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// One of the views that come or go.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The view in which it happens.
    var containerView: UIView { get }

    /// How the views are turned in the end: not at all.
    var targetTransform: CGAffineTransform { get }
}

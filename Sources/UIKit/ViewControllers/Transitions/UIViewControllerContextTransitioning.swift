/// What an animator knows of the transition it animates, and how it tells that it is done.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens.
    var containerView: UIView { get }

    /// Whether somebody sees it.
    var isAnimated: Bool { get }

    /// Whether it is moved by hand at the moment.
    var isInteractive: Bool { get }

    /// Whether it was called off.
    var transitionWasCancelled: Bool { get }

    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }

    /// How the views are turned in the end: not at all.
    var targetTransform: CGAffineTransform { get }

    /// It has come so far by hand, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// The hand lets go, and it goes on to its end.
    func finishInteractiveTransition()

    /// The hand lets go, and it goes back to its start.
    func cancelInteractiveTransition()

    /// It is moved by hand from now on.
    func pauseInteractiveTransition()

    /// It is over.
    ///
    /// - Parameter didComplete: false if it was called off: pass `!transitionWasCancelled`.
    func completeTransition(_ didComplete: Bool)

    /// One of the controllers of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// One of the views that come or go; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Where a controller's view is at the start, in the container; zero if it is not in it.
    func initialFrame(for viewController: UIViewController) -> CGRect

    /// Where a controller's view is to be at the end; zero if it is not seen then.
    func finalFrame(for viewController: UIViewController) -> CGRect
}

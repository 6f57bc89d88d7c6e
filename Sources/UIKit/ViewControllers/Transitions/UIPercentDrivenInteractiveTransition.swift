/// Moves the animations of a transition's animator by hand: give it out as the interaction controller, and update it
/// from a gesture.
///
/// It works with everything that the animator animates with `UIView.animate`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: (any UIViewControllerContextTransitioning)?

    /// A controller of no transition yet.
    public override init() { super.init() }

    /// How long the transition takes when nobody moves it, in seconds; zero while there is none.
    open var duration: CGFloat { (context as? PresentationTransition).map { CGFloat($0.transitionDuration) } ?? 0 }

    /// How far it has come, 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// How fast it goes on when the hand lets go; 1 is its usual speed.
    open var completionSpeed: CGFloat = 1

    /// The pace at which it goes on.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether it is moved by hand from its start. True unless set.
    open var wantsInteractiveStart = true

    /// The transition begins. Overrides call `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        percentComplete = 0
        (transitionContext as? PresentationTransition)?.scrub()
    }

    /// Takes the transition in hand again after it was let go, unless it is over.
    open func pause() { context?.pauseInteractiveTransition() }

    /// It has come so far, 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else { return }
        self.percentComplete = min(1, max(0, percentComplete))
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets it go back to its start; nothing has happened then.
    open func cancel() { context?.cancelInteractiveTransition() }

    /// Lets it go on to its end.
    open func finish() { context?.finishInteractiveTransition() }
}

/// An object that controls the animations of a transition's animator interactively. Return it as the interaction
/// controller of the transition, and update it from a gesture.
///
/// It controls all animations that the animator creates with `UIView.animate`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: (any UIViewControllerContextTransitioning)?

    /// Creates an object that is not associated with a transition.
    public override init() { super.init() }

    /// The duration of the transition, in seconds. Zero while there is no transition.
    open var duration: CGFloat { (context as? ViewControllerTransition).map { CGFloat($0.transitionDuration) } ?? 0 }

    /// The completed fraction of the transition, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// The speed of the animation after the interaction has ended, as a multiple of the regular speed. The default is
    /// 1.
    open var completionSpeed: CGFloat = 1

    /// The timing curve of the animation after the interaction has ended.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// A Boolean value that indicates whether the transition starts interactively. The default is `true`.
    open var wantsInteractiveStart = true

    /// Starts the interactive transition. Overrides must call `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        percentComplete = 0
        (transitionContext as? ViewControllerTransition)?.scrub()
    }

    /// Resumes interactive control after the interaction has ended, while the transition is still running. Updates
    /// ``percentComplete`` to the fraction at which the transition is paused.
    open func pause() {
        context?.pauseInteractiveTransition()
        if let transition = context as? ViewControllerTransition { percentComplete = transition.percentComplete }
    }

    /// Updates the completed fraction of the transition. Values are limited to the range from 0 to 1; values that are
    /// not finite are ignored.
    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else { return }
        self.percentComplete = min(1, max(0, percentComplete))
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Ends the interaction and animates the transition back to its start, which cancels it.
    open func cancel() { context?.cancelInteractiveTransition() }

    /// Ends the interaction and animates the transition to its end.
    open func finish() { context?.finishInteractiveTransition() }
}

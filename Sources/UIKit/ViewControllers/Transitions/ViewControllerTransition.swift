/// A single transition between view controllers, from start to end: the context that animators receive, and the
/// coordinator that other objects animate alongside.
///
/// Presentations are ``PresentationTransition``, the transitions of containers are ``ContainmentTransition``. Both are
/// driven by the same objects: an animator, and optionally an interaction controller, of the app or of the toolkit. An
/// interactive transition runs its animator inside of a `UIViewPropertyAnimator`, so it can be scrubbed and reversed.
@MainActor class ViewControllerTransition: TransitionCoordinator, UIViewControllerContextTransitioning {
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    private var atEnd: ((Bool) -> Void)?
    private var mover: UIViewPropertyAnimator?
    private var fraction: CGFloat = 0
    private var isInteractiveNow = false
    private var startedInteractively = false
    private var wasCancelled = false

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - container: The container view.
    ///   - animator: The animator. With `nil`, the transition completes immediately.
    ///   - interactor: The object that controls an interactive transition, if any.
    ///   - atEnd: A closure that is called once at the end. Its argument indicates whether the transition was
    ///     completed.
    init(
        in container: UIView, animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, atEnd: @escaping (Bool) -> Void
    ) {
        self.animator = animator
        self.interactor = interactor
        self.atEnd = atEnd
        super.init(in: container)
    }

    /// A Boolean value that indicates whether the transition has ended.
    var isOver: Bool { atEnd == nil }

    /// Adds the view that appears to the container. Called for a transition without an animator.
    func insertAppearingView() {}

    func start() {
        guard !isOver else { return }
        guard let animator else {
            insertAppearingView()
            runAlongside(animated: false)
            return completeTransition(true)
        }
        if let interactor, interactor.wantsInteractiveStart {
            isInteractiveNow = true
            startedInteractively = true
            interactor.startInteractiveTransition(self)
            if mover == nil { runAlongside(animated: true) }
        } else {
            animator.animateTransition(using: self)
            runAlongside(animated: true)
        }
    }

    /// Records the animator's animations, so that they can be controlled interactively.
    func scrub() {
        guard let animator, mover == nil, !isOver else { return }
        let mover = UIViewPropertyAnimator(duration: max(transitionDuration, 0.001), curve: .linear)
        self.mover = mover
        mover.addAnimations { [self] in
            AnimationBlock.animatesOnlyInnerBlocks {
                animator.animateTransition(using: self)
                runAlongside(animated: true)
            }
        }
        mover.pauseAnimation()
    }

    // MARK: Ending early

    /// Cancels an interactive transition immediately, because its window has been hidden.
    func cancelInteractionForHiddenWindow() {
        guard isInteractiveNow else { return }
        isInteractiveNow = false
        wasCancelled = true
        stopMover(at: .start)
        completeTransition(false)
    }

    /// Ends the transition immediately, because another one begins or because the container leaves the window. One that
    /// the user controls is cancelled.
    func endImmediately() {
        guard !isOver else { return }
        guard !isInteractiveNow else { return cancelInteractionForHiddenWindow() }
        stopMover(at: wasCancelled ? .start : .end)
        completeTransition(!wasCancelled)
    }

    private func stopMover(at position: UIViewAnimatingPosition) {
        guard let mover else { return }
        mover.stopAnimation(false)
        if mover.state == .stopped { mover.finishAnimation(at: position) }
    }

    /// Cancels without calling the completion handler.
    func abandon() {
        atEnd = nil
        mover?.stopAnimation(true)
    }

    // MARK: Coordinator

    override var isAnimated: Bool { animator != nil }
    override var initiallyInteractive: Bool { startedInteractively }
    override var isInteractive: Bool { isInteractiveNow }
    override var isCancelled: Bool { wasCancelled }
    override var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
    override var percentComplete: CGFloat { fraction }
    override var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    override var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    // MARK: Context

    var transitionWasCancelled: Bool { wasCancelled }

    func initialFrame(for viewController: UIViewController) -> CGRect { .zero }

    func finalFrame(for viewController: UIViewController) -> CGRect { .zero }

    func completeTransition(_ didComplete: Bool) {
        guard let atEnd else { return }
        self.atEnd = nil
        runAlongside(animated: false)
        isInteractiveNow = false
        if !didComplete { wasCancelled = true }
        atEnd(didComplete)
        mover = nil
        animator?.animationEnded(didComplete)
    }

    // MARK: Interactive transitions

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractiveNow, percentComplete.isFinite else { return }
        fraction = min(1, max(0, percentComplete))
        mover?.fractionComplete = fraction
    }

    func finishInteractiveTransition() { endInteraction(isCancelled: false) }

    func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

    func pauseInteractiveTransition() {
        guard startedInteractively, !isInteractiveNow, !isOver, let mover else { return }
        mover.pauseAnimation()
        fraction = wasCancelled ? 1 - mover.fractionComplete : mover.fractionComplete
        mover.isReversed = false
        wasCancelled = false
        isInteractiveNow = true
        interactionDidChange()
    }

    private func endInteraction(isCancelled: Bool) {
        guard isInteractiveNow, !isOver else { return }
        isInteractiveNow = false
        wasCancelled = isCancelled
        interactionDidChange()
        guard let mover else { return }
        mover.isReversed = isCancelled
        let rest = isCancelled ? fraction : 1 - fraction
        let speed = completionVelocity > 0 ? completionVelocity : 1
        mover.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: completionCurve),
            durationFactor: max(0.001, rest / speed))
    }
}

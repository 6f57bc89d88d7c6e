/// A single presentation or dismissal of a view controller, from start to end.
@MainActor final class PresentationTransition: TransitionCoordinator {
    let presentation: UIPresentationController
    /// The controllers are retained until the transition has ended.
    let presented: UIViewController
    let presenting: UIViewController
    /// A Boolean value that indicates whether the transition is a presentation. Otherwise it is a dismissal.
    let isPresenting: Bool
    /// A Boolean value that indicates whether the presenting controller's view is removed, or inserted again.
    let movesPresenter: Bool

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
    ///   - presentation: The presentation controller.
    ///   - presented: The presented controller.
    ///   - presenting: The presenting controller.
    ///   - isPresenting: `true` for a presentation, `false` for a dismissal.
    ///   - movesPresenter: `true` if the presenting controller's view is removed or inserted.
    ///   - container: The container view.
    ///   - animator: The animator. With `nil`, the transition completes immediately.
    ///   - interactor: The object that controls an interactive transition, if any.
    ///   - atEnd: A closure that is called once at the end. Its argument indicates whether the transition was
    ///     completed.
    init(
        _ presentation: UIPresentationController, _ presented: UIViewController, _ presenting: UIViewController,
        isPresenting: Bool, movesPresenter: Bool, in container: UIView,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, atEnd: @escaping (Bool) -> Void
    ) {
        self.presentation = presentation
        self.presented = presented
        self.presenting = presenting
        self.isPresenting = isPresenting
        self.movesPresenter = movesPresenter
        self.animator = animator
        self.interactor = interactor
        self.atEnd = atEnd
        super.init(in: container)
    }

    /// A Boolean value that indicates whether the transition has ended.
    var isOver: Bool { atEnd == nil }

    func start() {
        guard let animator else {
            if isPresenting, let view = presentation.presentedView { containerView.addSubview(view) }
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

    /// Cancels an interactive transition immediately, because its window has been hidden.
    func cancelInteractionForHiddenWindow() {
        guard isInteractiveNow else { return }
        isInteractiveNow = false
        wasCancelled = true
        if let mover {
            mover.stopAnimation(false)
            if mover.state == .stopped { mover.finishAnimation(at: .start) }
        }
        completeTransition(false)
    }

    /// Cancels without calling the completion handler.
    func abandon() {
        atEnd = nil
        mover?.stopAnimation(true)
    }

    // MARK: Transition context

    override var isAnimated: Bool { animator != nil }
    override var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
    override var initiallyInteractive: Bool { startedInteractively }
    override var isInteractive: Bool { isInteractiveNow }
    override var isCancelled: Bool { wasCancelled }
    override var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
    override var percentComplete: CGFloat { fraction }
    override var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    override var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: isPresenting ? presenting : presented
        case .to: isPresenting ? presented : presenting
        default: nil
        }
    }

    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let other = movesPresenter ? presenting.coverableView : nil
        return switch key {
        case .from: isPresenting ? other : presentation.presentedView
        case .to: isPresenting ? presentation.presentedView : other
        default: nil
        }
    }
}

extension PresentationTransition: UIViewControllerContextTransitioning {
    var transitionWasCancelled: Bool { wasCancelled }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        if viewController === presented { return isPresenting ? .zero : presentation.presentedView?.frame ?? .zero }
        return viewController === presenting && isPresenting ? frameOfPresenter : .zero
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        if viewController === presented {
            return isPresenting ? presentation.frameOfPresentedViewInContainerView : .zero
        }
        return viewController === presenting && !(isPresenting && movesPresenter) ? frameOfPresenter : .zero
    }

    private var frameOfPresenter: CGRect {
        guard let view = presenting.coverableView, view.window != nil else { return .zero }
        return view.convert(view.bounds, to: containerView)
    }

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

/// The animator of turns that the user does not drag: the pages slide. If the user prefers reduced motion, they fade.
@MainActor final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration in seconds.
    static let duration: TimeInterval = 0.3

    private let old: [UIView]
    private let new: [UIView]
    /// The way of the pages.
    private let way: CGVector
    /// A Boolean value that indicates whether the animation has run to its end.
    private(set) var hasFinished = false

    init(from old: [UIView], to new: [UIView], way: CGVector) {
        self.old = old
        self.new = new
        self.way = way
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PageAnimator.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        for view in new where view.superview !== context.containerView { context.containerView.addSubview(view) }
        if UIAccessibility.isReduceMotionEnabled { return fade(context) }
        let frames = (old + new).map(\.frame)
        run(context) { [self] in
            for (view, frame) in zip(old + new, frames) { view.frame = frame.offsetBy(dx: way.dx, dy: way.dy) }
        }
    }

    private func fade(_ context: any UIViewControllerContextTransitioning) {
        let alphas = new.map(\.alpha)
        for view in new {
            view.frame = view.frame.offsetBy(dx: way.dx, dy: way.dy)
            view.alpha = 0
        }
        run(context) { [new] in for (view, alpha) in zip(new, alphas) { view.alpha = alpha } }
    }

    private func run(_ context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void) {
        UIView.animate(
            withDuration: PageAnimator.duration, delay: 0, options: .curveEaseInOut, animations: animations,
            completion: { [weak self] finished in
                self?.hasFinished = finished
                context.completeTransition(true)
            })
    }
}

/// The interaction controller of turns that the user drags. The scroll view moves the pages.
@MainActor final class PageInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart: Bool { true }
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

/// The animator of pushes and pops: the new view slides over the old one from the trailing edge, and back (NC-22).
///
/// If the user prefers reduced motion, the views fade instead.
@MainActor final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration in seconds.
    static let duration: TimeInterval = 0.35
    /// The part of the width that the lower view moves.
    private static let parallax: CGFloat = 0.3
    /// The opacity of the shade over the lower view.
    private static let dimming: CGFloat = 0.08

    private let isPush: Bool

    init(_ operation: UINavigationController.Operation) {
        isPush = operation == .push
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        NavigationAnimator.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: .to), let to = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        let from = context.view(forKey: .from)
        to.frame = context.finalFrame(for: controller)
        if isPush || from == nil {
            container.addSubview(to)
        } else if let from {
            container.insertSubview(to, belowSubview: from)
        }
        if UIAccessibility.isReduceMotionEnabled { fade(from, to, context) } else { slide(from, to, context) }
    }

    private func slide(_ from: UIView?, _ to: UIView, _ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let width = container.bounds.width * (container.isRightToLeft ? -1 : 1)
        let (upper, lower) = isPush ? (to, from) : (from ?? to, to)
        let shade = UIView(frame: container.bounds)
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.isUserInteractionEnabled = false
        shade.backgroundColor = .black
        shade.alpha = isPush ? 0 : NavigationAnimator.dimming
        container.insertSubview(shade, belowSubview: upper)
        let upperFrame = upper.frame
        let lowerFrame = lower?.frame ?? .zero
        let outside = upperFrame.offsetBy(dx: width, dy: 0)
        let behind = lowerFrame.offsetBy(dx: -width * NavigationAnimator.parallax, dy: 0)
        if isPush { upper.frame = outside } else { lower?.frame = behind }
        UIView.animate(
            withDuration: NavigationAnimator.duration, delay: 0, options: .curveEaseInOut,
            animations: { [isPush] in
                upper.frame = isPush ? upperFrame : outside
                lower?.frame = isPush ? behind : lowerFrame
                shade.alpha = isPush ? NavigationAnimator.dimming : 0
            },
            completion: { _ in
                shade.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    private func fade(_ from: UIView?, _ to: UIView, _ context: any UIViewControllerContextTransitioning) {
        let (toAlpha, fromAlpha) = (to.alpha, from?.alpha ?? 1)
        if isPush { to.alpha = 0 }
        UIView.animate(
            withDuration: NavigationAnimator.duration, delay: 0, options: .curveEaseInOut,
            animations: { [isPush] in if isPush { to.alpha = toAlpha } else { from?.alpha = 0 } },
            completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
                to.alpha = toAlpha
                from?.alpha = fromAlpha
            })
    }
}

/// The animator of the `coverVertical` style: the presented view slides up from the bottom, and down again.
@MainActor final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let presented = context.view(forKey: .to), let controller = context.viewController(forKey: .to),
            controller.isBeingPresented
        else { return leave(context) }
        let container = context.containerView
        let end = context.finalFrame(for: controller)
        container.addSubview(presented)
        presented.frame = below(end, in: container)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
            animations: { presented.frame = end },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    private func leave(_ context: any UIViewControllerContextTransitioning) {
        let presented = context.view(forKey: .from)
        let container = context.containerView
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseIn,
            animations: {
                if let presented { presented.frame = self.below(presented.frame, in: container) }
            }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    /// Returns the frame below the container, including room for the shadow.
    private func below(_ frame: CGRect, in container: UIView) -> CGRect {
        let shadow: CGFloat = frame.height < container.bounds.height ? 48 : 0
        return CGRect(x: frame.minX, y: container.bounds.maxY + shadow, width: frame.width, height: frame.height)
    }
}

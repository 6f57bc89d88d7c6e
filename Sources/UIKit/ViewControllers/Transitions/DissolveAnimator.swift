/// The animator of the `crossDissolve` style: the presented view fades in and out.
@MainActor final class DissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: context)
        if let controller = context.viewController(forKey: .to), controller.isBeingPresented,
            let presented = context.view(forKey: .to)
        {
            let alpha = presented.alpha
            context.containerView.addSubview(presented)
            presented.frame = context.finalFrame(for: controller)
            presented.alpha = 0
            UIView.animate(
                withDuration: duration, animations: { presented.alpha = alpha },
                completion: { _ in
                    presented.alpha = alpha
                    context.completeTransition(!context.transitionWasCancelled)
                })
        } else {
            let presented = context.view(forKey: .from)
            let alpha = presented?.alpha ?? 1
            UIView.animate(
                withDuration: duration, animations: { presented?.alpha = 0 },
                completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                    // Restores the value for the next presentation.
                    presented?.alpha = alpha
                })
        }
    }
}

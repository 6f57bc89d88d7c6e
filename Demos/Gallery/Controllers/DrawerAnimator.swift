import UIKit

/// A custom transition that moves a drawer in from the right with a spring, and out again.
final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let presented = context.viewController(forKey: .to)
        let isComing = presented?.isBeingPresented == true
        guard let view = context.view(forKey: isComing ? .to : .from) else { return context.completeTransition(true) }
        let end = isComing ? presented.map(context.finalFrame) ?? view.frame : view.frame
        let outside = end.offsetBy(dx: end.width, dy: 0)
        if isComing {
            context.containerView.addSubview(view)
            view.frame = outside
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: isComing ? 0.85 : 1,
            initialSpringVelocity: 0, animations: { view.frame = isComing ? end : outside },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

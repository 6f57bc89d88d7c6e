/// The methods that animate the presentation or dismissal of a view controller.
///
/// ```swift
/// final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
///     func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }
///
///     func animateTransition(using context: any UIViewControllerContextTransitioning) {
///         guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
///         context.containerView.addSubview(view)
///         view.alpha = 0
///         UIView.animate(withDuration: 0.25, animations: { view.alpha = 1 }) { _ in
///             context.completeTransition(!context.transitionWasCancelled)
///         }
///     }
/// }
/// ```
///
/// The duration is in seconds. The transition lasts until the animator calls
/// ``UIViewControllerContextTransitioning/completeTransition(_:)``, whatever the duration is, so call it in every case.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the animation, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Starts the animation. Add the view that appears to the context's container, animate, and call
    /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Tells the animator that the transition has ended. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

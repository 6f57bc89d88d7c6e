/// The methods that animate the presentation or dismissal of a view controller.
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

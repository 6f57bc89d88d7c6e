/// A delegate that is notified when an animation starts and stops.
///
/// Both methods have a default implementation that does nothing. Swift binds the default implementations in the class
/// that declares the conformance: a subclass cannot implement a method that its superclass left to the default.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Tells the delegate that the animation began: its first value is on screen.
    func animationDidStart(_ anim: CAAnimation)

    /// Tells the delegate that the animation ended or was removed.
    ///
    /// - Parameters:
    ///   - anim: The animation.
    ///   - flag: `true` if the animation reached its end; `false` if it, or its layer, was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The default implementation does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// The default implementation does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

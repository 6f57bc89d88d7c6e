/// Is told when animations start and stop.
///
/// Both methods have a default that does nothing. Swift fixes the defaults in the class that declares the conformance:
/// a subclass of it cannot add a method its superclass left to the default.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation has begun: its first value is seen.
    func animationDidStart(_ anim: CAAnimation)

    /// The animation has ended, or is gone.
    ///
    /// - Parameter flag: whether it came to its end; false where it was removed before, or its layer was.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

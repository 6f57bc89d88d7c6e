/// An object that runs an app's animations while an item is lifted, dropped, or returns to its place.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds a closure whose changes to views are animated.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called when the animation has ended: at its end, or at its start if a lift ends without a
    /// drag.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

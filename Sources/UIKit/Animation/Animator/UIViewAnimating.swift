/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started, or has finished.
    case inactive = 0
    /// The animator is running or paused.
    case active = 1
    /// The animator was stopped and has not finished.
    case stopped = 2
}

/// A position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end of the animation.
    case end = 0
    /// The start of the animation.
    case start = 1
    /// The current position of the animation.
    case current = 2
}

/// An animation that can be paused, reversed and scrubbed interactively.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation is running.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation runs toward its start.
    var isReversed: Bool { get set }
    /// The completed fraction of the animation in its current direction, from 0 to 1. Setting it moves the animation
    /// there.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or resumes it after a pause.
    func startAnimation()
    /// Starts the animation after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at its current position. If `withoutFinishing` is `true`, the animation ends without calling
    /// completion handlers; otherwise a call of ``finishAnimation(at:)`` must follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation with the views at a position, and calls the completion handlers.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes that are made in closures.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start after a fraction, from 0 to 1, of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a completion handler, which receives the position at which the animation finished.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes the animation after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The timing parameters for the rest of the animation; `nil` for the current ones.
    ///   - durationFactor: The duration of the rest as a fraction of the whole duration; 0 for the remaining time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

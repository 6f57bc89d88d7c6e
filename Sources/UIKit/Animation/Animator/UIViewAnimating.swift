/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped on the way, and not finished.
    case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where the changes lead.
    case end = 0
    /// Where the views were before.
    case start = 1
    /// Where the views are seen at that moment.
    case current = 2
}

/// An animation that can be paused, turned back and moved by hand.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether it is active, and whether it was stopped on the way.
    var state: UIViewAnimatingState { get }
    /// Whether it moves by itself.
    var isRunning: Bool { get }
    /// Whether it moves back to its start.
    var isReversed: Bool { get set }
    /// How far it has come in its direction, 0 to 1. Setting it moves it there.
    var fractionComplete: CGFloat { get set }
    /// Starts it, or lets it go on after a pause.
    func startAnimation()
    /// Starts it after so many seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses it where it is.
    func pauseAnimation()
    /// Stops it where it is. With true it is over and nobody is told; with false ``finishAnimation(at:)`` must follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends one that was stopped, with the views at that place; then completions run.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes that are made in blocks.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start after a share, 0 to 1, of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what runs when it has finished, with the place where it did.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Lets it go on after a pause, with another pace unless that is nil, in a share of its duration; 0 takes the time
    /// that was left.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

import QuartzCore

/// The movement of an animator between two positions. A position is a fraction of the whole animation, from 0 to 1.
struct AnimatorSegment {
    let from: Double
    let to: Double
    let duration: TimeInterval
    let pace: TimingCurve
    /// The elapsed time, in seconds.
    private(set) var elapsed: TimeInterval = 0
    /// A Boolean value that indicates whether the run returns to its start.
    private(set) var isBackwards = false
    /// The time of the last frame; `nil` while the run is paused.
    private var last: TimeInterval?

    init(from: Double, to: Double, duration: TimeInterval, pace: TimingCurve) {
        self.from = from
        self.to = to
        self.duration = max(0, duration)
        self.pace = pace
    }

    /// The position at which the run ends.
    var target: Double { isBackwards ? from : to }

    var position: Double {
        guard duration > 0 else { return target }
        return from + (to - from) * pace.value(at: elapsed / duration, of: duration)
    }

    var isDone: Bool { isBackwards ? elapsed <= 1e-7 : elapsed >= duration - 1e-7 }

    /// The remaining time, in seconds.
    var rest: TimeInterval { isBackwards ? elapsed : duration - elapsed }

    mutating func advance(to time: TimeInterval) {
        if let last {
            let step = max(0, time - last)
            elapsed = min(duration, max(0, isBackwards ? elapsed - step : elapsed + step))
        }
        last = time
    }

    mutating func stop() { last = nil }

    mutating func reverse() { isBackwards.toggle() }
}

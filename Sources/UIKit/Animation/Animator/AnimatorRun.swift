import QuartzCore

/// How an animator moves from one place to another: places are shares of the whole change, 0 its start and 1 its end.
struct AnimatorRun {
    let from: Double
    let to: Double
    let duration: TimeInterval
    let pace: AnimationPace
    /// Seconds that have passed of it.
    private(set) var elapsed: TimeInterval = 0
    /// Whether it goes back to where it came from.
    private(set) var isBackwards = false
    /// The time of the last frame; nil while it stands still.
    private var last: TimeInterval?

    init(from: Double, to: Double, duration: TimeInterval, pace: AnimationPace) {
        self.from = from
        self.to = to
        self.duration = max(0, duration)
        self.pace = pace
    }

    /// Where it is going.
    var target: Double { isBackwards ? from : to }

    var place: Double {
        guard duration > 0 else { return target }
        return from + (to - from) * pace.value(at: elapsed / duration, of: duration)
    }

    var isDone: Bool { isBackwards ? elapsed <= 1e-7 : elapsed >= duration - 1e-7 }

    /// Seconds until it is done.
    var rest: TimeInterval { isBackwards ? elapsed : duration - elapsed }

    mutating func advance(to time: TimeInterval) {
        if let last {
            let step = max(0, time - last)
            elapsed = min(duration, max(0, isBackwards ? elapsed - step : elapsed + step))
        }
        last = time
    }

    mutating func stop() { last = nil }

    mutating func turnBack() { isBackwards.toggle() }
}

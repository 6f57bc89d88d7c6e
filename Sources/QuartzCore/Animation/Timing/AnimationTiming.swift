/// The timing properties of `CAMediaTiming`, and the computation of an animation's progress from them.
package struct AnimationTiming {
    package var beginTime: TimeInterval = 0
    package var duration: TimeInterval = 0
    package var speed: Float = 1
    package var timeOffset: TimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: TimeInterval = 0
    package var autoreverses = false
    package var fillMode = CAMediaTimingFillMode.removed

    package init() {}

    /// The tolerance of time comparisons, in seconds. Sums of many frame intervals are not exact.
    static let tolerance: TimeInterval = 1e-7

    /// The state of an animation at a point in time.
    struct Moment: Equatable {
        enum Phase {
            case before
            case active
            case after
        }
        var phase: Phase
        /// The number of completed iterations.
        var run = 0
        /// The progress within the current iteration, from 0 to 1.
        var fraction: Double = 0
    }

    /// The duration of one iteration, including the reversed part, in seconds.
    private var runLength: TimeInterval { autoreverses ? 2 * duration : duration }

    /// The active duration in the animation's own time, in seconds; infinite for an animation that repeats forever.
    var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? runLength * Double(repeatCount) : runLength
    }

    /// Returns the time at which the animation ends, in its parent's time space, or `nil` if it never ends.
    ///
    /// - Parameter begin: The time at which the animation begins, in its parent's time space.
    func end(begin: TimeInterval) -> TimeInterval? {
        let pace = abs(Double(speed))
        guard pace > 0, activeDuration.isFinite else { return nil }
        return begin + activeDuration / pace
    }

    /// Returns the state of the animation at a time.
    ///
    /// - Parameters:
    ///   - time: The time to evaluate, in the animation's parent time space.
    ///   - begin: The time at which the animation begins, in the same time space.
    func moment(at time: TimeInterval, begin: TimeInterval) -> Moment {
        let pace = Double(speed)
        let total = activeDuration
        let passed = (time - begin) * abs(pace)
        guard passed >= -AnimationTiming.tolerance else { return place(pace < 0 ? total : 0, .before, total) }
        // An animation with a speed of 0 never reaches its end, so it stays active.
        guard passed < total - AnimationTiming.tolerance || pace == 0 else {
            return place(pace < 0 ? 0 : total, .after, total)
        }
        return place(pace < 0 ? total - passed : max(0, passed), .active, total)
    }

    /// Returns the iteration and the fraction at a time within the active duration.
    private func place(_ active: TimeInterval, _ phase: Moment.Phase, _ total: TimeInterval) -> Moment {
        guard duration > 0, duration.isFinite else { return Moment(phase: phase, fraction: phase == .before ? 0 : 1) }
        var time = active
        if timeOffset != 0 {
            time += timeOffset
            if total > 0, total.isFinite, time < 0 || time > total {
                time = time.truncatingRemainder(dividingBy: total)
                if time < 0 { time += total }
            }
        }
        guard time.isFinite else { return Moment(phase: phase) }
        let runs = time / runLength
        var run = runs.rounded(.down)
        var rest = runs - run
        // The end of the last iteration is not the beginning of the next one, and neither is a time immediately before
        // the end of an iteration.
        if rest * runLength < AnimationTiming.tolerance, run > 0, phase == .after || abs(time - total) < 1e-9 {
            run -= 1
            rest = 1
        }
        var fraction = rest
        if autoreverses {
            fraction *= 2
            if fraction > 1 { fraction = 2 - fraction }
        }
        return Moment(phase: phase, run: Int(clamping: max(0, min(run, 1e15))), fraction: min(1, max(0, fraction)))
    }
}

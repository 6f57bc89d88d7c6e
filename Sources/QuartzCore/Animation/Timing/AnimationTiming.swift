/// The numbers of `CAMediaTiming`, and what they mean.
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

    /// Differences of times are off by less than this many seconds: the sum of many frame intervals is not exact.
    static let tolerance: TimeInterval = 1e-7

    /// Where an animation is.
    struct Moment: Equatable {
        enum Phase {
            case before
            case active
            case after
        }
        var phase: Phase
        /// The number of runs that are complete.
        var run = 0
        /// How far the present run has come, from 0 to 1.
        var fraction: Double = 0
    }

    private var runLength: TimeInterval { autoreverses ? 2 * duration : duration }

    /// How long it is active, in its own seconds; may be infinite.
    var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? runLength * Double(repeatCount) : runLength
    }

    /// When it ends, in the time around it; nil for one that never does. `begin` is when it begins there.
    func end(begin: TimeInterval) -> TimeInterval? {
        let pace = abs(Double(speed))
        guard pace > 0, activeDuration.isFinite else { return nil }
        return begin + activeDuration / pace
    }

    /// - Parameters:
    ///   - time: in the time around it.
    ///   - begin: when it begins there.
    func moment(at time: TimeInterval, begin: TimeInterval) -> Moment {
        let pace = Double(speed)
        let total = activeDuration
        let passed = (time - begin) * abs(pace)
        guard passed >= -AnimationTiming.tolerance else { return place(pace < 0 ? total : 0, .before, total) }
        // One that never moves is active for as long as it is there.
        guard passed < total - AnimationTiming.tolerance || pace == 0 else {
            return place(pace < 0 ? 0 : total, .after, total)
        }
        return place(pace < 0 ? total - passed : max(0, passed), .active, total)
    }

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
        // The end of the last run is not the beginning of another; nor is a time just before the end of a run.
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

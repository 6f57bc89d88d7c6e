/// An animation that has been added to a layer.
@MainActor final class RunningAnimation {
    let animation: CAAnimation
    let key: String?
    /// The sequence number of the animation. Of two animations that end at the same time, the older one ends first.
    let order: Int
    /// The begin time in the layer's time space; `nil` until the first frame after the animation was added.
    private(set) var begin: TimeInterval?
    /// A Boolean value that indicates whether the animation has been active in a frame.
    var hasStarted = false
    /// A Boolean value that indicates whether the animation has ended, although the layer may still hold it.
    var hasEnded = false
    /// The transactions whose completion blocks wait for the animation.
    var trackers: [TransactionTracker] = []

    /// The number of animations of the process so far, which orders the animations of different hosts too.
    private static var count = 0

    init(_ animation: CAAnimation, key: String?) {
        self.animation = animation
        self.key = key
        RunningAnimation.count += 1
        order = RunningAnimation.count
    }

    /// Sets the begin time on the first call: to the animation's `beginTime`, or to `time` if that is 0.
    func resolve(_ time: TimeInterval) {
        guard begin == nil else { return }
        begin = (animation.beginTime != 0 ? animation.beginTime : time) + animation.startDelay
    }

    /// Returns the state of the animation at a time of the layer. Without a begin time the animation is in its first
    /// frame.
    func moment(at time: TimeInterval) -> AnimationTiming.Moment {
        animation.timing.moment(
            at: begin == nil ? time + (animation.startDelay > 0 ? -1 : 0) : time, begin: begin ?? time)
    }

    /// The end time in the layer's time space; `nil` if the animation does not end by itself.
    var end: TimeInterval? {
        guard animation.progress == nil, let begin else { return nil }
        return animation.timing.end(begin: begin)
    }

    /// Applies the animation to `values`.
    ///
    /// - Parameters:
    ///   - time: The time in the layer's time space.
    ///   - values: The layer's properties to change.
    /// - Returns: A Boolean value that indicates whether the animation has an effect at that time.
    func apply(at time: TimeInterval, to values: inout LayerProperties) -> Bool {
        if let progress = animation.progress {
            animation.apply(progress.fraction, run: 0, to: &values)
            return true
        }
        let moment = moment(at: time)
        switch moment.phase {
        case .before where !animation.fillMode.fillsBackwards: return false
        case .after where !animation.fillMode.fillsForwards: return false
        default:
            animation.apply(animation.eased(moment.fraction), run: moment.run, to: &values)
            return true
        }
    }
}

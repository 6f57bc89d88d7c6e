/// An animation that a layer has been given.
@MainActor final class RunningAnimation {
    let animation: CAAnimation
    let key: String?
    /// Animations are counted through: of two that end together, the older one ends first.
    let order: Int
    /// When it begins in the layer's time; nil until the first frame after it was added.
    private(set) var begin: TimeInterval?
    /// Whether it has been active in a frame.
    var hasStarted = false
    /// Whether it is over, though it may still be there.
    var hasEnded = false
    /// The transactions whose completion waits for it.
    var trackers: [TransactionTracker] = []

    private static var count = 0

    init(_ animation: CAAnimation, key: String?) {
        self.animation = animation
        self.key = key
        RunningAnimation.count += 1
        order = RunningAnimation.count
    }

    /// Makes the animation begin now, unless it says when.
    func resolve(_ time: TimeInterval) {
        guard begin == nil else { return }
        begin = (animation.beginTime != 0 ? animation.beginTime : time) + animation.startDelay
    }

    /// Where it is at a time of the layer. One that has not begun to run stands at its beginning.
    func moment(at time: TimeInterval) -> AnimationTiming.Moment {
        animation.timing.moment(
            at: begin == nil ? time + (animation.startDelay > 0 ? -1 : 0) : time, begin: begin ?? time)
    }

    /// When it ends in the layer's time; nil if it does not.
    var end: TimeInterval? {
        guard animation.progress == nil, let begin else { return nil }
        return animation.timing.end(begin: begin)
    }

    /// Changes `values` as the animation does at a time of the layer.
    ///
    /// - Returns: whether it has an effect then.
    func apply(at time: TimeInterval, to values: inout LayerProperties) -> Bool {
        if let progress = animation.progress {
            animation.apply(animation.eased(progress.fraction), run: 0, to: &values)
            return true
        }
        let moment = moment(at: time)
        switch moment.phase {
        case .before where !animation.fillMode.reachesBack: return false
        case .after where !animation.fillMode.reachesOn: return false
        default:
            animation.apply(animation.eased(moment.fraction), run: moment.run, to: &values)
            return true
        }
    }
}

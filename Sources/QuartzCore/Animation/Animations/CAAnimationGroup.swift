/// A group of animations that run concurrently, in the time space of the group. Animations that are longer than the
/// group are cut off at its end.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations in the group. Their delegates are not notified, and their `isRemovedOnCompletion` is ignored. An
    /// animation without a duration lasts as long as the group.
    open var animations: [CAAnimation]?

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CAAnimationGroup { copy.animations = animations?.map { $0.makeCopy() } }
        return copy
    }

    override func prepare(for layer: CALayer) {
        for animation in animations ?? [] {
            if animation.duration == 0 { animation.duration = duration }
            animation.prepare(for: layer)
        }
    }

    override func apply(_ fraction: Double, run: Int, to values: inout LayerProperties) {
        let time = fraction * duration
        for animation in animations ?? [] {
            let begin = animation.beginTime + animation.startDelay
            let moment = animation.timing.moment(at: time, begin: begin)
            switch moment.phase {
            case .before where !animation.fillMode.fillsBackwards: continue
            // An animation that ends together with the group still has an effect at that time.
            case .after where !animation.fillMode.fillsForwards && !animation.endsWith(time, begin: begin): continue
            default: animation.apply(animation.eased(moment.fraction), run: moment.run, to: &values)
            }
        }
    }

    override var changes: LayerPropertySet {
        var set = LayerPropertySet()
        for animation in animations ?? [] { set.formUnion(animation.changes) }
        return set
    }
}

extension CAAnimation {
    fileprivate func endsWith(_ time: TimeInterval, begin: TimeInterval) -> Bool {
        timing.end(begin: begin).map { time <= $0 + AnimationTiming.tolerance } ?? false
    }
}

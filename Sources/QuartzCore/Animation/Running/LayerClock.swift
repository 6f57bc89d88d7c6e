/// A layer's own time, where it differs from that of its superlayer.
final class LayerClock {
    var timing = AnimationTiming()

    /// How many layers have ever had one: as long as none has, nobody looks for them.
    @MainActor static var count = 0

    func local(_ time: TimeInterval) -> TimeInterval {
        (time - timing.beginTime) * Double(timing.speed) + timing.timeOffset
    }

    func outer(_ time: TimeInterval) -> TimeInterval {
        let speed = Double(timing.speed)
        return speed != 0 ? (time - timing.timeOffset) / speed + timing.beginTime : timing.beginTime
    }
}

/// The time of a layer and everything in it. Only `beginTime`, `speed` and `timeOffset` count; a layer does not end.
extension CALayer: CAMediaTiming {
    private func changeClock(_ body: (inout AnimationTiming) -> Void) {
        let clock = clock ?? LayerClock()
        if self.clock == nil {
            self.clock = clock
            LayerClock.count += 1
        }
        body(&clock.timing)
        rootLayer.host?.becameDirty()
    }

    /// When the layer's time begins, in its superlayer's, in seconds: 0 unless set. Numbers that are not finite count
    /// as 0.
    public var beginTime: TimeInterval {
        get { clock?.timing.beginTime ?? 0 }
        set { changeClock { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }
    /// Without end unless set. Has no effect on a layer.
    public var duration: TimeInterval {
        get { clock?.timing.duration ?? .infinity }
        set { changeClock { $0.duration = newValue } }
    }
    /// How fast the layer's time passes: 1 unless set. Numbers that are not finite count as 1.
    public var speed: Float {
        get { clock?.timing.speed ?? 1 }
        set { changeClock { $0.speed = newValue.isFinite ? newValue : 1 } }
    }
    /// What is added to the layer's time, in seconds: 0 unless set. Numbers that are not finite count as 0.
    public var timeOffset: TimeInterval {
        get { clock?.timing.timeOffset ?? 0 }
        set { changeClock { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }
    /// 0 unless set. Has no effect on a layer.
    public var repeatCount: Float {
        get { clock?.timing.repeatCount ?? 0 }
        set { changeClock { $0.repeatCount = newValue } }
    }
    /// 0 unless set. Has no effect on a layer.
    public var repeatDuration: TimeInterval {
        get { clock?.timing.repeatDuration ?? 0 }
        set { changeClock { $0.repeatDuration = newValue } }
    }
    /// False unless set. Has no effect on a layer.
    public var autoreverses: Bool {
        get { clock?.timing.autoreverses ?? false }
        set { changeClock { $0.autoreverses = newValue } }
    }
    /// ``CAMediaTimingFillMode/removed`` unless set. Has no effect on a layer.
    public var fillMode: CAMediaTimingFillMode {
        get { clock?.timing.fillMode ?? .removed }
        set { changeClock { $0.fillMode = newValue } }
    }

    /// A time of another layer, or of ``CACurrentMediaTime()`` if that is nil, in this layer's time.
    public final func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
        localTime(l?.outerTime(t) ?? t)
    }

    /// A time of this layer in another's, or in that of ``CACurrentMediaTime()`` if it is nil.
    public final func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
        let outer = outerTime(t)
        return l?.localTime(outer) ?? outer
    }

    /// The layer's time when everybody's is `time`.
    final func localTime(_ time: TimeInterval) -> TimeInterval {
        guard LayerClock.count > 0 else { return time }
        let around = superlayer?.localTime(time) ?? time
        return clock?.local(around) ?? around
    }

    private func outerTime(_ time: TimeInterval) -> TimeInterval {
        guard LayerClock.count > 0 else { return time }
        let around = clock?.outer(time) ?? time
        return superlayer?.outerTime(around) ?? around
    }

    /// How fast the layer's time passes.
    final var localSpeed: Double {
        guard LayerClock.count > 0 else { return 1 }
        return Double(clock?.timing.speed ?? 1) * (superlayer?.localSpeed ?? 1)
    }
}

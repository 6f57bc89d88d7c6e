/// The time space of a layer whose time differs from its superlayer's.
final class LayerClock {
    var timing = AnimationTiming()

    /// The number of clocks that the process has created so far. While it is 0, time conversions skip the search
    /// through the superlayers.
    @MainActor static var count = 0

    /// Converts a time from the superlayer's time space.
    func local(_ time: TimeInterval) -> TimeInterval {
        (time - timing.beginTime) * Double(timing.speed) + timing.timeOffset
    }

    /// Converts a time to the superlayer's time space.
    func outer(_ time: TimeInterval) -> TimeInterval {
        let speed = Double(timing.speed)
        return speed != 0 ? (time - timing.timeOffset) / speed + timing.beginTime : timing.beginTime
    }
}

/// The timing of a layer, which also applies to its sublayers. Only `beginTime`, `speed`, and `timeOffset` have an
/// effect; the time of a layer has no end.
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

    /// The time at which the layer's time space begins, in its superlayer's time space, in seconds. The default is 0. A
    /// value that is not finite counts as 0.
    public var beginTime: TimeInterval {
        get { clock?.timing.beginTime ?? 0 }
        set { changeClock { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }
    /// The duration, which has no effect on a layer. The default is infinity.
    public var duration: TimeInterval {
        get { clock?.timing.duration ?? .infinity }
        set { changeClock { $0.duration = newValue } }
    }
    /// The rate at which the layer's time passes. The default is 1. A value that is not finite counts as 1.
    public var speed: Float {
        get { clock?.timing.speed ?? 1 }
        set { changeClock { $0.speed = newValue.isFinite ? newValue : 1 } }
    }
    /// The offset to add to the layer's time, in seconds. The default is 0. A value that is not finite counts as 0.
    public var timeOffset: TimeInterval {
        get { clock?.timing.timeOffset ?? 0 }
        set { changeClock { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }
    /// The repeat count, which has no effect on a layer. The default is 0.
    public var repeatCount: Float {
        get { clock?.timing.repeatCount ?? 0 }
        set { changeClock { $0.repeatCount = newValue } }
    }
    /// The repeat duration, which has no effect on a layer. The default is 0.
    public var repeatDuration: TimeInterval {
        get { clock?.timing.repeatDuration ?? 0 }
        set { changeClock { $0.repeatDuration = newValue } }
    }
    /// A Boolean value that has no effect on a layer. The default is `false`.
    public var autoreverses: Bool {
        get { clock?.timing.autoreverses ?? false }
        set { changeClock { $0.autoreverses = newValue } }
    }
    /// The fill mode, which has no effect on a layer. The default is ``CAMediaTimingFillMode/removed``.
    public var fillMode: CAMediaTimingFillMode {
        get { clock?.timing.fillMode ?? .removed }
        set { changeClock { $0.fillMode = newValue } }
    }

    /// Converts a time from the time space of another layer to that of this layer.
    ///
    /// - Parameters:
    ///   - t: The time to convert, in seconds.
    ///   - l: The other layer. With `nil`, `t` is a time of ``CACurrentMediaTime()``.
    public final func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
        localTime(l?.outerTime(t) ?? t)
    }

    /// Converts a time from the time space of this layer to that of another layer.
    ///
    /// - Parameters:
    ///   - t: The time to convert, in seconds.
    ///   - l: The other layer. With `nil`, the result is a time of ``CACurrentMediaTime()``.
    public final func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
        let outer = outerTime(t)
        return l?.localTime(outer) ?? outer
    }

    /// Converts a time of ``CACurrentMediaTime()`` to the layer's time space.
    final func localTime(_ time: TimeInterval) -> TimeInterval {
        guard LayerClock.count > 0 else { return time }
        let around = superlayer?.localTime(time) ?? time
        return clock?.local(around) ?? around
    }

    /// Converts a time of the layer to ``CACurrentMediaTime()``.
    private func outerTime(_ time: TimeInterval) -> TimeInterval {
        guard LayerClock.count > 0 else { return time }
        let around = clock?.outer(time) ?? time
        return superlayer?.outerTime(around) ?? around
    }

    /// The rate at which the layer's time passes, relative to ``CACurrentMediaTime()``.
    final var localSpeed: Double {
        guard LayerClock.count > 0 else { return 1 }
        return Double(clock?.timing.speed ?? 1) * (superlayer?.localSpeed ?? 1)
    }
}

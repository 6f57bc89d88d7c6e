/// What all animations have in common: their timing, and who is told of them.
///
/// A layer that is given an animation keeps a copy: what is changed on the original afterwards has no effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    package var timing = AnimationTiming()
    private var ownValues: [String: Any] = [:]

    /// An animation that does nothing yet.
    @preconcurrency @MainActor public required override init() { super.init() }

    /// Is told when the animation starts and stops. The animation keeps it.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer lets go of the animation when it has ended. True unless set otherwise.
    open var isRemovedOnCompletion = true

    /// The pace of each run. Nil, the default, is a steady one.
    open var timingFunction: CAMediaTimingFunction?

    /// When it begins, in the time around it, in seconds. Numbers that are not finite count as 0.
    open var beginTime: TimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue.isFinite ? newValue : 0 }
    }
    /// How long one run takes, in seconds; 0 takes the transaction's or the group's. Negative numbers count as 0.
    open var duration: TimeInterval {
        get { timing.duration }
        set { timing.duration = newValue.isNaN ? 0 : max(0, newValue) }
    }
    /// How fast its time passes. Numbers that are not finite count as 1.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue.isFinite ? newValue : 1 }
    }
    /// What is added to its time, in seconds. Numbers that are not finite count as 0.
    open var timeOffset: TimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue.isFinite ? newValue : 0 }
    }
    /// How many times it runs; 0 is once. Negative numbers count as 0, `.infinity` is without end.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue.isNaN ? 0 : max(0, newValue) }
    }
    /// How long it runs again and again, in seconds; 0 leaves it to ``repeatCount``. Negative numbers count as 0.
    open var repeatDuration: TimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue.isNaN ? 0 : max(0, newValue) }
    }
    /// Whether each run is followed by one backwards. False unless set.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// Whether it has an effect before it begins and after it has ended.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Keeps a value of the app's own under a name, to tell animations apart by.
    open func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }

    /// The value that was kept under a name.
    open func value(forKey key: String) -> Any? { ownValues[key] }

    /// Adds a copy of the animation to the layer `anObject`, under the name of the event.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// An animation with the same values. Subclasses with values of their own add them to super's.
    func makeCopy() -> CAAnimation {
        let copy = type(of: self).init()
        copy.timing = timing
        copy.ownValues = ownValues
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.timingFunction = timingFunction
        copy.startDelay = startDelay
        copy.progress = progress
        return copy
    }

    // MARK: For the toolkit

    /// Seconds by which the animation starts after the first frame it is seen in, where `beginTime` is zero.
    package var startDelay: TimeInterval = 0
    /// Says how far the animation has come, instead of the time. It then lasts until it is removed.
    package var progress: (any AnimationProgress)?

    /// What the layer's class and present values say about this animation; called when it is added.
    func prepare(for layer: CALayer) {}

    /// How far one run of the animation has come, which goes into `apply`.
    func eased(_ fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }

    /// Changes `values` as the animation does at a moment.
    ///
    /// - Parameter fraction: how far the run has come, eased.
    func apply(_ fraction: Double, run: Int, to values: inout LayerProperties) {}

    /// The properties that `apply` changes.
    var changes: LayerPropertySet { LayerPropertySet() }
}

/// Says how far an animation has come that somebody moves by hand.
@MainActor package protocol AnimationProgress: AnyObject {
    /// From 0 to 1; beyond for springs.
    var fraction: Double { get }
    /// Whether the fraction changes by itself, so that each frame shows another.
    var isRunning: Bool { get }
}

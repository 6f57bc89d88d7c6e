/// The base class of animations, which provides timing and a delegate.
///
/// A layer stores a copy of each animation that is added to it. Later changes to the original have no effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    package var timing = AnimationTiming()
    private var ownValues: [String: Any] = [:]

    /// Creates an animation that changes no property.
    @preconcurrency @MainActor public required override init() { super.init() }

    /// The object that is notified when the animation starts and stops. The animation retains its delegate.
    open var delegate: (any CAAnimationDelegate)?

    /// A Boolean value that indicates whether the layer removes the animation when it ends. The default is `true`.
    open var isRemovedOnCompletion = true

    /// The timing function of each iteration. The default is `nil`, which paces the animation evenly.
    open var timingFunction: CAMediaTimingFunction?

    /// The time at which the animation begins, in its parent's time space, in seconds. A value that is not finite
    /// counts as 0.
    open var beginTime: TimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue.isFinite ? newValue : 0 }
    }
    /// The duration of one iteration, in seconds. With 0, the animation takes the duration of the transaction or of its
    /// group. Negative values and NaN count as 0.
    open var duration: TimeInterval {
        get { timing.duration }
        set { timing.duration = newValue.isNaN ? 0 : max(0, newValue) }
    }
    /// The rate at which the animation's time passes. The default is 1. A value that is not finite counts as 1.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue.isFinite ? newValue : 1 }
    }
    /// The offset to add to the animation's active time, in seconds. A value that is not finite counts as 0.
    open var timeOffset: TimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue.isFinite ? newValue : 0 }
    }
    /// The number of iterations. With 0 the animation plays once; with `.infinity` it repeats forever. Negative values
    /// and NaN count as 0.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue.isNaN ? 0 : max(0, newValue) }
    }
    /// The time for which the animation repeats, in seconds. With 0, ``repeatCount`` decides. Negative values and NaN
    /// count as 0.
    open var repeatDuration: TimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue.isNaN ? 0 : max(0, newValue) }
    }
    /// A Boolean value that indicates whether each iteration is followed by the same iteration in reverse. The default
    /// is `false`.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// The effect of the animation before it begins and after it ends. The default is
    /// ``CAMediaTimingFillMode/removed``.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Stores a value of the app under a key, for example to identify the animation in a delegate method.
    open func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }

    /// Returns the value that the app stored under a key.
    open func value(forKey key: String) -> Any? { ownValues[key] }

    /// Adds a copy of the animation to a layer.
    ///
    /// - Parameters:
    ///   - event: The key of the animation.
    ///   - anObject: The layer. An object of another class is ignored.
    ///   - dict: Unused.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns an animation with the same values. Subclasses copy their own properties to the result of `super`.
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

    // MARK: For the framework

    /// The delay of the animation after the first frame that shows it, in seconds; used while `beginTime` is 0.
    package var startDelay: TimeInterval = 0
    /// An object that provides the animation's progress in place of the clock. The animation then lasts until it is
    /// removed.
    package var progress: (any AnimationProgress)?

    /// Adopts values from the layer's class and its presentation values. The layer calls this when the animation is
    /// added.
    func prepare(for layer: CALayer) {}

    /// Returns the key under which a layer stores the animation when the app adds it with a key.
    func layerKey(for key: String?) -> String? { key }

    /// Returns the eased progress of one iteration, which the layer passes to `apply`.
    func eased(_ fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }

    /// Applies the animation to `values`.
    ///
    /// - Parameters:
    ///   - fraction: The eased progress within the iteration.
    ///   - run: The number of completed iterations.
    ///   - values: The layer's properties to change.
    func apply(_ fraction: Double, run: Int, to values: inout LayerProperties) {}

    /// The properties that `apply` changes.
    var changes: LayerPropertySet { LayerPropertySet() }
}

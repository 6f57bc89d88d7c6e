/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation between keyframes.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each keyframe value applies until the next keyframe.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at constant speed. `keyTimes` and `timingFunctions` are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Cubic interpolation through the keyframes.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Cubic interpolation at constant speed. `keyTimes` and `timingFunctions` are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of an object that is animated along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The object's x-axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The object's x-axis points against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a sequence of values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The keyframe values, in order and in the property's type. Ignored if ``path`` is set. Values of another type, or
    /// with numbers that are not finite, are omitted.
    open var values: [Any]? {
        didSet {
            track = nil
            knownValues = nil
        }
    }

    /// The path of a point-valued property. The end points of the path's elements are the keyframes. The animation
    /// jumps to the beginning of each further subpath.
    open var path: CGPath? { didSet { track = nil } }

    /// The times of the keyframes, from 0 to 1 in ascending order.
    ///
    /// The array has as many elements as there are keyframes, and one more in the discrete mode, where the last element
    /// is the end of the last value. Otherwise, and by default, the keyframes are evenly spaced.
    open var keyTimes: [NSNumber]? { didSet { track = nil } }

    /// The timing functions between keyframes; one fewer than there are keyframes. A segment without a timing function
    /// is linear.
    open var timingFunctions: [CAMediaTimingFunction]? { didSet { track = nil } }

    /// The interpolation between keyframes. The default is ``CAAnimationCalculationMode/linear``.
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }

    /// The rotation of the layer as it moves along the path. The default is `nil`, which does not rotate it.
    open var rotationMode: CAAnimationRotationMode?

    /// The keyframes' interpolator, created on first use.
    private var track: KeyframeTrack?
    /// The keyframes in the property's type, if the framework supplied them.
    private var knownValues: [AnimationValue]?

    /// Sets the keyframes without a conversion from public types.
    package func setKeyframes(_ values: [AnimationValue], at times: [Double], _ functions: [CAMediaTimingFunction]) {
        self.values = values.map { $0.any as Any }
        keyTimes = times.map { NSNumber(value: $0) }
        timingFunctions = functions
        knownValues = values
    }

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CAKeyframeAnimation {
            copy.values = values
            copy.path = path?.copy()
            copy.keyTimes = keyTimes
            copy.timingFunctions = timingFunctions
            copy.calculationMode = calculationMode
            copy.rotationMode = rotationMode
            copy.knownValues = knownValues
        }
        return copy
    }

    /// Returns the interpolator, with values of the type of `base`.
    private func track(like base: AnimationValue) -> KeyframeTrack {
        if let track { return track }
        let legs: [KeyframeTrack.Leg]
        if let path {
            legs = KeyframeTrack.legs(along: path)
        } else {
            let list = knownValues ?? (values ?? []).compactMap { keyframe($0, like: base) }
            legs = KeyframeTrack.legs(through: list, mode: calculationMode)
        }
        let made = KeyframeTrack(
            legs, times: keyTimes?.map(\.doubleValue), functions: timingFunctions ?? [], mode: calculationMode)
        track = made
        return made
    }

    private func keyframe(_ any: Any, like base: AnimationValue) -> AnimationValue? {
        guard let value = AnimationValue(any, like: base) else { return nil }
        return value.isFinite || GeometryValidation.refuse(any, "values", self) ? value : nil
    }

    override func value(at fraction: Double, base: AnimationValue) -> AnimationValue? {
        track(like: base).value(at: fraction)
    }

    override func apply(_ fraction: Double, run: Int, to values: inout LayerProperties) {
        super.apply(fraction, run: run, to: &values)
        guard let rotationMode, path != nil, let key, let base = key.value(in: values),
            var angle = track(like: base).direction(at: fraction)
        else { return }
        if rotationMode == .rotateAutoReverse { angle += .pi }
        values.transform = CATransform3DConcat(
            values.transform, CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1))
    }

    override var changes: LayerPropertySet {
        var set = super.changes
        if rotationMode != nil, path != nil { set.insert(bit: LayerPropertySet.bit(.transform)) }
        return set
    }
}

/// How values between keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// The mode of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// On a straight line from one keyframe to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each keyframe stays until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// On a straight line and at an even pace all the way: `keyTimes` and `timingFunctions` do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the keyframes.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve at an even pace.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// The mode of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its x axis points forwards.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points backwards.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order; each as the property has it. With a ``path`` they do not count.
    open var values: [Any]? { didSet { track = nil } }

    /// The way of a point: the ends of its pieces are the keyframes. Another subpath is a jump.
    open var path: CGPath? { didSet { track = nil } }

    /// When each keyframe is reached, from 0 to 1, rising; as many as there are keyframes, and one more for the
    /// discrete mode, where the last one is the end of the last value. Otherwise they are spread evenly.
    open var keyTimes: [NSNumber]? { didSet { track = nil } }

    /// The pace from each keyframe to the next; one less than there are keyframes. Where one is missing it is even.
    open var timingFunctions: [CAMediaTimingFunction]? { didSet { track = nil } }

    /// How values between keyframes come about.
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }

    /// Whether what moves along the path turns with it. Nil, the default, is not.
    open var rotationMode: CAAnimationRotationMode?

    /// Made of the values when they are first needed.
    private var track: KeyframeTrack?
    /// The keyframes in the form the property has them, where the toolkit gave them.
    private var knownValues: [AnimationValue]?

    /// Sets the keyframes without going through an app's types.
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

    private func track(like base: AnimationValue) -> KeyframeTrack {
        if let track { return track }
        let legs: [KeyframeTrack.Leg]
        if let path {
            legs = KeyframeTrack.legs(along: path)
        } else {
            let list = knownValues ?? (values ?? []).compactMap { AnimationValue($0, like: base) }
            legs = KeyframeTrack.legs(through: list, mode: calculationMode)
        }
        let made = KeyframeTrack(
            legs, times: keyTimes?.map(\.doubleValue), functions: timingFunctions ?? [], mode: calculationMode)
        track = made
        return made
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

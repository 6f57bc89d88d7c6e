/// An animation from one value to another.
///
/// ```swift
/// let pulse = CABasicAnimation(keyPath: "transform.scale")
/// pulse.fromValue = 1
/// pulse.toValue = 1.1
/// pulse.duration = 0.5
/// pulse.autoreverses = true
/// pulse.repeatCount = .infinity
/// layer.add(pulse, forKey: "pulse")
/// ```
///
/// The properties that are set determine the two values:
///
/// - `fromValue` and `toValue`: from `fromValue` to `toValue`.
/// - `fromValue` and `byValue`: from `fromValue` to the sum of both.
/// - `byValue` and `toValue`: from `toValue` minus `byValue` to `toValue`.
/// - `fromValue`: from `fromValue` to the property's value.
/// - `toValue`: from the property's value to `toValue`.
/// - `byValue`: from the property's value to its sum with `byValue`.
/// - None of them: from the previous presentation value to the property's value.
///
/// An animation changes only the presentation of the layer, and by default is removed when it ends; set the property as
/// well to keep the final value. The duration is in seconds; 0, the default, means that of the transaction or group. A
/// value of another type than the property's, or with numbers that are not finite, counts as `nil`.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start of the animation, in the property's type: a number, `CGPoint`, `CGSize`, `CGRect`,
    /// `CGColor`, `CGPath`, `CATransform3D` and so on. A value of another type, or with numbers that are not finite,
    /// counts as `nil`.
    open var fromValue: Any? {
        didSet { resolved = nil }
    }

    /// The value at the end of the animation.
    open var toValue: Any? {
        didSet { resolved = nil }
    }

    /// The difference between the start and the end of the animation.
    open var byValue: Any? {
        didSet { resolved = nil }
    }

    /// The three values, converted to the property's type.
    private struct Ends {
        var from: AnimationValue?
        var to: AnimationValue?
        var by: AnimationValue?
    }

    private var resolved: Ends?
    /// The presentation value before the animation was added, for an animation without any value.
    package var previous: AnimationValue?

    /// Sets the start and the end of the animation without a conversion from public types.
    package func setEnds(from: AnimationValue, to: AnimationValue) {
        fromValue = from.any
        toValue = to.any
        resolved = Ends(from: from, to: to, by: nil)
    }

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CABasicAnimation {
            copy.fromValue = fromValue
            copy.toValue = toValue
            copy.byValue = byValue
            copy.resolved = resolved
            copy.previous = previous
        }
        return copy
    }

    override func prepare(for layer: CALayer) {
        guard fromValue == nil, toValue == nil, byValue == nil, previous == nil, let key else { return }
        previous = key.value(in: layer.effectiveProperties.all)
    }

    /// Returns the three values, converted to the type of `base`.
    private func ends(like base: AnimationValue) -> Ends {
        if let resolved { return resolved }
        func value(_ any: Any?, _ property: StaticString) -> AnimationValue? {
            guard let any, let value = AnimationValue(any, like: base) else { return nil }
            return value.isFinite || GeometryValidation.refuse(any, property, self) ? value : nil
        }
        let ends = Ends(
            from: value(fromValue, "fromValue"), to: value(toValue, "toValue"), by: value(byValue, "byValue"))
        resolved = ends
        return ends
    }

    override func value(at fraction: Double, base: AnimationValue) -> AnimationValue? {
        let ends = ends(like: base)
        switch (ends.from, ends.to, ends.by) {
        case (let from?, let to?, _): return from.mixed(with: to, fraction)
        case (let from?, nil, let by?): return from.mixed(with: by.added(to: from), fraction)
        case (nil, let to?, let by?): return (to.subtracting(by) ?? to).mixed(with: to, fraction)
        case (let from?, nil, nil): return from.mixed(with: base, fraction)
        case (nil, let to?, nil): return base.mixed(with: to, fraction)
        case (nil, nil, let by?): return base.mixed(with: by.added(to: base), fraction)
        case (nil, nil, nil): return previous?.mixed(with: base, fraction)
        }
    }
}

/// An animation from one value to another.
///
/// Which values these are:
///
/// - `fromValue` and `toValue`: from the one to the other.
/// - `fromValue` and `byValue`: from the one to the sum of both.
/// - `byValue` and `toValue`: from the difference to `toValue`.
/// - `fromValue`: from it to the property's value.
/// - `toValue`: from the property's value to it.
/// - `byValue`: from the property's value to the sum of both.
/// - none: from what was seen before to the property's value.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// Where the animation starts: a number, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CGPath`, `CATransform3D` …, as
    /// the property has it. A value of another type, or with numbers that are not finite, counts as none.
    open var fromValue: Any? {
        didSet { resolved = nil }
    }

    /// Where the animation ends.
    open var toValue: Any? {
        didSet { resolved = nil }
    }

    /// How far the animation goes.
    open var byValue: Any? {
        didSet { resolved = nil }
    }

    /// The three values, as the property has them.
    private struct Ends {
        var from: AnimationValue?
        var to: AnimationValue?
        var by: AnimationValue?
    }

    private var resolved: Ends?
    /// What was seen before, for an animation without any value.
    package var previous: AnimationValue?

    /// Sets where the animation starts and ends without going through an app's types.
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
        previous = key.value(in: layer.presentationProperties.all)
    }

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

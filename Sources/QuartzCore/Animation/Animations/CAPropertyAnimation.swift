/// An animation of one property of a layer, or of a part of one.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// An animation of what `path` names, such as "position" or "transform.rotation.z". A path that names nothing that
    /// can be animated gives an animation without effect.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// What is animated.
    open var keyPath: String? {
        didSet { key = keyPath.flatMap { AnimatedKey($0) } }
    }

    /// Whether values are added to what the property is without this animation, instead of replacing it. Transforms are
    /// concatenated, the animation's first.
    open var isAdditive = false

    /// Whether each run goes on from the last value of the one before.
    open var isCumulative = false

    private(set) var key: AnimatedKey?

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CAPropertyAnimation {
            copy.keyPath = keyPath
            copy.isAdditive = isAdditive
            copy.isCumulative = isCumulative
        }
        return copy
    }

    /// The value at a part of a run; `base` is the property's value without this animation.
    func value(at fraction: Double, base: AnimationValue) -> AnimationValue? { nil }

    override func apply(_ fraction: Double, run: Int, to values: inout LayerProperties) {
        guard let key, let base = key.value(in: values), var value = value(at: fraction, base: base) else { return }
        if isCumulative, run > 0, let last = self.value(at: eased(1), base: base) {
            value = value.added(to: last.times(Double(run)))
        }
        if isAdditive { value = value.added(to: base) }
        key.set(value, in: &values)
    }

    override var changes: LayerPropertySet {
        var set = LayerPropertySet()
        if let key { set.insert(bit: key.bit) }
        return set
    }
}

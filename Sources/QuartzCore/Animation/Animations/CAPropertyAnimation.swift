/// An animation of a property of a layer, or of a component of a property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation of a property.
    ///
    /// - Parameter path: The key path of the property, such as "position" or "transform.rotation.z". With a path that
    ///   does not name an animatable property, the animation has no effect.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The key path of the animated property. The default is `nil`, which animates nothing.
    open var keyPath: String? {
        didSet { key = keyPath.flatMap { AnimatedKey($0) } }
    }

    /// A Boolean value that indicates whether the animation's values are added to the property's value instead of
    /// replacing it. The default is `false`. Transforms are concatenated, with the animation's transform applied first.
    open var isAdditive = false

    /// A Boolean value that indicates whether each iteration continues from the last value of the previous one. The
    /// default is `false`.
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

    /// Returns the value at a point within an iteration.
    ///
    /// - Parameters:
    ///   - fraction: The eased progress within the iteration.
    ///   - base: The value of the property without this animation.
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

/// A layer whose sublayers share a three-dimensional space with those of its superlayer, instead of being flattened
/// into a plane.
///
/// All planes in the space are drawn in the order of their depth, and may intersect each other. The layer has no plane:
/// its background, border, contents, shadow, mask, and clipping have no effect, and its ``CALayer/opacity`` applies to
/// each sublayer separately. Hit-testing returns only its sublayers.
///
/// ```swift
/// let cube = CATransformLayer()
/// for transform in faceTransforms {
///     let face = CALayer()
///     face.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
///     face.transform = transform
///     cube.addSublayer(face)
/// }
/// ```
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    /// Creates a layer without sublayers.
    public override init() {
        super.init()
        modelValues.special = .transform
    }

    /// Creates a layer with the property values of another layer, but without its sublayers.
    public override init(layer: Any) {
        super.init(layer: layer)
        modelValues.special = .transform
    }

    override func plainCopy() -> CALayer { CATransformLayer(layer: self) }

    /// Returns `nil`: layers do not support archives.
    public required init?(coder: NSCoder) { nil }
}

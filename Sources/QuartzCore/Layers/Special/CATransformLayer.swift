/// A layer whose sublayers lie in one space with those of its superlayer, instead of being flattened into a plane.
///
/// All planes in the space are drawn in the order of their depth and may cut through each other. The layer has no plane of its
/// own: its background, border, contents, shadow, mask and clipping have no effect, and its ``CALayer/opacity`` is that
/// of each sublayer by itself. It is never hit, only its sublayers are.
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

    /// Creates a layer with the property values of `layer`, without its sublayers.
    public override init(layer: Any) {
        super.init(layer: layer)
        modelValues.special = .transform
    }

    /// Layers have no archives here: always nil.
    public required init?(coder: NSCoder) { nil }
}

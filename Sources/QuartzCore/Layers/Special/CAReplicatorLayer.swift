/// A layer that draws several copies of its sublayers. Each copy is transformed, tinted, and delayed relative to the
/// previous one.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.instanceCount = 3
/// dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
/// dots.instanceDelay = 0.2
/// dots.addSublayer(pulsingDot)
/// ```
///
/// Copies are drawn in the order of their depth; copies with the same depth are drawn in the order of their index.
/// Hit-testing considers only the first copy. At most 10,000 copies are drawn.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// A Boolean value that indicates whether any layer of the process ever had a delay. While it is `false`, the
    /// search for delayed copies is skipped.
    static var hasDelays = false

    private var replica: ReplicaDrawing {
        if case .replicator(let replica) = modelValues.special { replica } else { ReplicaDrawing() }
    }

    /// Creates a layer that draws its sublayers once.
    public override init() {
        super.init()
        modelValues.special = .replicator(ReplicaDrawing())
    }

    /// Creates a layer with the property values of another layer, but without its sublayers.
    public override init(layer: Any) {
        super.init(layer: layer)
        var copy = ReplicaDrawing()
        if case .replicator(let other) = modelValues.special {
            copy.count = other.count
            copy.preservesDepth = other.preservesDepth
            copy.delay = other.delay
            copy.transform = other.transform
            copy.color = other.color
            copy.offsets = other.offsets
        }
        modelValues.special = .replicator(copy)
    }

    override func plainCopy() -> CALayer { CAReplicatorLayer(layer: self) }

    /// Returns `nil`: layers do not support archives.
    public required init?(coder: NSCoder) { nil }

    private func set(_ key: String, _ body: (inout ReplicaDrawing) -> Void) {
        var new = replica
        body(&new)
        if new.delay != 0 { CAReplicatorLayer.hasDelays = true }
        change(key, .reshaped) { $0.special = .replicator(new) }
    }

    /// The number of copies. The default is 1. With 0 or a negative number, nothing is drawn.
    open var instanceCount: Int {
        get { replica.count }
        set { if newValue != replica.count { set("instanceCount") { $0.count = newValue } } }
    }

    /// A Boolean value that indicates whether the copies lie in the superlayer's space instead of being flattened into
    /// the layer's plane. The default is `false`. With `true`, the layer draws no content of its own, like a
    /// ``CATransformLayer``.
    open var preservesDepth: Bool {
        get { replica.preservesDepth }
        set { if newValue != replica.preservesDepth { set("preservesDepth") { $0.preservesDepth = newValue } } }
    }

    /// The delay of the animations of each copy relative to the previous copy, in seconds. The default is 0. Values
    /// that are not finite are ignored.
    open var instanceDelay: CFTimeInterval {
        get { replica.delay }
        set {
            if newValue != replica.delay, newValue.isFinite { set("instanceDelay") { $0.delay = newValue } }
        }
    }

    /// The transform of each copy relative to the previous copy, about the center of the layer. The default is the
    /// identity transform.
    open var instanceTransform: CATransform3D {
        get { replica.transform }
        set {
            guard newValue != replica.transform, isValid(newValue, "instanceTransform") else { return }
            set("instanceTransform") { $0.transform = newValue }
        }
    }

    /// The color that multiplies the colors of the first copy. The default is opaque white; `nil` has the same effect.
    open var instanceColor: CGColor? {
        get { replica.color ?? .white }
        set { if newValue != replica.color { set("instanceColor") { $0.color = newValue } } }
    }

    /// The difference of the red component of ``instanceColor`` from copy to copy. The default is 0.
    open var instanceRedOffset: Float {
        get { replica.offsets.x }
        set {
            guard newValue != replica.offsets.x, isValid(newValue, "instanceRedOffset") else { return }
            set("instanceRedOffset") { $0.offsets.x = newValue }
        }
    }

    /// The difference of the green component of ``instanceColor`` from copy to copy. The default is 0.
    open var instanceGreenOffset: Float {
        get { replica.offsets.y }
        set {
            guard newValue != replica.offsets.y, isValid(newValue, "instanceGreenOffset") else { return }
            set("instanceGreenOffset") { $0.offsets.y = newValue }
        }
    }

    /// The difference of the blue component of ``instanceColor`` from copy to copy. The default is 0.
    open var instanceBlueOffset: Float {
        get { replica.offsets.z }
        set {
            guard newValue != replica.offsets.z, isValid(newValue, "instanceBlueOffset") else { return }
            set("instanceBlueOffset") { $0.offsets.z = newValue }
        }
    }

    /// The difference of the alpha component of ``instanceColor`` from copy to copy. The default is 0.
    open var instanceAlphaOffset: Float {
        get { replica.offsets.w }
        set {
            guard newValue != replica.offsets.w, isValid(newValue, "instanceAlphaOffset") else { return }
            set("instanceAlphaOffset") { $0.offsets.w = newValue }
        }
    }
}

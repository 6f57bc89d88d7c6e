/// A layer that shows its sublayers several times, each copy transformed, tinted and delayed relative to the one before.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.instanceCount = 3
/// dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
/// dots.instanceDelay = 0.2
/// dots.addSublayer(pulsingDot)
/// ```
///
/// Copies are drawn in the order of their depth, equal ones one over the other. Only the first copy is hit. Up to 10000
/// copies are drawn.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// How many layers ever had a delay: as long as none has, nobody looks for them.
    static var hasDelays = false

    private var replica: ReplicaDrawing {
        if case .replicator(let replica) = modelValues.special { replica } else { ReplicaDrawing() }
    }

    /// Creates a layer that shows its sublayers once.
    public override init() {
        super.init()
        modelValues.special = .replicator(ReplicaDrawing())
    }

    /// Creates a layer with the property values of `layer`, without its sublayers.
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

    /// Layers have no archives here: always nil.
    public required init?(coder: NSCoder) { nil }

    private func set(_ key: String, _ body: (inout ReplicaDrawing) -> Void) {
        var new = replica
        body(&new)
        if new.delay != 0 { CAReplicatorLayer.hasDelays = true }
        change(key, .reshaped) { $0.special = .replicator(new) }
    }

    /// How many times the sublayers are shown: 1 unless set. Nothing is shown for 0 or less.
    open var instanceCount: Int {
        get { replica.count }
        set { if newValue != replica.count { set("instanceCount") { $0.count = newValue } } }
    }

    /// Whether the copies lie in the space around the layer instead of being flattened into its plane. False unless set.
    /// The layer then shows nothing of its own, as a ``CATransformLayer``.
    open var preservesDepth: Bool {
        get { replica.preservesDepth }
        set { if newValue != replica.preservesDepth { set("preservesDepth") { $0.preservesDepth = newValue } } }
    }

    /// By how many seconds the animations of each copy lag behind those of the one before. 0 unless set. Numbers that are
    /// not finite are ignored.
    open var instanceDelay: CFTimeInterval {
        get { replica.delay }
        set {
            if newValue != replica.delay, newValue.isFinite { set("instanceDelay") { $0.delay = newValue } }
        }
    }

    /// The transform from each copy to the next, about the middle of the layer. The identity unless set.
    open var instanceTransform: CATransform3D {
        get { replica.transform }
        set { if newValue != replica.transform { set("instanceTransform") { $0.transform = newValue } } }
    }

    /// What the colors of the first copy are multiplied by. Opaque white unless set; nil is white.
    open var instanceColor: CGColor? {
        get { replica.color ?? .white }
        set { if newValue != replica.color { set("instanceColor") { $0.color = newValue } } }
    }

    /// What is added to the red of ``instanceColor`` from copy to copy. 0 unless set.
    open var instanceRedOffset: Float {
        get { replica.offsets.x }
        set { if newValue != replica.offsets.x { set("instanceRedOffset") { $0.offsets.x = newValue } } }
    }

    /// What is added to the green of ``instanceColor`` from copy to copy. 0 unless set.
    open var instanceGreenOffset: Float {
        get { replica.offsets.y }
        set { if newValue != replica.offsets.y { set("instanceGreenOffset") { $0.offsets.y = newValue } } }
    }

    /// What is added to the blue of ``instanceColor`` from copy to copy. 0 unless set.
    open var instanceBlueOffset: Float {
        get { replica.offsets.z }
        set { if newValue != replica.offsets.z { set("instanceBlueOffset") { $0.offsets.z = newValue } } }
    }

    /// What is added to the opacity of ``instanceColor`` from copy to copy. 0 unless set.
    open var instanceAlphaOffset: Float {
        get { replica.offsets.w }
        set { if newValue != replica.offsets.w { set("instanceAlphaOffset") { $0.offsets.w = newValue } } }
    }
}

/// A layer that fills its bounds, rounded by `cornerRadius`, with colours that run into each other.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    private var gradient: GradientDrawing {
        if case .gradient(let gradient) = modelValues.special { gradient } else { GradientDrawing() }
    }

    /// A layer without colours, which draws nothing.
    public override init() {
        super.init()
        modelValues.special = .gradient(GradientDrawing())
    }

    /// A layer with the property values of `layer`, without its sublayers.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Layers have no archives here: always nil.
    public required init?(coder: NSCoder) { nil }

    private func set(_ key: String, _ body: (inout GradientDrawing) -> Void) {
        var new = gradient
        body(&new)
        change(key, .contentChanged) { $0.special = .gradient(new) }
    }

    /// The colours, each a `CGColor`; other values are left out. Nil, the default, draws nothing. They are mixed in
    /// sRGB, before they are multiplied by their opacity.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set {
            let new = (newValue ?? []).compactMap { $0 as? CGColor }
            if new != gradient.colors { set("colors") { $0.colors = new } }
        }
    }

    /// Where each colour is, from 0 to 1, rising. Nil, the default, or another count than that of the colours spreads
    /// them evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: Double($0)) } }
        set {
            let new = newValue?.map { CGFloat($0.doubleValue) }
            guard new != gradient.locations,
                GeometryValidation.accepts(new ?? [], "locations", of: validatedOwner)
            else { return }
            set("locations") { $0.locations = new }
        }
    }

    /// Where the colours start, in units of the bounds: the start of the axis, or the centre. The middle of the top
    /// edge unless set.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { if newValue != gradient.startPoint, isValid(newValue, "startPoint") { set("startPoint") { $0.startPoint = newValue } } }
    }

    /// Where the colours end, in units of the bounds: the end of the axis, a corner of the box around the outermost
    /// ellipse, or where the turn begins. The middle of the bottom edge unless set.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { if newValue != gradient.endPoint, isValid(newValue, "endPoint") { set("endPoint") { $0.endPoint = newValue } } }
    }

    /// How the colours run.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { if newValue != gradient.type { set("type") { $0.type = newValue } } }
    }
}

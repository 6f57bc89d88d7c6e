/// A layer that fills and strokes a path, over its background.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    private var shape: ShapeDrawing {
        if case .shape(let shape) = modelValues.special { shape } else { ShapeDrawing() }
    }

    /// A layer without a path, which draws nothing.
    public override init() {
        super.init()
        modelValues.special = .shape(ShapeDrawing())
    }

    /// A layer with the property values of `layer`, without its sublayers.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Layers have no archives here: always nil.
    public required init?(coder: NSCoder) { nil }

    private func set(_ key: String, _ body: (inout ShapeDrawing) -> Void) {
        var new = shape
        body(&new)
        change(key, .contentChanged) { $0.special = .shape(new) }
    }

    /// The shape, in the layer's own coordinates. It may lie outside of the bounds, which cut off nothing unless the
    /// layer masks to them.
    open var path: CGPath? {
        get { shape.path }
        set { if newValue != shape.path { set("path") { $0.path = newValue?.copy() } } }
    }

    /// The colour inside the path. Opaque black unless set; nil fills nothing.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { if newValue != shape.fillColor { set("fillColor") { $0.fillColor = newValue } } }
    }

    /// The colour of the line along the path. Nil, the default, draws none.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { if newValue != shape.strokeColor { set("strokeColor") { $0.strokeColor = newValue } } }
    }

    /// The width of the line in points. One unless set.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { if newValue != shape.lineWidth, isValid(newValue, "lineWidth") { set("lineWidth") { $0.lineWidth = newValue } } }
    }

    /// How long the point of a mitered corner may be, in line widths. Ten unless set; longer ones are cut off.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { if newValue != shape.miterLimit, isValid(newValue, "miterLimit") { set("miterLimit") { $0.miterLimit = newValue } } }
    }

    /// How far into the pattern of dashes the line starts, in points.
    open var lineDashPhase: CGFloat {
        get { shape.dashPhase }
        set { if newValue != shape.dashPhase, isValid(newValue, "lineDashPhase") { set("lineDashPhase") { $0.dashPhase = newValue } } }
    }

    /// Where on the path the line starts, as a share of the length of all of it. Zero unless set.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { if newValue != shape.strokeStart, isValid(newValue, "strokeStart") { set("strokeStart") { $0.strokeStart = newValue } } }
    }

    /// Where on the path the line ends, as a share of the length of all of it. One unless set.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { if newValue != shape.strokeEnd, isValid(newValue, "strokeEnd") { set("strokeEnd") { $0.strokeEnd = newValue } } }
    }

    /// What counts as inside the path.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set {
            if newValue != fillRule { set("fillRule") { $0.fillRule = newValue == .evenOdd ? .evenOdd : .winding } }
        }
    }

    /// How the ends of the line look.
    open var lineCap: CAShapeLayerLineCap {
        get {
            switch shape.lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set {
            guard newValue != lineCap else { return }
            set("lineCap") { $0.lineCap = newValue == .round ? .round : newValue == .square ? .square : .butt }
        }
    }

    /// How the pieces of the line are joined.
    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch shape.lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set {
            guard newValue != lineJoin else { return }
            set("lineJoin") { $0.lineJoin = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter }
        }
    }

    /// The lengths in points of dashes and gaps by turns. Nil, the default, or lengths that are negative or all zero
    /// draw an unbroken line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashLengths.isEmpty ? nil : shape.dashLengths.map { NSNumber(value: Double($0)) } }
        set {
            let lengths = (newValue ?? []).map { CGFloat($0.doubleValue) }
            guard GeometryValidation.accepts(lengths, "lineDashPattern", of: validatedOwner) else { return }
            let usable = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
            let new = usable ? lengths : []
            if new != shape.dashLengths { set("lineDashPattern") { $0.dashLengths = new } }
        }
    }
}

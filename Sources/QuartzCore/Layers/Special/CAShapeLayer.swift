/// A layer that fills and strokes a path, over its background.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 72, height: 72)).cgPath
/// ring.fillColor = nil
/// ring.strokeColor = UIColor.systemBlue.cgColor
/// ring.lineWidth = 6
/// ring.strokeEnd = 0.75
/// view.layer.addSublayer(ring)
/// ```
///
/// By default, the path is filled with opaque black and not stroked, and the line width is 1 point. The path is in the
/// coordinate system of the layer. It may extend beyond the bounds, which clip it only if ``CALayer/masksToBounds`` is
/// `true`. ``strokeStart`` and ``strokeEnd`` are fractions of the length of the path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    private var shape: ShapeDrawing {
        if case .shape(let shape) = modelValues.special { shape } else { ShapeDrawing() }
    }

    /// Creates a layer without a path, which draws nothing.
    public override init() {
        super.init()
        modelValues.special = .shape(ShapeDrawing())
    }

    /// Creates a layer with the property values of another layer, but without its sublayers.
    public override init(layer: Any) { super.init(layer: layer) }

    override func plainCopy() -> CALayer { CAShapeLayer(layer: self) }

    /// Returns `nil`: layers do not support archives.
    public required init?(coder: NSCoder) { nil }

    private func set(_ key: String, _ body: (inout ShapeDrawing) -> Void) {
        var new = shape
        body(&new)
        change(key, .contentChanged) { $0.special = .shape(new) }
    }

    /// The path to draw, in the layer's coordinate system. It may extend beyond the bounds, which clip it only if the
    /// layer masks to its bounds.
    open var path: CGPath? {
        get { shape.path }
        set { if newValue != shape.path { set("path") { $0.path = newValue?.copy() } } }
    }

    /// The fill color of the path. The default is opaque black; `nil` fills nothing.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { if newValue != shape.fillColor { set("fillColor") { $0.fillColor = newValue } } }
    }

    /// The stroke color of the path. The default is `nil`, which strokes nothing.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { if newValue != shape.strokeColor { set("strokeColor") { $0.strokeColor = newValue } } }
    }

    /// The line width of the stroke, in points. The default is 1.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set {
            if newValue != shape.lineWidth, isValid(newValue, "lineWidth") {
                set("lineWidth") { $0.lineWidth = newValue }
            }
        }
    }

    /// The maximum length of a mitered corner, as a multiple of the line width. The default is 10. Corners that exceed
    /// it are beveled.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set {
            if newValue != shape.miterLimit, isValid(newValue, "miterLimit") {
                set("miterLimit") { $0.miterLimit = newValue }
            }
        }
    }

    /// The offset into the dash pattern at which the stroke starts, in points. The default is 0.
    open var lineDashPhase: CGFloat {
        get { shape.dashPhase }
        set {
            if newValue != shape.dashPhase, isValid(newValue, "lineDashPhase") {
                set("lineDashPhase") { $0.dashPhase = newValue }
            }
        }
    }

    /// The start of the stroke, as a fraction of the length of the path. The default is 0.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set {
            if newValue != shape.strokeStart, isValid(newValue, "strokeStart") {
                set("strokeStart") { $0.strokeStart = newValue }
            }
        }
    }

    /// The end of the stroke, as a fraction of the length of the path. The default is 1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set {
            if newValue != shape.strokeEnd, isValid(newValue, "strokeEnd") {
                set("strokeEnd") { $0.strokeEnd = newValue }
            }
        }
    }

    /// The fill rule of the path. The default is ``CAShapeLayerFillRule/nonZero``.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set {
            if newValue != fillRule { set("fillRule") { $0.fillRule = newValue == .evenOdd ? .evenOdd : .winding } }
        }
    }

    /// The shape of the ends of the stroke. The default is ``CAShapeLayerLineCap/butt``.
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

    /// The shape of the corners of the stroke. The default is ``CAShapeLayerLineJoin/miter``.
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

    /// The alternating lengths of dashes and gaps, in points. The default is `nil`, which draws a solid line, as do
    /// lengths that are negative or all 0.
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

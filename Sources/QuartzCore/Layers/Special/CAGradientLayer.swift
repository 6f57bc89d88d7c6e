/// A layer that fills its bounds, with the corners that `cornerRadius` rounds, with a color gradient.
///
/// ```swift
/// let sky = CAGradientLayer()
/// sky.frame = view.bounds
/// sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
/// sky.locations = [0, 0.8]
/// sky.startPoint = CGPoint(x: 0.5, y: 0)
/// sky.endPoint = CGPoint(x: 0.5, y: 1)
/// view.layer.insertSublayer(sky, at: 0)
/// ```
///
/// By default, the gradient is axial, from the top to the bottom, and has no colors, so that nothing is drawn. Colors
/// are `CGColor` objects; others are ignored. Points are in units of the bounds, locations are from 0 to 1. Without
/// locations, or with another number of them than colors, the colors are evenly spaced. They are interpolated in sRGB.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    private var gradient: GradientDrawing {
        if case .gradient(let gradient) = modelValues.special { gradient } else { GradientDrawing() }
    }

    /// Creates a layer without colors, which draws nothing.
    public override init() {
        super.init()
        modelValues.special = .gradient(GradientDrawing())
    }

    /// Creates a layer with the property values of another layer, but without its sublayers.
    public override init(layer: Any) { super.init(layer: layer) }

    override func plainCopy() -> CALayer { CAGradientLayer(layer: self) }

    /// Returns `nil`: layers do not support archives.
    public required init?(coder: NSCoder) { nil }

    private func set(_ key: String, _ body: (inout GradientDrawing) -> Void) {
        var new = gradient
        body(&new)
        change(key, .contentChanged) { $0.special = .gradient(new) }
    }

    /// The colors of the gradient, as `CGColor` objects; other objects are ignored. The default is `nil`, which draws
    /// nothing. Colors are interpolated in sRGB, with components that are not premultiplied.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set {
            let new = (newValue ?? []).compactMap { $0 as? CGColor }
            if new != gradient.colors { set("colors") { $0.colors = new } }
        }
    }

    /// The locations of the colors, from 0 to 1 in ascending order. The default is `nil`, which spaces the colors
    /// evenly, as does an array whose count differs from that of the colors.
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

    /// The start of the gradient, in units of the bounds: the start of the axis, or the center. The default is the
    /// center of the top edge, (0.5, 0).
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set {
            if newValue != gradient.startPoint, isValid(newValue, "startPoint") {
                set("startPoint") { $0.startPoint = newValue }
            }
        }
    }

    /// The end of the gradient, in units of the bounds: the end of the axis, a corner of the outermost ellipse's
    /// bounding box, or the direction in which the sweep begins. The default is the center of the bottom edge, (0.5,
    /// 1).
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set {
            if newValue != gradient.endPoint, isValid(newValue, "endPoint") {
                set("endPoint") { $0.endPoint = newValue }
            }
        }
    }

    /// The type of the gradient. The default is ``CAGradientLayerType/axial``.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { if newValue != gradient.type { set("type") { $0.type = newValue } } }
    }
}

import QuartzCore

/// The selected color.
@MainActor final class ColorSwatch: UIView, LayerPainter {
    var value = ColorValue(hue: 0, saturation: 0, brightness: 1) {
        didSet { if value != oldValue { layer.setNeedsPaint() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        layer.painter = self
    }

    required init?(coder: NSCoder) { nil }

    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        canvas.swatch(value.color, in: canvas.snapped(bounds), radius: ControlStyle.cornerRadius)
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityValue: String? { "#" + value.hex }
}

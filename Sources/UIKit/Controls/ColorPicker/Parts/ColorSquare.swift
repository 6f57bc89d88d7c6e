import QuartzCore

/// A field of all colors of a hue: the saturation grows from the leading to the trailing edge, and the brightness
/// upward.
@MainActor final class ColorSquare: UIControl {
    /// The color.
    var value = ColorValue(hue: 0, saturation: 0, brightness: 1) {
        didSet { if value != oldValue { setNeedsDisplay() } }
    }

    /// The function to call after the user changed the color, with `true` while the marker is being dragged.
    var didChange: ((ColorValue, Bool) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        layer.painter = self
        accessibilityLabel = "Saturation and Brightness"
    }

    required init?(coder: NSCoder) { nil }

    fileprivate var marker: CGPoint {
        CGPoint(
            x: leadingPosition(value.saturation * bounds.width), y: (1 - value.brightness) * bounds.height)
    }

    private func change(to point: CGPoint, continuously: Bool) {
        let saturation = max(0, min(1, leadingPosition(point.x) / max(1, bounds.width)))
        let brightness = max(0, min(1, 1 - point.y / max(1, bounds.height)))
        let new = ColorValue(hue: value.hue, saturation: saturation, brightness: brightness, alpha: value.alpha)
        guard new != value || !continuously else { return }
        value = new
        didChange?(new, continuously)
    }

    override var exclusiveGestures: ExclusiveGestures { [.swipe, .drag] }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        change(to: touch.location(in: self), continuously: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        change(to: touch.location(in: self), continuously: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        change(to: touch?.location(in: self) ?? marker, continuously: false)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        change(to: marker, continuously: false)
    }

    override var isTriggeredByKeyboard: Bool { false }
    override var usesArrowKeys: Bool { true }

    override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        var new = value
        func moved(_ value: CGFloat, _ step: CGFloat) -> CGFloat {
            max(0, min(1, ((value * 100).rounded() + step) / 100))
        }
        switch key.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardLeftArrow: new.saturation = moved(value.saturation, -1)
        case .keyboardRightArrow: new.saturation = moved(value.saturation, 1)
        case .keyboardDownArrow: new.brightness = moved(value.brightness, -1)
        case .keyboardUpArrow: new.brightness = moved(value.brightness, 1)
        case .keyboardPageDown: new.brightness = moved(value.brightness, -10)
        case .keyboardPageUp: new.brightness = moved(value.brightness, 10)
        case .keyboardHome: new.saturation = 0
        case .keyboardEnd: new.saturation = 1
        default: return false
        }
        guard new != value else { return true }
        value = new
        didChange?(new, false)
        return true
    }

    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, ControlStyle.cornerRadius) }

    override var controlTraits: UIAccessibilityTraits { .adjustable }

    override var defaultAccessibilityValue: String? {
        "\(Int((value.saturation * 100).rounded()))%, \(Int((value.brightness * 100).rounded()))%"
    }
}

extension ColorSquare: LayerPainter {
    /// Draws the colors and the marker.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let area = canvas.snapped(bounds)
        let hue = ColorValue(hue: value.hue, saturation: 1, brightness: 1).opaque
        let white = CGColor(gray: 1, alpha: 1)
        canvas.clipped(to: area, radius: ControlStyle.cornerRadius) {
            canvas.gradient(isRightToLeft ? [hue, white] : [white, hue], in: area)
            canvas.gradient([CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1)], in: area, isVertical: true)
        }
        canvas.marker(around: marker, diameter: 20, fill: value.opaque)
    }
}

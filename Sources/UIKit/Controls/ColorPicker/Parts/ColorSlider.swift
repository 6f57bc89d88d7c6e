import QuartzCore

/// A slider for a component of a color, whose track shows the colors of its positions.
@MainActor final class ColorSlider: UIControl {
    /// The value, from 0 to 1.
    var value: CGFloat = 0 { didSet { if value != oldValue { setNeedsDisplay() } } }

    /// The colors from the lower to the upper end.
    var colors: [CGColor] = [] { didSet { setNeedsDisplay() } }

    /// The color of the knob.
    var knobColor = CGColor(gray: 1, alpha: 1) { didSet { setNeedsDisplay() } }

    /// The number of the upper end in the accessibility value and for the steps of keys.
    let range: CGFloat
    private let unit: String

    /// The function to call after the user changed the value, with `true` while the knob is being dragged.
    var didChange: ((CGFloat, Bool) -> Void)?

    static let height: CGFloat = 26

    init(_ label: String, range: CGFloat, unit: String = "") {
        self.range = range
        self.unit = unit
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        layer.painter = self
        accessibilityLabel = label
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ColorSlider.height) }

    /// The center of the knob.
    fileprivate var knobX: CGFloat {
        let inset = bounds.height / 2
        return leadingPosition(inset + value * max(0, bounds.width - 2 * inset))
    }

    private func value(at point: CGPoint) -> CGFloat {
        let inset = bounds.height / 2
        return max(0, min(1, (leadingPosition(point.x) - inset) / max(1, bounds.width - 2 * inset)))
    }

    private func change(to new: CGFloat, continuously: Bool) {
        let new = max(0, min(1, new))
        guard new != value || !continuously else { return }
        value = new
        didChange?(new, continuously)
    }

    // MARK: Touches

    override var exclusiveGestures: ExclusiveGestures { .swipe }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        change(to: value(at: touch.location(in: self)), continuously: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        change(to: value(at: touch.location(in: self)), continuously: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        change(to: touch.map { value(at: $0.location(in: self)) } ?? value, continuously: false)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        change(to: value, continuously: false)
    }

    // MARK: Keys and accessibility

    override var isTriggeredByKeyboard: Bool { false }
    override var usesArrowKeys: Bool { true }

    override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        switch key.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardLeftArrow, .keyboardDownArrow: step(-1)
        case .keyboardRightArrow, .keyboardUpArrow: step(1)
        case .keyboardPageDown: step(-10)
        case .keyboardPageUp: step(10)
        case .keyboardHome: step(-range)
        case .keyboardEnd: step(range)
        default: return false
        }
        return true
    }

    private func step(_ steps: CGFloat) {
        let new = max(0, min(1, ((value * range).rounded() + steps) / range))
        if new != value { change(to: new, continuously: false) }
    }

    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, bounds.height / 2) }

    override var controlTraits: UIAccessibilityTraits { .adjustable }
    override var defaultAccessibilityValue: String? { "\(Int((value * range).rounded()))\(unit)" }
    override func accessibilityIncrement() { if isEnabled { step(1) } }
    override func accessibilityDecrement() { if isEnabled { step(-1) } }
}

extension ColorSlider: LayerPainter {
    /// Draws the track and the knob.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let area = canvas.snapped(bounds)
        canvas.clipped(to: area, radius: area.height / 2) {
            if colors.contains(where: { $0.alpha < 1 }) { canvas.checkerboard(area) }
            canvas.gradient(isRightToLeft ? colors.reversed() : colors, in: area)
        }
        canvas.marker(
            around: CGPoint(x: canvas.snapped(knobX), y: area.midY), diameter: area.height - 4, fill: knobColor)
    }
}

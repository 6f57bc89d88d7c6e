import QuartzCore

/// The arrow of a combo box, which opens the list when it is pressed.
@MainActor final class ComboBoxButton: UIControl {
    weak var owner: ComboBox?

    /// A Boolean value that indicates whether the list is open.
    var isOpen = false { didSet { if isOpen != oldValue { setNeedsDisplay() } } }

    private static let size = CGSize(width: 24, height: 24)

    init() {
        super.init(frame: CGRect(origin: .zero, size: ComboBoxButton.size))
        isOpaque = false
        layer.painter = self
        accessibilityLabel = "Show Choices"
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { ComboBoxButton.size }
    override func sizeThatFits(_ size: CGSize) -> CGSize { ComboBoxButton.size }

    // The field has the keyboard focus.
    override var canBecomeFirstResponder: Bool { false }
    override var becomesFirstResponderWhenPressed: Bool { false }
    override var exclusiveGestures: ExclusiveGestures { .tap }
    override var controlTraits: UIAccessibilityTraits { .button }

    /// Opens the list as soon as the arrow is pressed.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let owner, let touch = touches.first else { return }
        let isPointer = touch.type == .indirectPointer
        guard !isPointer || event?.buttonMask.contains(.primary) != false else { return }
        owner.becomeFirstResponder()
        owner.openList(isPointer ? .pointer : .finger)
    }

    override func accessibilityActivate() -> Bool { owner?.openList(.key) ?? false }
}

extension ComboBoxButton: LayerPainter {
    /// Draws the arrow.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let area = canvas.snapped(bounds)
        if isEnabled, isOpen || isPointerInside {
            canvas.fill(area, radius: ControlStyle.innerRadius, isOpen ? ControlStyle.pressed : ControlStyle.hover)
        }
        let configuration = UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold)
        if let image = UIImage(systemName: "chevron.down", withConfiguration: configuration) {
            canvas.image(image, .secondaryLabel, in: area)
        }
    }
}

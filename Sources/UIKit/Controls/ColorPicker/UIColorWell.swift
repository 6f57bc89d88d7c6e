import QuartzCore

/// A control that shows a color, and with which the user chooses another one in a popover.
///
/// ```swift
/// let well = UIColorWell()
/// well.title = "Background"
/// well.selectedColor = .systemTeal
/// well.addAction(UIAction { [unowned well] _ in print(well.selectedColor ?? .clear) }, for: .valueChanged)
/// view.addSubview(well)
/// ```
///
/// The well sends `.valueChanged` and then `.primaryActionTriggered` for each change by the user, also while dragging
/// (PK-07).
@preconcurrency @MainActor open class UIColorWell: UIControl {
    static let size = CGSize(width: 28, height: 28)

    private weak var picker: UIColorPickerViewController?
    private lazy var observer = ColorWellObserver(self)

    /// Creates a color well without a color. If the size of `frame` is zero, it has its natural size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        layer.painter = self
        if frame.size == .zero { bounds.size = UIColorWell.size }
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    /// The color, or `nil`, the default, for none. Setting it sends no events.
    open var selectedColor: UIColor? {
        didSet {
            setNeedsDisplay()
            guard let picker, let selectedColor, !isAdopting else { return }
            picker.selectedColor = selectedColor
        }
    }

    /// The title of the color picker.
    open var title: String? { didSet { picker?.title = title } }

    /// A Boolean value that indicates whether the user can choose an opacity. The default is `true`.
    open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }

    private var isAdopting = false

    /// Adopts a color that the user chose.
    func adopt(_ color: UIColor) {
        isAdopting = true
        selectedColor = color
        isAdopting = false
        sendValueChanged(with: nil)
    }

    // MARK: The picker

    package override func didTrigger(with event: UIEvent?) {
        guard picker?.presentingViewController == nil, let presenter else { return }
        let new = UIColorPickerViewController()
        new.title = title
        new.supportsAlpha = supportsAlpha
        if let selectedColor { new.selectedColor = selectedColor.resolvedColor(with: traitCollection) }
        new.delegate = observer
        new.modalPresentationStyle = .popover
        new.popoverPresentationController?.sourceView = self
        picker = new
        presenter.present(new, animated: true)
    }

    // MARK: Layout, input and accessibility

    /// The natural size.
    open override var intrinsicContentSize: CGSize { UIColorWell.size }

    override var standardContentPriorities: ContentPriorities { .fixedSize }

    /// Returns the natural size, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIColorWell.size }

    package override var exclusiveGestures: ExclusiveGestures { .tap }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (disc, disc.width / 2) }

    package override var controlTraits: UIAccessibilityTraits { .button }

    package override var defaultAccessibilityLabel: String? { title }

    /// The color as hexadecimal digits.
    package override var defaultAccessibilityValue: String? {
        selectedColor.map { "#" + ColorValue($0, traitCollection).hex }
    }

    /// The square in the middle.
    private var disc: CGRect {
        let side = min(bounds.width, bounds.height)
        return CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }
}

extension UIColorWell: LayerPainter {
    /// Draws a ring of all hues with the color inside.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let disc = canvas.snapped(disc)
        let middle = CGPoint(x: disc.midX, y: disc.midY)
        let width = max(2, disc.width * 0.11)
        let radius = disc.width / 2 - width / 2
        context.setLineWidth(width)
        let steps = 48
        for step in 0..<steps {
            let start = CGFloat(step) / CGFloat(steps)
            let color = ColorValue(hue: start, saturation: isHighlighted ? 0.9 : 0.75, brightness: 0.95).color
            context.setStrokeColor(canvas.color(color))
            // Neighbors overlap, so that no gaps are visible between them.
            let overlap: CGFloat = step == steps - 1 ? 0 : 0.02
            context.addArc(
                center: middle, radius: radius, startAngle: -.pi / 2 + start * 2 * .pi,
                endAngle: -.pi / 2 + start * 2 * .pi + 2 * .pi / CGFloat(steps) + overlap, clockwise: false)
            context.strokePath()
        }
        let gap = width + max(1.5, disc.width * 0.06)
        let inner = disc.insetBy(dx: gap, dy: gap)
        if let selectedColor {
            canvas.swatch(selectedColor, in: inner, radius: inner.width / 2)
        } else {
            canvas.fill(inner, radius: inner.width / 2, .tertiarySystemFill)
        }
        if isEnabled, isPointerInside || isHighlighted {
            canvas.fill(inner, radius: inner.width / 2, isHighlighted ? ControlStyle.pressed : ControlStyle.hover)
        }
    }
}

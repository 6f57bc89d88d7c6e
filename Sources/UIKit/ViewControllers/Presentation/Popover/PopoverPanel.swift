import QuartzCore

/// The panel of a popover with its arrow; the presented controller's view is in it.
@MainActor final class PopoverPanel: PresentationPanel {
    /// The ground; nil is the toolkit's own.
    var ground: UIColor? { didSet { updateColors() } }

    private let shape = CAShapeLayer()
    private let cut = PanelContentView()
    private var placement: PopoverPlacement?

    init(_ content: UIView) {
        super.init(frame: .zero)
        shape.animatesImplicitly = false
        shape.lineWidth = 1
        shape.shadowColor = CGColor(gray: 0, alpha: 1)
        shape.shadowOpacity = PopoverPanel.shadowOpacity
        shape.shadowRadius = 16
        shape.shadowOffset = CGSize(width: 0, height: 6)
        layer.addSublayer(shape)
        cut.layer.cornerRadius = PopoverPlacement.cornerRadius
        addSubview(cut)
        hold(content)
        updateColors()
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: PopoverPanel.updateColors)
    }

    required init?(coder: NSCoder) { return nil }

    /// Takes the controller's view in, if it is not in already.
    func hold(_ content: UIView) { cut.hold(content) }

    /// Whether the panel is shown in a popup of its own, which has no shadow: the edge is stronger there.
    var isOutside = false {
        didSet {
            guard isOutside != oldValue else { return }
            shape.shadowOpacity = isOutside ? 0 : PopoverPanel.shadowOpacity
            // Half of the line is outside of the outline, where the popup is cut.
            shape.lineWidth = isOutside ? 2 : 1
            updateColors()
        }
    }

    private static let shadowOpacity: Float = 0.28

    /// The colour of the pixels along the edge of a popup, which are partly outside of the outline.
    var edgeColor: CGColor { CGColor(gray: traitCollection.userInterfaceStyle == .dark ? 0.40 : 0.72, alpha: 1) }

    /// The outline as rectangles in device pixels.
    func shapeRects(scale: CGFloat) -> [PixelRect] { placement?.shapeRects(scale: scale) ?? [] }

    /// Called when the panel leaves its window.
    var didLeave: (() -> Void)?

    /// Goes to a place.
    func place(_ new: PopoverPlacement) {
        if frame != new.frame { frame = new.frame }
        guard placement != new else { return }
        placement = new
        shape.frame = bounds
        shape.path = new.outline.cgPath
        shape.shadowPath = new.outline.cgPath
        cut.frame = new.body
    }

    // The arrow's neighbours are no part of it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let placement else { return super.point(inside: point, with: event) }
        return placement.body.contains(point) || placement.outline.contains(point)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateColors()
        if window == nil { didLeave?() }
    }

    private func updateColors() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let color =
            ground ?? UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground }
        shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
        shape.strokeColor =
            isOutside ? edgeColor : CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.16 : 0.10)
    }
}

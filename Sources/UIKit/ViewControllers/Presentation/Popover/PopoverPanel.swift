import QuartzCore

/// The panel of a popover, with its arrow. It contains the presented controller's view.
@MainActor final class PopoverPanel: PresentationPanel {
    /// The background color. With `nil`, the default color is used.
    var customBackgroundColor: UIColor? { didSet { updateColors() } }

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

    /// Adds the controller's view, unless it is in the panel already.
    func hold(_ content: UIView) { cut.hold(content) }

    /// A Boolean value that indicates whether a separate popup displays the panel. Popups have no shadow, so the border
    /// is darker there.
    var isOutside = false {
        didSet {
            guard isOutside != oldValue else { return }
            shape.shadowOpacity = isOutside ? 0 : PopoverPanel.shadowOpacity
            // Half of the line is outside the outline, where the popup's shape clips it.
            shape.lineWidth = isOutside ? 2 : 1
            updateColors()
        }
    }

    private static let shadowOpacity: Float = 0.28

    /// The color behind the edge pixels of a popup, which are partly outside the outline.
    var edgeColor: CGColor { CGColor(gray: traitCollection.userInterfaceStyle == .dark ? 0.40 : 0.72, alpha: 1) }

    /// Returns the outline as rectangles in device pixels.
    func shapeRects(scale: CGFloat) -> [PixelRect] { placement?.shapeRects(scale: scale) ?? [] }

    /// Called when the panel is removed from its window.
    var didLeave: (() -> Void)?

    /// Moves the panel to a placement.
    func place(_ new: PopoverPlacement) {
        if frame != new.frame { frame = new.frame }
        guard placement != new else { return }
        placement = new
        shape.frame = bounds
        shape.path = new.outline.cgPath
        shape.shadowPath = new.outline.cgPath
        cut.frame = new.body
    }

    // The corners beside the arrow are not part of the panel.
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
            customBackgroundColor
            ?? UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground }
        shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
        shape.strokeColor =
            isOutside ? edgeColor : CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.16 : 0.10)
    }
}

import QuartzCore

/// The rounded panel of a sheet, with its shadow. It contains the presented controller's view.
@MainActor final class SheetPanel: PresentationPanel {
    private static let standardRadius: CGFloat = 14
    private static let grabberSize = CGSize(width: 36, height: 5)

    /// The corner radius, in points. With `nil`, the default radius is used.
    var cornerRadius: CGFloat? { didSet { updateCorners() } }

    /// A Boolean value that indicates whether the sheet is attached to the lower edge of the window; its lower corners
    /// are then not rounded.
    var attachesToEdge = false { didSet { if attachesToEdge != oldValue { updateCorners() } } }

    /// A Boolean value that indicates whether a grabber is visible at the upper edge.
    var showsGrabber = false {
        didSet {
            grabber.isHidden = !showsGrabber
            setNeedsLayout()
        }
    }

    private let cut = PanelContentView()
    private let grabber = UIView()

    init(_ content: UIView) {
        super.init(frame: .zero)
        backgroundColor = UIColor.systemBackground
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = 0.30
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        cut.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(cut)
        hold(content)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = SheetPanel.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
        layer.borderWidth = 1
        updateCorners()
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: SheetPanel.updateBorder)
    }

    private func updateCorners() {
        let radius = max(0, cornerRadius ?? SheetPanel.standardRadius)
        let corners: CACornerMask =
            attachesToEdge
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        for layer in [layer, cut.layer] {
            layer.cornerRadius = radius
            layer.maskedCorners = corners
        }
    }

    // In dark mode, a shadow alone does not separate the panel from its background.
    private func updateBorder() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.borderColor = CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.14 : 0.05)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = SheetPanel.grabberSize
        grabber.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: 6, width: size.width, height: size.height)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBorder()
    }

    required init?(coder: NSCoder) { return nil }

    /// Adds the controller's view, unless it is in the panel already.
    func hold(_ content: UIView) { cut.hold(content) }
}

import QuartzCore

/// The rounded panel of a sheet, with its shadow; the presented controller's view is in it.
@MainActor final class SheetPanel: PresentationPanel {
    private static let standardRadius: CGFloat = 14
    private static let grabberSize = CGSize(width: 36, height: 5)

    /// The radius of the corners, in points; nil is the usual one.
    var cornerRadius: CGFloat? { didSet { updateCorners() } }

    /// Whether the lower edge is the window's: its corners are not round.
    var attachesToEdge = false { didSet { if attachesToEdge != oldValue { updateCorners() } } }

    /// Whether a short bar says that it can be dragged.
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

    // A shadow alone does not set it off from what is dark.
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

    /// Takes the controller's view in, if it is not in already.
    func hold(_ content: UIView) { cut.hold(content) }
}

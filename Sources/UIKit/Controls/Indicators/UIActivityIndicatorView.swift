import QuartzCore

/// A spinning ring that indicates that a task of unknown duration is in progress.
///
/// ```swift
/// let indicator = UIActivityIndicatorView(style: .large)
/// indicator.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
/// view.addSubview(indicator)
/// indicator.startAnimating()
/// ```
///
/// The default style is `.medium`, with a diameter of 20 points. The indicator is hidden while it does not animate,
/// unless ``hidesWhenStopped`` is `false`.
///
/// The view requests display frames only while it animates and is painted. While it is hidden, covered or in a window
/// that is not visible, it uses no CPU time; the animation continues when the view becomes visible again.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size of an activity indicator.
    public enum Style: Int, Sendable {
        /// A diameter of 20 points.
        case medium = 100
        /// A diameter of 36 points.
        case large = 101
    }

    /// The rotation of the ring as a fraction of a full turn, in 0..<1.
    private(set) var turn: CGFloat = 0
    private var isWaitingForFrame = false

    // MARK: Initialization

    /// Creates a medium indicator with a frame in the coordinate system of its superview. It is hidden until it
    /// animates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.painter = self
        isHidden = true
    }

    /// Creates an indicator of a style, in the size of the style.
    public convenience init(style: Style) {
        self.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
        self.style = style
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    /// The size of the indicator. The default is `medium`.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The color of the ring. If `nil`, the default gray.
    open var color: UIColor! {
        get { colorStorage ?? .systemGray }
        set {
            colorStorage = newValue
            if AppearanceRules.isActive { AppearanceRules.note(self, "color") { $0.color = newValue } }
            setNeedsDisplay()
        }
    }
    private var colorStorage: UIColor?

    // MARK: Animation

    /// A Boolean value that indicates whether the indicator animates.
    open private(set) var isAnimating = false

    /// A Boolean value that indicates whether the indicator is hidden while it does not animate. The default is `true`.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
    }

    /// Shows the indicator and starts the animation.
    open func startAnimating() {
        isHidden = false
        guard !isAnimating else { return }
        isAnimating = true
        AccessibilityCenter.stateDidChange(.busy, of: self, isOn: true)
        setNeedsDisplay()
    }

    /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is `true`.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        AccessibilityCenter.stateDidChange(.busy, of: self, isOn: false)
        if hidesWhenStopped { isHidden = true }
        setNeedsDisplay()
    }

    // MARK: Size

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(of: style) }

    override var standardContentPriorities: ContentPriorities { .fixedSize }

    /// The size of the style, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIActivityIndicatorView.size(of: style) }

    private static func size(of style: Style) -> CGSize {
        style == .large ? CGSize(width: 36, height: 36) : CGSize(width: 20, height: 20)
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityLabel: String? { "In progress" }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    /// "1" while the indicator animates, otherwise "0".
    package override var defaultAccessibilityValue: String? { isAnimating ? "1" : "0" }
}

extension UIActivityIndicatorView: FrameListener {
    /// The duration of one turn, in seconds.
    private static let period: TimeInterval = 0.9

    /// Updates the rotation for the time of the frame.
    package func frameWillBegin(at time: TimeInterval) {
        isWaitingForFrame = false
        guard isAnimating else { return }
        turn = CGFloat((time / UIActivityIndicatorView.period).truncatingRemainder(dividingBy: 1))
        setNeedsDisplay()
    }
}

extension UIActivityIndicatorView: LayerPainter {
    package var observesPainting: Bool { isAnimating }

    /// Requests the next frame. A view that is not visible is not painted, and requests none.
    package func didPaint(_ layer: CALayer) {
        guard isAnimating, !isWaitingForFrame, let scene = window?.windowScene else { return }
        isWaitingForFrame = true
        scene.notifyOfNextFrame(self)
    }

    /// Draws the ring.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let size = UIActivityIndicatorView.size(of: style)
        let width: CGFloat = style == .large ? 3 : 2
        let ring = canvas.placed(size, around: CGPoint(x: bounds.midX, y: bounds.midY)).insetBy(dx: 1, dy: 1)
        let middle = CGPoint(x: ring.midX, y: ring.midY)
        let radius = (ring.width - width) / 2
        let color = canvas.color(color)
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setStrokeColor(color.copy(alpha: color.alpha * 0.25) ?? color)
        context.strokeEllipse(in: ring.insetBy(dx: width / 2, dy: width / 2))
        // A quarter of the ring; the animation starts at the top.
        let start = turn * 2 * .pi - .pi / 2
        context.setStrokeColor(color)
        context.beginPath()
        context.addArc(center: middle, radius: radius, startAngle: start, endAngle: start + .pi / 2, clockwise: false)
        context.strokePath()
    }
}

import QuartzCore

/// A ring that turns while something is going on whose end is not known.
///
/// It asks for frames only while it turns and is painted: hidden, covered, or in a window that is not shown, it costs
/// nothing, and goes on by itself when it is seen again.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// How large an indicator is.
    public enum Style: Int, Sendable {
        /// 20 points across.
        case medium = 100
        /// 36 points across.
        case large = 101
    }

    /// How far the ring has turned: 0…1 is once around.
    private(set) var turn: CGFloat = 0
    private var isWaitingForFrame = false

    // MARK: Making

    /// A medium indicator with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.painter = self
        isHidden = true
    }

    /// An indicator of a style, in its size.
    public convenience init(style: Style) {
        self.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
        self.style = style
    }

    public required init?(coder: NSCoder) { return nil }

    /// How large it is.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The colour of the ring; nil is a quiet gray.
    open var color: UIColor! {
        get { colorStorage ?? .systemGray }
        set {
            colorStorage = newValue
            if AppearanceRules.isActive { AppearanceRules.note(self, "color") { $0.color = newValue } }
            setNeedsDisplay()
        }
    }
    private var colorStorage: UIColor?

    // MARK: Turning

    /// Whether it turns.
    open private(set) var isAnimating = false

    /// Whether it is hidden while it does not turn. True unless set otherwise.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
    }

    /// Shows it and makes it turn.
    open func startAnimating() {
        isHidden = false
        guard !isAnimating else { return }
        isAnimating = true
        setNeedsDisplay()
    }

    /// Stops it, and hides it if ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        setNeedsDisplay()
    }

    // MARK: Size

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(of: style) }

    /// The size of the style, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIActivityIndicatorView.size(of: style) }

    private static func size(of style: Style) -> CGSize {
        style == .large ? CGSize(width: 36, height: 36) : CGSize(width: 20, height: 20)
    }

    // MARK: Accessibility

    package override var standardIsAccessibilityElement: Bool { true }

    package override var standardAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    /// "1" while it turns, otherwise "0".
    package override var standardAccessibilityValue: String? { isAnimating ? "1" : "0" }
}

extension UIActivityIndicatorView: FrameListener {
    /// Seconds for once around.
    private static let period: TimeInterval = 0.9

    /// Turns the ring to where it is at that time.
    package func frameWillBegin(at time: TimeInterval) {
        isWaitingForFrame = false
        guard isAnimating else { return }
        turn = CGFloat((time / UIActivityIndicatorView.period).truncatingRemainder(dividingBy: 1))
        setNeedsDisplay()
    }
}

extension UIActivityIndicatorView: LayerPainter {
    /// Draws the ring, and asks for the next frame while it turns.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        // Who is painted is seen; only then the next frame is of interest.
        if isAnimating, !isWaitingForFrame, let scene = window?.windowScene {
            isWaitingForFrame = true
            scene.notifyOfNextFrame(self)
        }
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
        // A quarter of the ring, from the top at first.
        let start = turn * 2 * .pi - .pi / 2
        context.setStrokeColor(color)
        context.beginPath()
        context.addArc(center: middle, radius: radius, startAngle: start, endAngle: start + .pi / 2, clockwise: false)
        context.strokePath()
    }
}

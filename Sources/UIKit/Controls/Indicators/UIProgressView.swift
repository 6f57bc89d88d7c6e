import QuartzCore

/// A bar that shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// How a progress view looks.
    public enum Style: Int, Sendable {
        /// A bar with round ends, 4 points high.
        case `default` = 0
        /// Thinner and without round ends, for the edge of a bar.
        case bar = 1
    }

    private var progressStorage: Float = 0
    private let shownProgress = MovingNumber(0)

    // MARK: Making

    /// A progress view with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.painter = self
    }

    /// A progress view of a style, as high as that needs.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIProgressView.height(of: style)))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) { return nil }

    /// How it looks.
    open var progressViewStyle = Style.default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    // MARK: Progress

    /// How far it has come: 0…1, to which other numbers are clamped. 0 at first.
    open var progress: Float {
        get { progressStorage }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets how far it has come. Numbers that are not finite change nothing. `animated` lets the bar take a moment to
    /// get there.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard GeometryValidation.accepts(progress, "progress", of: self) else { return }
        let new = min(1, max(0, progress))
        guard new != progressStorage else { return }
        progressStorage = new
        shownProgress.set(CGFloat(new), animated: animated, in: self)
        setNeedsDisplay()
    }

    // MARK: Colours

    /// The part that is filled; nil is the tint colour.
    open var progressTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "progressTintColor") { [value = progressTintColor] in $0.progressTintColor = value }
            }
        }
    }

    /// The part that is not filled; nil is a quiet gray, or nothing in the bar style.
    open var trackTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "trackTintColor") { [value = trackTintColor] in $0.trackTintColor = value }
            }
        }
    }

    /// An image for the part that is filled, instead of a color. It is stretched between its cap insets.
    open var progressImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// An image for the whole bar behind the part that is filled, instead of a color. It is stretched between its cap
    /// insets.
    open var trackImage: UIImage? {
        didSet { imagesDidChange() }
    }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// The height of the style, or that of the images.
    private var fittingHeight: CGFloat {
        let images = [progressImage, trackImage].compactMap { $0?.size.height }
        return images.max() ?? UIProgressView.height(of: progressViewStyle)
    }

    /// Shows the new colour. Overrides call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: Size

    /// As high as the style needs; as wide as it is made.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    /// The width of `size`, or one that can be seen where that is nothing.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 160, height: fittingHeight)
    }

    private static func height(of style: Style) -> CGFloat { style == .bar ? 2 : 4 }

    // MARK: Accessibility

    package override var standardIsAccessibilityElement: Bool { true }

    package override var standardAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    /// How far it has come, as "50%".
    package override var standardAccessibilityValue: String? { "\(Int(clamping: (progress * 100).rounded()))%" }
}

extension UIProgressView: LayerPainter {
    /// Draws the bar.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let height = UIProgressView.height(of: progressViewStyle)
        let track = canvas.placed(
            CGSize(width: bounds.width, height: height), around: CGPoint(x: bounds.midX, y: bounds.midY))
        let radius = progressViewStyle == .bar ? 0 : track.height / 2
        let ground: UIColor? = trackTintColor ?? (progressViewStyle == .bar ? nil : ControlStyle.groove)
        if let trackImage {
            canvas.stretched(trackImage, ground ?? ControlStyle.groove, in: track)
        } else if let ground {
            canvas.fill(track, radius: radius, ground)
        }
        let progress = shownProgress.shown
        guard progress > 0 else { return }
        var filled = track
        // At least as much as can be seen; its ends stay round.
        filled.size.width = min(track.width, max(2 * radius, canvas.snapped(track.width * progress)))
        if let progressImage {
            canvas.stretched(progressImage, progressTintColor ?? tintColor, in: filled)
        } else {
            canvas.fill(filled, radius: radius, progressTintColor ?? tintColor)
        }
    }
}

import QuartzCore

/// A bar that displays the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The style of a progress view.
    public enum Style: Int, Sendable {
        /// A bar with rounded ends, 4 points high.
        case `default` = 0
        /// A bar of 2 points with square ends, for use at the edge of a toolbar or navigation bar.
        case bar = 1
    }

    private var progressStorage: Float = 0
    private let shownProgress = AnimatedScalar(0)

    // MARK: Initialization

    /// Creates a progress view with a frame in the coordinate system of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.painter = self
    }

    /// Creates a progress view of a style, with the height of the style and a width of 0.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIProgressView.height(of: style)))
        progressViewStyle = style
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    /// The style of the progress view. The default is `default`.
    open var progressViewStyle = Style.default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    // MARK: Progress

    /// The progress, from 0 to 1. Other values are clamped. The default is 0.
    open var progress: Float {
        get { progressStorage }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress.
    ///
    /// - Parameters:
    ///   - progress: The progress, clamped to 0…1. Values that are not finite change nothing.
    ///   - animated: Pass `true` to animate the bar to its new length.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard GeometryValidation.accepts(progress, "progress", of: self) else { return }
        let new = min(1, max(0, progress))
        let observedChange = propertyObservers?.willChange("progress")
        defer { observedChange?.end() }
        guard new != progressStorage else { return }
        progressStorage = new
        AccessibilityCenter.valueDidChange(of: self)
        shownProgress.set(CGFloat(new), animated: animated, in: self)
        setNeedsDisplay()
    }

    // MARK: Colors

    /// The color of the filled part. If `nil`, the tint color.
    open var progressTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "progressTintColor") { [value = progressTintColor] in
                    $0.progressTintColor = value
                }
            }
        }
    }

    /// The color of the part that is not filled. If `nil`, a light gray, or in the bar style no color.
    open var trackTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "trackTintColor") { [value = trackTintColor] in $0.trackTintColor = value }
            }
        }
    }

    /// The image for the filled part, which replaces its color. It is stretched between its cap insets.
    open var progressImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// The image for the track behind the filled part, which replaces its color. It is stretched between its cap
    /// insets.
    open var trackImage: UIImage? {
        didSet { imagesDidChange() }
    }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// The height of the taller image, or without images the height of the style.
    private var fittingHeight: CGFloat {
        let images = [progressImage, trackImage].compactMap { $0?.size.height }
        return images.max() ?? UIProgressView.height(of: progressViewStyle)
    }

    /// Repaints in the new tint color. Overrides call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: Size

    /// The height of the style or the images, without an intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    /// Returns the width of `size`, or 160 points if that is 0, and the height of the style or the images.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 160, height: fittingHeight)
    }

    private static func height(of style: Style) -> CGFloat { style == .bar ? 2 : 4 }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityLabel: String? { "Progress" }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    /// The progress in percent, for example "50%".
    package override var defaultAccessibilityValue: String? { "\(Int(clamping: (progress * 100).rounded()))%" }
}

extension UIProgressView: LayerPainter {
    /// Draws the bar.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let height = UIProgressView.height(of: progressViewStyle)
        let track = canvas.placed(
            CGSize(width: bounds.width, height: height), around: CGPoint(x: bounds.midX, y: bounds.midY))
        let radius = progressViewStyle == .bar ? 0 : track.height / 2
        let trackColor: UIColor? = trackTintColor ?? (progressViewStyle == .bar ? nil : ControlStyle.groove)
        if let trackImage {
            canvas.stretched(trackImage, trackColor ?? ControlStyle.groove, in: track)
        } else if let trackColor {
            canvas.fill(track, radius: radius, trackColor)
        }
        let progress = shownProgress.shown
        guard progress > 0 else { return }
        var filled = track
        // A small progress is still visible and has rounded ends.
        filled.size.width = min(track.width, max(2 * radius, canvas.snapped(track.width * progress)))
        // The bar begins at the leading edge (RT-08).
        if canvas.isRightToLeft { filled.origin.x = track.maxX - filled.width }
        if let progressImage {
            canvas.stretched(progressImage, progressTintColor ?? tintColor, in: filled)
        } else {
            canvas.fill(filled, radius: radius, progressTintColor ?? tintColor)
        }
    }
}

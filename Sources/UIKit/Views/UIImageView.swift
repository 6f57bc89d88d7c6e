import DisplayServer
import QuartzCore

/// A view that displays an image or an animated sequence of images.
///
/// ```swift
/// let portrait = UIImageView(image: UIImage(named: "Portrait"))
/// portrait.frame = CGRect(x: 20, y: 20, width: 64, height: 64)
/// portrait.contentMode = .scaleAspectFill
/// portrait.clipsToBounds = true
/// portrait.layer.cornerRadius = 32
/// view.addSubview(portrait)
/// ```
///
/// ``UIView/contentMode`` determines how the image fits the bounds. The image may extend beyond them unless
/// ``UIView/clipsToBounds`` is `true`. A view that is created with an image has its size; setting ``image`` later does
/// not change the frame. Template images, such as symbols, are drawn in ``UIView/tintColor``. Image views do not
/// receive touches unless ``UIView/isUserInteractionEnabled`` is set to `true` (HT-15). Overrides of `layoutSubviews()`
/// must call `super`.
@preconcurrency @MainActor open class UIImageView: UIView {
    // State for UIImageView+Contents.swift and UIImageView+Animation.swift.
    var animation = ImageAnimation()

    // MARK: Creation

    /// Creates an image view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpImageView()
    }

    /// Creates an image view with the size of its image.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Creates an image view with the size of its image, and with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        imageStorage = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        updateContents()
        if image?.images != nil { imageFramesDidChange() }
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Images

    /// The image. Setting it does not change the view's frame. The frames of an animated image are shown in an endless
    /// loop. If an image has variants (``UIImageAsset``), the one for the view's traits is shown.
    open var image: UIImage? {
        get { imageStorage }
        set {
            let observedChange = propertyObservers?.willChange("image")
            defer { observedChange?.end() }
            imageStorage = newValue
        }
    }
    private var imageStorage: UIImage? {
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            guard image !== oldValue else { return }
            updateContents()
            if image?.images != nil || animation.isOfImage { imageFramesDidChange() }
        }
    }

    /// The image for the highlighted state. With `nil`, ``image`` is shown.
    open var highlightedImage: UIImage? { didSet { if isHighlighted { updateContents() } } }

    /// A Boolean value that indicates whether ``highlightedImage`` is shown.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateContents() } } }

    /// The configuration of symbols in this view. The configuration of a symbol itself takes precedence.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            updateContents()
        }
    }

    // MARK: Animated images

    /// The images of the animation that ``startAnimating()`` starts. Setting the property stops the animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The duration of one cycle of the animation, in seconds. With 0, the default, each image is shown for 1/30
    /// second.
    open var animationDuration: TimeInterval = 0

    /// The number of cycles of the animation. With 0, the default, the animation does not end.
    open var animationRepeatCount = 0

    /// Starts the animation of ``animationImages`` with the first image. The animation is paused while the view is not
    /// in a window.
    open func startAnimating() { beginAnimation() }

    /// Stops the animation and shows ``image`` again.
    open func stopAnimating() { endAnimation() }

    /// A Boolean value that indicates whether an animation is running, of ``animationImages`` or of an animated image.
    open var isAnimating: Bool { animation.isRunning }

    // MARK: Size

    /// The size of the image, or ``UIView/noIntrinsicMetric`` without an image.
    open override var intrinsicContentSize: CGSize {
        styled(image)?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The insets of the image's alignment rectangle (IC-17).
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    /// Returns the size of the image, regardless of the available size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { styled(image)?.size ?? super.sizeThatFits(size) }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

    // MARK: Appearance of the image

    /// The mode that determines how the image fits the bounds.
    open override var contentMode: ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            updateContents()
        }
    }

    /// Updates a symbol for the new size. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if dependsOnSize { updateContents() }
    }

    /// Updates the image, because the display scale may have changed.
    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        updateContents()
    }

    /// Draws template images in the new color. Overrides must call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    /// Resumes or pauses the animation. Overrides must call `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        scheduleAnimation()
    }
}

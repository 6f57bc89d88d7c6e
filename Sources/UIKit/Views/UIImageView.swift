import DisplayServer
import QuartzCore

/// Shows a picture, or several in turn.
///
/// How the picture fits the bounds is said by ``UIView/contentMode``; unless ``UIView/clipsToBounds`` is set it may
/// reach beyond them. Templates, such as symbols, are shown in ``UIView/tintColor``. Image views do not take touches
/// unless ``UIView/isUserInteractionEnabled`` is set (HT-15). Overrides of `layoutSubviews()` call `super`.
@preconcurrency @MainActor open class UIImageView: UIView {
    // See UIImageView+Contents.swift and UIImageView+Animation.swift.
    var animation = ImageAnimation()

    // MARK: Creation

    /// An image view without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpImageView()
    }

    /// A view of the size of its picture.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// A view of the size of its picture, which shows another one while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        showPicture()
        if image?.images != nil { imageFramesDidChange() }
    }

    public required init?(coder: NSCoder) { return nil }

    // MARK: Images

    /// The image. Changing it does not change the view's frame. The frames of an animated image are shown in turn, again
    /// and again; where an image has variants (``UIImageAsset``), the one for the view's traits is shown.
    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            guard image !== oldValue else { return }
            showPicture()
            if image?.images != nil || animation.isOfImage { imageFramesDidChange() }
        }
    }

    /// The picture that is shown while the view is highlighted; nil means ``image``.
    open var highlightedImage: UIImage? { didSet { if isHighlighted { showPicture() } } }

    /// Whether ``highlightedImage`` is shown.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showPicture() } } }

    /// How symbols are drawn in this view, as far as they do not say it themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            showPicture()
        }
    }

    // MARK: Animated images

    /// The pictures that are shown in turn after ``startAnimating()``. Setting them ends that.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// How long all pictures take once, in seconds. 0, which it is unless set, means a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0

    /// How often all pictures are shown; 0, which it is unless set, means without end.
    open var animationRepeatCount = 0

    /// Begins to show ``animationImages`` in turn, from the first. While the view is in no window, they wait.
    open func startAnimating() { beginAnimation() }

    /// Shows ``image`` again.
    open func stopAnimating() { endAnimation() }

    /// Whether ``animationImages`` are being shown.
    open var isAnimating: Bool { animation.isRunning }

    // MARK: Size

    /// The picture's size; none without a picture.
    open override var intrinsicContentSize: CGSize {
        styled(image)?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The picture's size, whatever room there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { styled(image)?.size ?? super.sizeThatFits(size) }

    package override var standardAccessibilityTraits: UIAccessibilityTraits { .image }

    // MARK: Appearance of the image

    /// How the picture fits the bounds.
    open override var contentMode: ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            showPicture()
        }
    }

    /// Draws a symbol in its new size. Overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if dependsOnSize { showPicture() }
    }

    /// The screen may be another one.
    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        showPicture()
    }

    /// Shows templates in the new colour. Overrides call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showPicture()
    }

    /// Goes on with pictures in turn, or lets them wait. Overrides call `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        scheduleAnimation()
    }
}

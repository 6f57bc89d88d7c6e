/// A view that displays the content of a list element: an image, a text and a secondary text.
///
/// Cells create it from a ``UIListContentConfiguration``. It can also be used on its own.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private var text: UILabel?
    private var secondaryText: UILabel?
    private var imageView: UIImageView?

    /// Creates a view that displays a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        configurationDidChange()
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    /// The configuration. Its type must be ``UIListContentConfiguration``.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure("UIListContentView cannot display a \(type(of: newValue))")
            }
            shown = new
            configurationDidChange()
        }
    }

    private func configurationDidChange() {
        text = label(for: shown.content, shown.textProperties, shown.textProperties.alignment.ofText, text)
        secondaryText = label(
            for: shown.secondaryContent, shown.secondaryTextProperties, shown.secondaryTextProperties.alignment.ofText,
            secondaryText)
        let image = shown.imageProperties
        imageView = imageView(
            for: shown.image, image.preferredSymbolConfiguration,
            tintColor: image.resolvedTintColor(for: tintColor), cornerRadius: image.cornerRadius, imageView)
        alpha = shown.alpha
        isAccessibilityElement = false
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Updates the color of the image. Overrides must call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        imageView?.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    }

    /// Updates the size of the content. Overrides must call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        guard let previousTraitCollection, previousTraitCollection.preferredContentSizeCategory != category else {
            return
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    package override var defaultAccessibilityLabel: String? {
        let texts = [text?.text, secondaryText?.text].compactMap { $0 }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    // MARK: Layout

    private var arrangement: ListContentArrangement {
        ListContentArrangement(
            configuration: shown, text: text, secondaryText: secondaryText,
            imageSize: imageView?.sizeThatFits(.zero) ?? .zero, margins: margins, scale: scaleForLayout)
    }

    /// The margins of the configuration, at least those of the superview along the axes of the configuration.
    private var margins: NSDirectionalEdgeInsets {
        shown.directionalLayoutMargins.extended(
            toMarginsOf: superview, along: shown.axesPreservingSuperviewLayoutMargins)
    }

    /// Returns the size of the content at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangement.size(width: size.width) }

    /// Returns the size of the content: that of its texts at the target's width if that is required.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isFixed = horizontalFittingPriority == .required
        let size = arrangement.size(width: isFixed ? targetSize.width : .greatestFiniteMagnitude)
        return CGSize(width: isFixed ? targetSize.width : size.width, height: size.height)
    }

    /// The size of the content with each text on one line.
    open override var intrinsicContentSize: CGSize { arrangement.size(width: .greatestFiniteMagnitude) }

    override var wrapsContentInLayout: Bool { true }

    override func heightForLayout(width: CGFloat) -> CGFloat { arrangement.size(width: width).height }

    /// Lays out the texts and the image. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = arrangement.frames(in: bounds.size)
        text?.frame = mirrored(frames.text)
        secondaryText?.frame = mirrored(frames.secondaryText)
        imageView?.frame = mirrored(frames.image)
    }
}

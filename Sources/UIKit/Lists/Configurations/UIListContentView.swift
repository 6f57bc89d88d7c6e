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

    // MARK: Content

    private func configurationDidChange() {
        text = show(shown.text, shown.attributedText, shown.textProperties, in: text)
        secondaryText = show(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryText)
        showImage()
        alpha = shown.alpha
        isAccessibilityElement = false
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Displays a text in a label, which is created when it is needed.
    private func show(
        _ string: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in old: UILabel?
    ) -> UILabel? {
        let isEmpty = attributed.map { $0.length == 0 } ?? (string ?? "").isEmpty
        guard !isEmpty else {
            old?.removeFromSuperview()
            return nil
        }
        let label = old ?? UILabel(frame: .zero)
        if old == nil { addSubview(label) }
        if attributed == nil { label.setPlainText(string.map(properties.transformed)) }
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textColor = properties.resolvedColor()
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = max(0, properties.numberOfLines)
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        // An attributed text comes last: it takes its attributes from the label where it has none.
        if let attributed, label.attributedText != attributed { label.attributedText = attributed }
        return label
    }

    private func showImage() {
        guard let image = shown.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: .zero)
        if imageView == nil {
            imageView = view
            view.contentMode = .scaleAspectFit
            addSubview(view)
        }
        let properties = shown.imageProperties
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.image = image
        view.tintColor = properties.resolvedTintColor(for: tintColor)
        view.layer.cornerRadius = max(0, properties.cornerRadius)
        view.clipsToBounds = properties.cornerRadius > 0
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

import QuartzCore

/// A view that displays a content-unavailable configuration: an image, texts and buttons in the middle.
///
/// View controllers create it from ``UIViewController/contentUnavailableConfiguration``, and it can be used on its own.
/// Content that is higher than the view scrolls.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let scrollView = UIScrollView(frame: .zero)
    private var backgroundView: BackgroundConfigurationView
    private var imageView: UIImageView?
    private var activityIndicator: UIActivityIndicatorView?
    private var text: UILabel?
    private var secondaryText: UILabel?
    private var button: UIButton?
    private var secondaryButton: UIButton?

    /// Creates a view that displays a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        backgroundView = BackgroundConfigurationView(configuration: configuration.background)
        super.init(frame: .zero)
        addSubview(backgroundView)
        addSubview(scrollView)
        scrollView.contentInsetAdjustmentBehavior = .never
        configurationDidChange()
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    /// The configuration. Its type must be ``UIContentUnavailableConfiguration``.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                preconditionFailure("UIContentUnavailableView cannot display a \(type(of: newValue))")
            }
            shown = new
            configurationDidChange()
        }
    }

    /// A Boolean value that indicates whether the user can scroll content that does not fit. The default is `true`.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }

    // MARK: Content

    private func configurationDidChange() {
        backgroundView.configuration = shown.background
        showActivity()
        let image = shown.imageProperties
        imageView = scrollView.imageView(
            for: shown.showsActivity ? nil : shown.image, image.preferredSymbolConfiguration,
            tintColor: image.tintColor, cornerRadius: image.cornerRadius, imageView)
        let alignment: NSTextAlignment = shown.alignment == .center ? .center : .natural
        text = scrollView.label(for: shown.content, shown.textProperties, alignment, text)
        secondaryText = scrollView.label(
            for: shown.secondaryContent, shown.secondaryTextProperties, alignment, secondaryText)
        text?.accessibilityTraits.insert(.header)
        button = show(shown.button, shown.buttonProperties, in: button)
        secondaryButton = show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showActivity() {
        guard shown.showsActivity else {
            activityIndicator?.removeFromSuperview()
            activityIndicator = nil
            return
        }
        guard activityIndicator == nil else { return }
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        scrollView.addSubview(indicator)
        activityIndicator = indicator
    }

    /// Displays a button if it has content. A new one replaces the old one only if the action is another one, so that
    /// the focus stays.
    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        in old: UIButton?
    ) -> UIButton? {
        var configuration = configuration
        let action = properties.primaryAction
        if configuration.title == nil, configuration.attributedTitle == nil, let title = action?.title, !title.isEmpty {
            configuration.title = title
        }
        if configuration.image == nil { configuration.image = action?.image }
        guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil else {
            old?.removeFromSuperview()
            return nil
        }
        let isSame = old?.menu === properties.menu && shownAction(of: old) === action
        let button = isSame ? old ?? UIButton(configuration: configuration) : UIButton(configuration: configuration)
        if button !== old {
            old?.removeFromSuperview()
            if let action { button.addAction(action, for: .primaryActionTriggered) }
            button.menu = properties.menu
            button.showsMenuAsPrimaryAction = action == nil && properties.menu != nil
            scrollView.addSubview(button)
        } else {
            button.configuration = configuration
        }
        button.isEnabled = properties.isEnabled
        return button
    }

    private func shownAction(of button: UIButton?) -> UIAction? {
        var result: UIAction?
        button?.enumerateEventHandlers { action, _, event, _ in
            if event == .primaryActionTriggered { result = action }
        }
        return result
    }

    // MARK: Layout

    private func arrangement(width: CGFloat) -> ContentUnavailableArrangement {
        var result = ContentUnavailableArrangement(margins: margins, width: width, scale: scaleForLayout)
        result.add(activityIndicator, padding: 0)
        result.add(imageView, padding: 0) { [shown, imageView] in shown.imageSize(imageView, in: $0) }
        result.add(text, padding: shown.imageToTextPadding)
        result.add(secondaryText, padding: text == nil ? shown.imageToTextPadding : shown.textToSecondaryTextPadding)
        result.add(button, padding: shown.textToButtonPadding)
        result.add(
            secondaryButton, padding: button == nil ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
        return result
    }

    /// The margins of the configuration, at least those of the superview along the axes of the configuration.
    private var margins: NSDirectionalEdgeInsets {
        shown.directionalLayoutMargins.extended(
            toMarginsOf: superview, along: shown.axesPreservingSuperviewLayoutMargins)
    }

    /// Returns the size of the content at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let arrangement = arrangement(width: size.width)
        return CGSize(width: min(arrangement.width, size.width), height: arrangement.height)
    }

    /// The size of the content with texts as wide as is easy to read.
    open override var intrinsicContentSize: CGSize {
        let arrangement = arrangement(width: .greatestFiniteMagnitude)
        return CGSize(width: arrangement.width, height: arrangement.height)
    }

    /// Lays out the content. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        scrollView.frame = bounds
        let arrangement = arrangement(width: bounds.width)
        let content = CGSize(width: bounds.width, height: max(bounds.height, arrangement.height))
        scrollView.contentSize = CGSize(width: content.width, height: arrangement.height)
        for (part, frame) in zip(arrangement.parts, arrangement.frames(in: content, alignment: shown.alignment)) {
            part.view.frame = scrollView.mirrored(frame)
        }
    }

    deinit {}
}

import QuartzCore

/// A control with a title and an optional image that triggers an action when the user clicks or taps it.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.setTitle("Save", for: .normal)
/// button.setImage(UIImage(systemName: "checkmark"), for: .normal)
/// button.addTarget(self, action: EditorController.save, for: .primaryActionTriggered)
/// button.frame = CGRect(x: 20, y: 20, width: 120, height: 36)
/// view.addSubview(button)
/// ```
///
/// A `.system` button has a title in the tint color; a muted background indicates that the pointer is over it, that it
/// is pressed, or that it is selected. A `.custom` button draws only its titles, images and layer. The color and corner
/// radius of the background come from ``UIView/backgroundColor`` and the layer's `cornerRadius`. With a
/// ``configuration``, that defines the content and appearance instead.
///
/// Space and Return trigger a button that has keyboard focus. The action is a reference to a method, because
/// `#selector` does not exist on Linux.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The type of a button.
    public enum ButtonType: Int, Sendable {
        /// A button without a standard appearance, which draws only the content that the app sets.
        case custom = 0
        /// A button with the standard appearance of the toolkit.
        case system = 1
        /// An information symbol in the tint color, for more details about an item.
        case detailDisclosure = 2
        /// An information symbol in the tint color.
        case infoLight = 3
        /// The same as ``infoLight``: both adapt to the appearance.
        case infoDark = 4
        /// A plus sign in a circle in the tint color.
        case contactAdd = 5
        /// A cross in a filled circle, which dismisses the content that it belongs to.
        case close = 7
    }

    /// The type of the button.
    open private(set) var buttonType = ButtonType.custom

    var content = ButtonContent()
    let label = ButtonTitleLabel(frame: .zero)
    var imageViewStorage: UIImageView?
    var backgroundImageView: UIImageView?
    /// The image that ``imageViewStorage`` displays, before its conversion to a template image.
    var displayedImage: UIImage?
    var configurationState = ConfigurationState()
    var backgroundLayer: CALayer?

    // MARK: Initialization

    /// Creates a `.custom` button with a frame in the coordinate system of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        label.font = UIButton.standardFont(for: buttonType)
        contentDidChange()
        setSymbol(of: buttonType)
    }

    /// Creates a `.custom` button that performs an action when it is triggered, and displays the title and image of the
    /// action.
    ///
    /// - Parameters:
    ///   - frame: The frame in the coordinate system of the superview.
    ///   - primaryAction: The action; `nil` for none.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    /// Creates a button of a type that performs `primaryAction` when it is triggered, and displays the title and image
    /// of the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { adopt(primaryAction) }
    }

    /// Creates a button with a configuration that performs `primaryAction` when it is triggered. The button displays
    /// the title and image of the action if the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    package override var exclusiveGestures: ExclusiveGestures { .tap }

    // MARK: Configuration

    /// The configuration that defines the content and appearance of the button. If `nil`, the titles, images and colors
    /// for each state define them. With a configuration, ``contentEdgeInsets``, ``titleEdgeInsets`` and
    /// ``imageEdgeInsets`` have no effect.
    open var configuration: Configuration? {
        get { configurationState.configuration }
        set { setConfiguration(newValue) }
    }

    // Without `@preconcurrency`, the compiler (6.3) gives the accessors other symbol names in other files.
    /// A closure that updates the configuration for the current state, by setting ``configuration``. The button calls
    /// it before layout if its state, tint color or traits have changed, or after ``setNeedsUpdateConfiguration()``.
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// A closure that updates the configuration of a button.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// A Boolean value that indicates whether a change of the state updates the configuration, and its colors follow
    /// the state. The default is `true`.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Requests an update of the configuration at the next layout. Several requests result in one update.
    open func setNeedsUpdateConfiguration() {
        guard configurationState.configuration != nil, !configurationState.isUpdating else { return }
        configurationState.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration by calling ``configurationUpdateHandler``. Do not call this method directly; call
    /// ``setNeedsUpdateConfiguration()``.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// A Boolean value that indicates whether triggering the button toggles ``UIControl/isSelected``. The default is
    /// `false`.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { showSelectedElement() } }
    }

    // MARK: Menu

    /// The menu of the button. With ``UIControl/showsMenuAsPrimaryAction``, triggering the button opens it; otherwise a
    /// secondary click or a long press does. Setting the menu also sets ``UIControl/isContextMenuInteractionEnabled``.
    ///
    /// If ``changesSelectionAsPrimaryAction`` is also set, the button is a pop-up button: one element of the menu is
    /// selected, and the button displays its title.
    open var menu: UIMenu? {
        didSet { menuDidChange() }
    }

    /// Returns a configuration that shows ``menu``; `nil` without a menu.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    package override var anchorsMenuToBounds: Bool { menu != nil }

    override func menuDidChoose(_ leaf: any UIMenuLeaf) { select(leaf) }

    /// A Boolean value that indicates whether triggering the button opens ``menu``. The default is `false`.
    open override var showsMenuAsPrimaryAction: Bool { didSet { showSelectedElement() } }

    // MARK: Content by state

    /// Sets the title for a state. A state without a title uses that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        content.titles[state] = title
        contentDidChange()
    }

    /// Sets the title with attributes for a state. It takes precedence over titles set with ``setTitle(_:for:)``.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        contentDidChange()
    }

    /// Sets the color of the title for a state. A state without a color uses that of `.normal`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        if AppearanceRules.isActive {
            AppearanceRules.note(self, "titleColor \(state.rawValue)") { $0.setTitleColor(color, for: state) }
        }
        content.titleColors[state] = color
        appearanceDidChange()
    }

    /// Sets the image before the title for a state. A state without an image uses that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) {
        content.images[state] = image
        contentDidChange()
    }

    /// Sets the background image for a state. It fills the button, which is at least as large as the image. A state
    /// without an image uses that of `.normal`. A background image has no effect with a configuration.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        if AppearanceRules.isActive {
            AppearanceRules.note(self, "backgroundImage \(state.rawValue)") { $0.setBackgroundImage(image, for: state) }
        }
        content.backgroundImages[state] = image
        contentDidChange()
    }

    /// Returns the title that the button displays in a state.
    open func title(for state: State) -> String? { content.titles.value(for: state) }

    /// Returns the title with attributes that the button displays in a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles.value(for: state) }

    /// Returns the color of the title in a state.
    open func titleColor(for state: State) -> UIColor? {
        content.titleColors.value(for: state) ?? standardTitleColor(for: state)
    }

    /// Returns the image that the button displays in a state.
    open func image(for state: State) -> UIImage? { content.images.value(for: state) }

    /// Returns the background image that the button displays in a state.
    open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages.value(for: state) }

    /// The title for the current state.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// The title with attributes for the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The color of the title for the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .label }

    /// The image for the current state.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// The background image for the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label that displays the title. Use it to set the font and line break mode; the button sets its text and
    /// color.
    open var titleLabel: UILabel? {
        updateConfigurationIfNeeded()
        return label
    }

    /// The label that displays the subtitle of a configuration; `nil` without a subtitle.
    open var subtitleLabel: UILabel? {
        updateConfigurationIfNeeded()
        return configurationState.subtitle
    }

    /// The view that displays the image. The button sets the image according to its state or configuration.
    open var imageView: UIImageView? { makeImageView() }

    /// A Boolean value that indicates whether the pointer has the style of ``pointerStyleProvider`` over the button.
    /// The default is `false`; setting the provider enables the interaction.
    open var isPointerInteractionEnabled: Bool {
        get { buttonPointer?.isEnabled ?? false }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            ownButtonPointer.isEnabled = newValue
        }
    }

    /// The closure that returns the pointer style over the button. It receives the button and the standard effect and
    /// shape. Without a provider, the style has that effect and shape.
    open var pointerStyleProvider: PointerStyleProvider? {
        get { buttonPointer?.provider }
        set {
            ownButtonPointer.provider = newValue
            if newValue != nil { isPointerInteractionEnabled = true }
            ownButtonPointer.interaction.invalidate()
        }
    }

    /// A Boolean value that indicates whether the pointer is over the button.
    open var isHovered: Bool { isPointerInside }

    // MARK: Insets

    /// The distances between the edges of the button and its content, in points. They are part of the intrinsic content
    /// size. With the default of zero, the title has a padding of 6 points at the top and bottom.
    open var contentEdgeInsets: UIEdgeInsets {
        get { content.insets }
        set {
            guard GeometryValidation.accepts(newValue, "contentEdgeInsets", of: self) else { return }
            content.insets = newValue
            contentDidChange()
        }
    }

    /// The insets by which the frame of the title is adjusted, in points. They are not part of the intrinsic content
    /// size.
    open var titleEdgeInsets: UIEdgeInsets {
        get { content.titleInsets }
        set {
            guard GeometryValidation.accepts(newValue, "titleEdgeInsets", of: self) else { return }
            content.titleInsets = newValue
            setNeedsLayout()
        }
    }

    /// The insets by which the frame of the image is adjusted, in points. They are not part of the intrinsic content
    /// size.
    open var imageEdgeInsets: UIEdgeInsets {
        get { content.imageInsets }
        set {
            guard GeometryValidation.accepts(newValue, "imageEdgeInsets", of: self) else { return }
            content.imageInsets = newValue
            setNeedsLayout()
        }
    }

    // MARK: Size and layout

    /// The size of image, title and insets.
    open override var intrinsicContentSize: CGSize { fittingSize(width: 0) }

    override var lineHeightForLayout: CGFloat? { titleLabel?.font.lineHeight }

    /// The baselines of the title, which is centered vertically unless the insets differ (IC-19).
    override func baselineForLayout(isFirst: Bool) -> LayoutBaseline? {
        guard let titleLabel, titleLabel.text?.isEmpty == false else { return nil }
        let size = intrinsicContentSize
        let rect = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        let shift = rect.midY - size.height / 2
        let font = titleLabel.font ?? UIFont.systemFont(ofSize: UIFont.buttonFontSize)
        let centered = LayoutBaseline.ofCenteredText(
            isFirst: isFirst, height: rect.height, ascender: font.ascender, descender: -font.descender)
        return LayoutBaseline(heightFraction: 0.5, offset: centered.offset + shift)
    }

    /// Returns the size of image, title and insets. The titles of a configuration wrap at the width of `size` if it is
    /// greater than 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// Returns the rectangle for image and title in `bounds`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(
            by: configurationState.shown?.contentInsets.edgeInsets(isRightToLeft: isRightToLeft) ?? content.insets)
    }

    /// Returns the rectangle of the background image, which is `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the title in the content rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

    /// Returns the rectangle of the image in the content rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

    /// Lays out title and image. Overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Appearance updates

    /// The color of the background. If `nil`, the style defines it.
    open override var backgroundColor: UIColor? { didSet { appearanceDidChange() } }

    /// Updates the colors for the new traits. Overrides call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        appearanceDidChange()
    }

    package override func layoutDirectionDidChange() {
        imageViewStorage?.semanticContentAttribute = semanticContentAttribute
        super.layoutDirectionDidChange()
    }

    package override func stateDidChange(from old: State) { showState(from: old) }

    package override func didTrigger(with event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered, with: event)
    }

    /// Triggers the button as user input does. Toggles the selection if ``changesSelectionAsPrimaryAction`` is `true`.
    open override func performPrimaryAction() {
        if changesSelectionAsPrimaryAction, !isPopUpButton { isSelected.toggle() }
        super.performPrimaryAction()
    }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        guard let shown = configurationState.shown else {
            let (rect, radius) = super.focusShape
            // A title without a background has some padding.
            let isBare = content.insets == .zero && backgroundColor == nil && currentBackgroundImage == nil
            return (isBare ? rect.insetBy(dx: -4, dy: 0) : rect, radius)
        }
        return (bounds, min(shown.cornerRadius(for: bounds.size), bounds.width / 2, bounds.height / 2))
    }

    // MARK: Accessibility

    package override var controlTraits: UIAccessibilityTraits {
        changesSelectionAsPrimaryAction ? [.button, .toggleButton] : .button
    }

    /// The displayed title.
    package override var defaultAccessibilityLabel: String? {
        updateConfigurationIfNeeded()
        if let text = label.text, !text.isEmpty { return text }
        // A button that shows only an image has the name of the image.
        return (currentImage ?? configuration?.image)?.accessibilityName ?? super.defaultAccessibilityLabel
    }

    /// Updates the colors for the new tint color. Overrides call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        appearanceDidChange()
    }
}

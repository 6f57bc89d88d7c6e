import QuartzCore

/// A control with a title and perhaps a picture, that does something when it is clicked or tapped.
///
/// A `.system` button has a title in the tint colour and says by a quiet ground that the pointer is over it, that it is
/// pressed, or that it is selected. A `.custom` button looks only as its titles, colours and layer say. Colours and
/// corners of the ground come from ``UIView/backgroundColor`` and the layer's `cornerRadius`.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        /// Nothing is drawn but what was set.
        case custom = 0
        /// The toolkit's own look.
        case system = 1
        /// An information symbol in the tint color, for more details about an item.
        case detailDisclosure = 2
        /// An information symbol in the tint color.
        case infoLight = 3
        /// The same as ``infoLight``: both adapt to the appearance.
        case infoDark = 4
        /// A plus sign in a circle in the tint color.
        case contactAdd = 5
        /// A cross in a filled circle, which dismisses what it is shown on.
        case close = 7
    }

    /// The kind of the button.
    open private(set) var buttonType = ButtonType.custom

    var content = ButtonContent()
    let label = ButtonTitleLabel(frame: .zero)
    var pictureView: UIImageView?
    var backgroundPictureView: UIImageView?
    /// What ``pictureView`` shows, before it was made a template.
    var pictureSource: UIImage?
    var configurationState = ConfigurationState()
    var ground: CALayer?

    // MARK: Making

    /// A `.custom` button with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }

    /// A button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        label.font = UIButton.standardFont(for: buttonType)
        contentDidChange()
        setSymbol(of: buttonType)
    }

    /// A `.custom` button with a frame in its superview's coordinates that performs `primaryAction` when it is triggered,
    /// and shows the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    /// A button of a kind that performs `primaryAction` when it is triggered, and shows the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { adopt(primaryAction) }
    }

    /// A button that looks as a configuration says and does `primaryAction` when it is triggered. What the
    /// configuration does not show, it has from the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) { return nil }

    package override var ownGestures: OwnGestures { .tap }

    // MARK: Configuration

    /// What the button shows and how it looks; nil leaves that to the button's titles, pictures and colours by state.
    /// With a configuration, ``contentEdgeInsets``, ``titleEdgeInsets`` and ``imageEdgeInsets`` have no effect.
    open var configuration: Configuration? {
        get { configurationState.configuration }
        set { setConfiguration(newValue) }
    }

    /// Changes the configuration to suit the button's state, by setting ``configuration``. Called before the button is
    /// laid out whenever its state, tint or traits changed, or ``setNeedsUpdateConfiguration()`` was called.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Changes the configuration of the button it is handed.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Whether a change of the state updates the configuration, and its colours follow the state. True unless set
    /// otherwise.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Asks for an update of the configuration in the next layout; several requests are one.
    open func setNeedsUpdateConfiguration() {
        guard configurationState.configuration != nil, !configurationState.isUpdating else { return }
        configurationState.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration: calls ``configurationUpdateHandler``. Do not call it; call
    /// ``setNeedsUpdateConfiguration()``.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Whether being triggered turns ``UIControl/isSelected`` on and off. False unless set.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { showSelectedElement() } }
    }

    // MARK: Menu

    /// The button's menu. With ``UIControl/showsMenuAsPrimaryAction`` it is what the button is for; otherwise it is
    /// shown by the secondary button of a pointer, or by a finger that stays. Setting it sets
    /// ``UIControl/isContextMenuInteractionEnabled``.
    ///
    /// If ``changesSelectionAsPrimaryAction`` is set, too, the button is a pop-up button: of the menu's elements one is
    /// on, and its title is the button's.
    open var menu: UIMenu? {
        didSet { menuDidChange() }
    }

    /// A configuration that shows ``menu``; nil without one.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    package override var hangsMenu: Bool { menu != nil }

    override func menuDidChoose(_ leaf: any UIMenuLeaf) { select(leaf) }

    /// Whether ``menu`` is what the button is for. False unless set.
    open override var showsMenuAsPrimaryAction: Bool { didSet { showSelectedElement() } }

    // MARK: Content by state

    /// Sets the title for a state. A state without one shows that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        content.titles[state] = title
        contentDidChange()
    }

    /// Sets the title for a state with looks of its own. It goes before titles set with ``setTitle(_:for:)``.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        contentDidChange()
    }

    /// Sets the colour of the title for a state. A state without one shows that of `.normal`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        if AppearanceRules.isActive {
            AppearanceRules.note(self, "titleColor \(state.rawValue)") { $0.setTitleColor(color, for: state) }
        }
        content.titleColors[state] = color
        appearanceDidChange()
    }

    /// Sets the picture before the title for a state. A state without one shows that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) {
        content.images[state] = image
        contentDidChange()
    }

    /// Sets the picture behind title and picture for a state, which fills the button; the button is at least as large.
    /// A state without one shows that of `.normal`. Has no effect with a configuration.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        if AppearanceRules.isActive {
            AppearanceRules.note(self, "backgroundImage \(state.rawValue)") { $0.setBackgroundImage(image, for: state) }
        }
        content.backgroundImages[state] = image
        contentDidChange()
    }

    /// The title that is shown in a state.
    open func title(for state: State) -> String? { content.titles.value(for: state) }

    /// The title with looks that is shown in a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles.value(for: state) }

    /// The colour of the title in a state.
    open func titleColor(for state: State) -> UIColor? {
        content.titleColors.value(for: state) ?? standardTitleColor(for: state)
    }

    /// The picture that is shown in a state.
    open func image(for state: State) -> UIImage? { content.images.value(for: state) }

    /// The picture behind title and picture in a state.
    open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages.value(for: state) }

    /// The title that is shown now.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// The title with looks that is shown now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour of the title now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .label }

    /// The picture that is shown now.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// The picture behind title and picture now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label that shows the title: for its font and line breaking. Its text and colour follow the button's state.
    open var titleLabel: UILabel? {
        updateConfigurationIfNeeded()
        return label
    }

    /// The label that shows the subtitle of a configuration; nil without one.
    open var subtitleLabel: UILabel? {
        updateConfigurationIfNeeded()
        return configurationState.subtitle
    }

    /// The view that shows the picture. The picture follows the button's state or configuration.
    open var imageView: UIImageView? { makePictureView() }

    /// Whether the pointer gets the style of ``pointerStyleProvider`` over the button. False by default; setting the
    /// provider turns it on.
    open var isPointerInteractionEnabled: Bool {
        get { buttonPointer?.isEnabled ?? false }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            ownButtonPointer.isEnabled = newValue
        }
    }

    /// Returns the style of the pointer over the button, given the button, the effect and the shape that suit it. Without
    /// a provider, the style has that effect and that shape.
    open var pointerStyleProvider: PointerStyleProvider? {
        get { buttonPointer?.provider }
        set {
            ownButtonPointer.provider = newValue
            if newValue != nil { isPointerInteractionEnabled = true }
            ownButtonPointer.interaction.invalidate()
        }
    }

    /// Whether the pointer is over the button.
    open var isHovered: Bool { isPointerInside }

    // MARK: Distances

    /// Distances around picture and title together; part of the button's own size. Where they are zero, which they are
    /// unless set, there are 6 points above and below the title.
    open var contentEdgeInsets: UIEdgeInsets {
        get { content.insets }
        set {
            guard GeometryValidation.accepts(newValue, "contentEdgeInsets", of: self) else { return }
            content.insets = newValue
            contentDidChange()
        }
    }

    /// Distances by which the title is moved in from where it would be; no part of the button's own size.
    open var titleEdgeInsets: UIEdgeInsets {
        get { content.titleInsets }
        set {
            guard GeometryValidation.accepts(newValue, "titleEdgeInsets", of: self) else { return }
            content.titleInsets = newValue
            setNeedsLayout()
        }
    }

    /// Distances by which the picture is moved in from where it would be; no part of the button's own size.
    open var imageEdgeInsets: UIEdgeInsets {
        get { content.imageInsets }
        set {
            guard GeometryValidation.accepts(newValue, "imageEdgeInsets", of: self) else { return }
            content.imageInsets = newValue
            setNeedsLayout()
        }
    }

    // MARK: Size and places

    /// The size of picture, title and the distances around them.
    open override var intrinsicContentSize: CGSize { fittingSize(width: 0) }

    /// The size of picture, title and the distances around them. The titles of a configuration wrap at the width of
    /// `size` if that is above 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// The rectangle for picture and title in `bounds`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: configurationState.shown?.contentInsets.leftToRight ?? content.insets)
    }

    /// Where the picture behind title and picture is: all of `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the title is, in the rectangle for picture and title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

    /// Where the picture is, in the rectangle for picture and title.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

    /// Places title and picture. Overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Changes

    /// The colour of the ground; nil is the style's own.
    open override var backgroundColor: UIColor? { didSet { appearanceDidChange() } }

    /// Shows the colours of the new traits. Overrides call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        appearanceDidChange()
    }

    package override func stateDidChange(from old: State) { showState(from: old) }

    package override func didTrigger(with event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered, with: event)
    }

    /// Triggers the button as a person would: selects or deselects it if ``changesSelectionAsPrimaryAction`` says so.
    open override func performPrimaryAction() {
        if changesSelectionAsPrimaryAction, !isPopUpButton { isSelected.toggle() }
        super.performPrimaryAction()
    }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        guard let shown = configurationState.shown else {
            let (rect, radius) = super.focusShape
            // Around a bare title there is some air.
            let isBare = content.insets == .zero && backgroundColor == nil && currentBackgroundImage == nil
            return (isBare ? rect.insetBy(dx: -4, dy: 0) : rect, radius)
        }
        return (bounds, min(shown.cornerRadius(for: bounds.size), bounds.width / 2, bounds.height / 2))
    }

    // MARK: Accessibility

    package override var controlTraits: UIAccessibilityTraits {
        changesSelectionAsPrimaryAction ? [.button, .toggleButton] : .button
    }

    /// The title.
    package override var standardAccessibilityLabel: String? {
        updateConfigurationIfNeeded()
        if let text = label.text, !text.isEmpty { return text }
        return super.standardAccessibilityLabel
    }

    /// Shows the new colour. Overrides call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        appearanceDidChange()
    }
}

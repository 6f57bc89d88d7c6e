import QuartzCore

/// The button over the title of a navigation bar: its menu, and renaming with a double click (BI-21, BI-22).
@MainActor final class NavigationTitleButton: UIControl {
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
    private let overlay = UIView()
    private let makeMenu: (() -> UIMenu?)?
    private let rename: () -> Void

    /// The width of the symbol with the space before it, in points; 0 without a menu.
    var extent: CGFloat { makeMenu == nil ? 0 : 16 }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title, as the name of the button.
    ///   - menu: Returns the menu; nil if there is none.
    ///   - rename: Begins renaming.
    init(_ title: String?, menu: (() -> UIMenu?)?, rename: @escaping () -> Void) {
        makeMenu = menu
        self.rename = rename
        super.init(frame: .zero)
        overlay.layer.cornerRadius = ControlStyle.cornerRadius
        overlay.isUserInteractionEnabled = false
        overlay.backgroundColor = ControlStyle.hover
        overlay.alpha = 0
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 9, weight: .semibold)
        chevron.tintColor = .secondaryLabel
        chevron.contentMode = .center
        chevron.isHidden = menu == nil
        addSubview(overlay)
        addSubview(chevron)
        accessibilityLabel = title
        accessibilityIdentifier = "NavigationTitle"
        isContextMenuInteractionEnabled = menu != nil
        showsMenuAsPrimaryAction = menu != nil
        if menu == nil {
            addAction(UIAction { [weak self] _ in self?.rename() }, for: .touchDownRepeat)
        }
    }

    required init?(coder: NSCoder) { return nil }

    override var controlTraits: UIAccessibilityTraits { .button }
    override var becomesFirstResponderWhenPressed: Bool { false }
    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, ControlStyle.cornerRadius) }
    override var anchorsMenuToBounds: Bool { true }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = makeMenu?() else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    /// Space and Return rename a title without a menu.
    override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        guard makeMenu == nil, key.triggersControls else {
            return super.perform(key, isRepeat: isRepeat, with: event)
        }
        if !isRepeat { rename() }
        return true
    }

    private func updateOverlay() { overlay.alpha = isPointerInside || isHighlighted ? 1 : 0 }

    override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        updateOverlay()
    }

    override func pointerDidEnter() {
        super.pointerDidEnter()
        updateOverlay()
    }

    override func pointerDidLeave() {
        super.pointerDidLeave()
        updateOverlay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        overlay.frame = bounds
        chevron.frame = mirrored(CGRect(x: bounds.width - 6 - 12, y: 0, width: 12, height: bounds.height))
    }
}

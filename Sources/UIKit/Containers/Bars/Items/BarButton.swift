import QuartzCore

/// A button in a bar: an item, the back button or the overflow menu.
///
/// A click leaves the first responder where it is, so that actions without a target begin at the content.
@MainActor final class BarButton: UIControl {
    /// The item that the button displays; nil for the back button and the overflow menu.
    private(set) weak var item: UIBarButtonItem?
    /// The appearance of the item's states.
    private var itemAppearance: UIBarButtonItemAppearance?

    /// The image and the title.
    private(set) var title: String?
    private(set) var image: UIImage?
    private var style = UIBarButtonItem.Style.plain
    private var customTint: UIColor?
    private var makeMenu: (() -> UIMenu?)?
    private var activate: ((UIEvent?) -> Void)?

    private let label = UILabel()
    private let picture = UIImageView()
    private let backdrop = UIView()
    private let overlay = UIView()
    private var backgroundView: UIImageView?
    private var badgeView: BarBadgeView?

    private static let symbols = UIImage.SymbolConfiguration(pointSize: BarDesign.symbolSize)

    /// Creates a button for an item.
    convenience init(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?) {
        self.init(frame: .zero)
        self.item = item
        itemAppearance = appearance
        makeMenu = { [weak item] in item?.displayedMenu }
        activate = { [weak item] in item?.perform(with: $0) }
        itemDidChange()
    }

    /// Creates a button that is not an item.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - title: The title, beside the image.
    ///   - appearance: The appearance of the states.
    ///   - tint: The color; nil for the tint color.
    ///   - menu: Returns the menu.
    ///   - action: The action; nil to open the menu on the press.
    convenience init(
        image: UIImage?, title: String?, _ appearance: UIBarButtonItemAppearance?, tint: UIColor?,
        menu: @escaping () -> UIMenu?, action: ((UIEvent?) -> Void)?
    ) {
        self.init(frame: .zero)
        self.image = image
        self.title = title
        itemAppearance = appearance
        customTint = tint
        makeMenu = menu
        activate = action
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = action == nil
        update()
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backdrop.layer.cornerRadius = ControlStyle.cornerRadius
        overlay.layer.cornerRadius = ControlStyle.cornerRadius
        for view in [backdrop, overlay, label, picture] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        overlay.alpha = 0
        picture.preferredSymbolConfiguration = BarButton.symbols
        picture.contentMode = .scaleAspectFit
        label.lineBreakMode = .byTruncatingTail
        addAction(
            UIAction { [weak self] _ in self?.activate?(nil) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Content

    /// Takes the content from the item.
    func itemDidChange() {
        guard let item else { return }
        image = item.displayedImage
        title = item.displayedTitle
        style = item.style
        customTint = item.tintColor
        let hasMenu = item.menu != nil || item.opensMenuOnPress
        if hasMenu != isContextMenuInteractionEnabled { isContextMenuInteractionEnabled = hasMenu }
        if item.opensMenuOnPress != showsMenuAsPrimaryAction { showsMenuAsPrimaryAction = item.opensMenuOnPress }
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
        if isSelected != item.isSelected { isSelected = item.isSelected }
        // A button that shows only an image has its name as a tooltip (TT-02).
        let tip = image != nil && (title ?? "").isEmpty ? item.name : nil
        if tip != toolTip { toolTip = tip }
        item.copyAccessibility(to: self)
        setSpringLoaded(item.isSpringLoaded) {
            StandardSpringLoading { [weak self] _ in
                if let self, isEnabled { activate?(nil) }
            }
        }
        update()
        updateBadge(item.badge)
    }

    private func updateBadge(_ badge: UIBarButtonItem.Badge?) {
        guard badge != nil || badgeView != nil else { return }
        let view = badgeView ?? BarBadgeView()
        badgeView = view
        if view.superview == nil { addSubview(view) }
        if let badge { view.show(badge) } else { view.isHidden = true }
        if item?.accessibilityValue == nil { accessibilityValue = badge?.stringValue }
        setNeedsLayout()
    }

    override var defaultAccessibilityLabel: String? { item?.name ?? title ?? "" }
    override var controlTraits: UIAccessibilityTraits { .button }

    /// Shows another title, or none, beside the image.
    func setTitle(_ title: String?) {
        guard title != self.title else { return }
        self.title = title
        update()
    }

    /// A Boolean value that indicates whether the button has a background in the tint color.
    private var isProminent: Bool { style == .done && itemAppearance?.normal.titleTextAttributes.isEmpty ?? true }

    private var color: UIColor {
        let tint = customTint ?? tintColor ?? .defaultTint
        return isProminent ? ControlStyle.contrast(to: tint, traitCollection) : tint
    }

    private func update() {
        picture.isHidden = image == nil
        picture.image = image
        label.isHidden = title?.isEmpty ?? true
        updateText()
        updateColors()
        setNeedsLayout()
    }

    /// The attributes that the app set for the title in the current state, the most specific last.
    private var customAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        func add(_ more: [NSAttributedString.Key: Any]?) { if let more { result.merge(more) { $1 } } }
        add(itemAppearance?.normal.titleTextAttributes)
        if state != .normal { add(itemAppearance?.appearance(for: state).titleTextAttributes) }
        add(item?.titleTextAttributes(for: .normal))
        for one in [UIControl.State.selected, .focused, .highlighted, .disabled] where state.contains(one) {
            add(item?.titleTextAttributes(for: one))
        }
        return result
    }

    private func updateText() {
        guard let title, !title.isEmpty else { return }
        let font = style == .done ? BarDesign.doneFont : BarDesign.itemFont
        let custom = customAttributes
        if custom.isEmpty {
            label.font = font
            label.textColor = color
            label.text = title
        } else {
            var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
            attributes.merge(custom) { $1 }
            label.attributedText = NSAttributedString(string: title, attributes: attributes)
        }
    }

    private func updateColors() {
        let tint = customTint ?? tintColor ?? .defaultTint
        picture.tintColor = color
        if isProminent {
            backdrop.backgroundColor = tint
        } else {
            backdrop.backgroundColor = isSelected ? tint.withAlphaComponent(0.16) : nil
        }
        let opacity = isEnabled ? 1 : ControlStyle.disabledOpacity
        for view in [label, picture, backdrop] { view.alpha = opacity }
        let isPressed = isHighlighted
        overlay.backgroundColor = isPressed ? ControlStyle.pressed : ControlStyle.hover
        overlay.alpha = isEnabled && (isPressed || isPointerInside) ? 1 : 0
        updateBackgroundImage()
    }

    private func updateBackgroundImage() {
        let image =
            item?.backgroundImage(for: state, barMetrics: .default)
            ?? item?.backgroundImage(for: .normal, barMetrics: .default)
            ?? itemAppearance?.appearance(for: state).backgroundImage ?? itemAppearance?.normal.backgroundImage
        guard image != nil || backgroundView != nil else { return }
        let view = backgroundView ?? UIImageView()
        if backgroundView == nil {
            backgroundView = view
            insertSubview(view, aboveSubview: backdrop)
            setNeedsLayout()
        }
        view.image = image
    }

    // MARK: State

    override func stateDidChange(from old: UIControl.State) {
        super.stateDidChange(from: old)
        if !customAttributes.isEmpty { updateText() }
        updateColors()
    }

    override func pointerDidEnter() {
        super.pointerDidEnter()
        updateColors()
    }

    override func pointerDidLeave() {
        super.pointerDidLeave()
        updateColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateText()
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateText()
        updateColors()
    }

    override var becomesFirstResponderWhenPressed: Bool { false }

    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, ControlStyle.cornerRadius) }

    // MARK: Menu

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = makeMenu?() else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    override var anchorsMenuToBounds: Bool { true }

    // MARK: Layout

    private var gap: CGFloat { picture.isHidden || label.isHidden ? 0 : 4 }

    private var imageSize: CGSize {
        guard let image, !picture.isHidden else { return .zero }
        let size = picture.intrinsicContentSize
        let limit = BarDesign.itemHeight - 4
        let height = size.height > 0 ? size.height : image.size.height
        let width = size.width > 0 ? size.width : image.size.width
        guard height > limit else { return CGSize(width: width, height: height) }
        return CGSize(width: width * limit / height, height: limit)
    }

    /// The width of the content, in points.
    var preferredWidth: CGFloat {
        if let item, item.width > 0 { return item.width }
        var textWidth: CGFloat = 0
        if !label.isHidden {
            textWidth = label.intrinsicContentSize.width.rounded(.up)
            for other in item?.possibleTitles ?? [] {
                let attributes: [NSAttributedString.Key: Any] = [.font: label.font ?? BarDesign.itemFont]
                textWidth = max(textWidth, (other as NSString).size(withAttributes: attributes).width.rounded(.up))
            }
        }
        return max(BarDesign.itemWidth, textWidth + gap + imageSize.width.rounded(.up) + 2 * BarDesign.itemPadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        overlay.frame = bounds
        let image = imageSize
        let room = bounds.width - 2 * BarDesign.itemPadding
        let text = label.isHidden ? .zero : label.intrinsicContentSize
        let textWidth = min(text.width.rounded(.up), max(0, room - image.width - gap))
        let total = image.width + gap + textWidth
        let x = ((bounds.width - total) / 2).rounded()
        let offset = titleOffset
        let insets = item?.imageInsets ?? .zero
        let imageFrame = CGRect(
            x: x, y: ((bounds.height - image.height) / 2).rounded(), width: image.width, height: image.height)
        picture.frame = mirrored(imageFrame).inset(by: insets)
        label.frame = mirrored(
            CGRect(
                x: x + image.width + gap, y: ((bounds.height - text.height) / 2).rounded(), width: textWidth,
                height: text.height.rounded(.up))
        ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
        layoutBadge(x: x, image: image, text: textWidth)
        backgroundView?.frame = bounds.offsetBy(
            dx: itemAppearance?.normal.backgroundImagePositionAdjustment.horizontal ?? 0,
            dy: itemAppearance?.normal.backgroundImagePositionAdjustment.vertical ?? 0)
    }

    /// Places the badge at the upper trailing corner of the image or the title.
    private func layoutBadge(x: CGFloat, image: CGSize, text: CGFloat) {
        guard let badgeView, !badgeView.isHidden else { return }
        let size = badgeView.sizeThatFits(bounds.size)
        let end = x + image.width + gap + text
        let height = max(image.height, label.isHidden ? 0 : label.intrinsicContentSize.height)
        // A wide badge extends into the space between items.
        let left = min(bounds.width - size.width + BarDesign.itemSpacing / 2, end - min(size.width / 2, 5))
        let top = max(0, (bounds.height - height) / 2 - size.height / 2 + 1)
        badgeView.frame = mirrored(
            CGRect(x: left.rounded(), y: top.rounded(), width: size.width, height: size.height))
    }

    private var titleOffset: UIOffset {
        if let own = item?.titlePositionAdjustment(for: .default), own != .zero { return own }
        return itemAppearance?.normal.titlePositionAdjustment ?? .zero
    }
}

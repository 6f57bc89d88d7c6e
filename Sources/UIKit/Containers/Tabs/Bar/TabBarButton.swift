import QuartzCore

/// An item in a tab bar: icon, title and badge in a row.
@MainActor final class TabBarButton: UIControl {
    let item: UITabBarItem
    private weak var bar: UITabBar?
    private let picture = UIImageView()
    private let label = UILabel()
    private let arrow = UIImageView()
    private let badge = TabBadge()
    private let overlay = UIView()
    private static let symbols = UIImage.SymbolConfiguration(pointSize: TabDesign.iconSize)
    private static let arrowSymbol = UIImage.SymbolConfiguration(pointSize: 9)

    /// Returns the menu of a tab with children; nil if there is none.
    var makeMenu: (() -> UIMenu?)? { didSet { menuDidChange() } }

    init(_ item: UITabBarItem, _ bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        overlay.layer.cornerRadius = ControlStyle.innerRadius
        for view in [overlay, picture, label, arrow, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        picture.preferredSymbolConfiguration = TabBarButton.symbols
        picture.contentMode = .scaleAspectFit
        arrow.preferredSymbolConfiguration = TabBarButton.arrowSymbol
        arrow.image = UIImage(systemName: "chevron.down")
        arrow.contentMode = .center
        label.lineBreakMode = .byTruncatingTail
        addAction(
            UIAction { [weak self] _ in
                if let self { self.bar?.press(self.item) }
            }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Content

    /// Takes the content from the item.
    func update() {
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
        let isSelected = bar?.selectedItem === item
        if self.isSelected != isSelected { self.isSelected = isSelected }
        item.copyAccessibility(to: self)
        let tip = (item.title ?? "").isEmpty && !item.name.isEmpty ? item.name : nil
        if tip != toolTip { toolTip = tip }
        focusGroupPriority = isSelected ? .prioritized : .ignored
        updateContent()
    }

    private func updateContent() {
        guard let bar else { return }
        let style = bar.style(of: item, state)
        let image = isSelected ? item.selectedImage ?? item.image : item.image ?? item.landscapeImagePhone
        picture.image = image
        picture.isHidden = image == nil
        picture.tintColor = style.iconColor
        label.isHidden = (item.title ?? "").isEmpty
        label.attributedText = text(style)
        arrow.tintColor = style.textColor
        arrow.isHidden = !showsMenuAsPrimaryAction
        badge.isHidden = item.badgeValue == nil
        if let value = item.badgeValue { badge.show(value, style) }
        let opacity = isEnabled ? 1 : ControlStyle.disabledOpacity
        for view in [picture, label, badge, arrow] { view.alpha = opacity }
        updateOverlay()
        setNeedsLayout()
    }

    private func text(_ style: TabItemStyle) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: TabDesign.font, .foregroundColor: style.textColor,
        ]
        attributes.merge(style.attributes) { $1 }
        return NSAttributedString(string: item.title ?? "", attributes: attributes)
    }

    private func updateOverlay() {
        overlay.backgroundColor = isHighlighted ? ControlStyle.pressed : ControlStyle.hover
        overlay.alpha = isEnabled && (isHighlighted || isPointerInside && !isSelected) ? 1 : 0
    }

    // MARK: State

    override func stateDidChange(from old: UIControl.State) {
        super.stateDidChange(from: old)
        updateContent()
    }

    override func pointerDidEnter() {
        super.pointerDidEnter()
        updateOverlay()
    }

    override func pointerDidLeave() {
        super.pointerDidLeave()
        updateOverlay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateContent()
    }

    override var becomesFirstResponderWhenPressed: Bool { false }

    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, ControlStyle.innerRadius) }

    // MARK: Accessibility

    override var defaultAccessibilityLabel: String? { item.name }
    override var defaultAccessibilityValue: String? { item.badgeValue.flatMap { $0.isEmpty ? nil : $0 } }
    override var controlTraits: UIAccessibilityTraits { .button }

    // MARK: Menu

    private func menuDidChange() { isContextMenuInteractionEnabled = makeMenu != nil }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = makeMenu?() else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    override var anchorsMenuToBounds: Bool { true }

    // MARK: Layout

    private var imageSize: CGSize {
        guard !picture.isHidden, let image = picture.image else { return .zero }
        let own = picture.intrinsicContentSize
        let size = own.width > 0 && own.height > 0 ? own : image.size
        let limit: CGFloat = 22
        guard size.height > limit, size.height > 0 else { return size }
        return CGSize(width: size.width * limit / size.height, height: limit)
    }

    /// The width of the content, the same whether or not the item is selected.
    var preferredWidth: CGFloat {
        var parts: [CGFloat] = []
        if !picture.isHidden { parts.append(imageSize.width.rounded(.up)) }
        if !label.isHidden, let bar {
            let widths = [UIControl.State.normal, .selected].map {
                text(bar.style(of: item, $0)).size().width.rounded(.up)
            }
            parts.append(widths.max() ?? 0)
        }
        if !badge.isHidden { parts.append(badge.preferredSize.width) }
        if !arrow.isHidden { parts.append(10) }
        let content = parts.reduce(0, +) + CGFloat(max(0, parts.count - 1)) * TabDesign.gap
        return max(TabDesign.itemWidth, content + 2 * TabDesign.itemPadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        overlay.frame = bounds
        guard let bar else { return }
        let style = bar.style(of: item, state)
        let image = imageSize
        let badgeSize = badge.isHidden ? .zero : badge.preferredSize
        var widths: [CGFloat] = []
        if !picture.isHidden { widths.append(image.width.rounded(.up)) }
        let text = label.isHidden ? .zero : label.intrinsicContentSize
        if !label.isHidden { widths.append(text.width.rounded(.up)) }
        if !badge.isHidden { widths.append(badgeSize.width) }
        if !arrow.isHidden { widths.append(10) }
        let total = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * TabDesign.gap
        let excess = max(0, total - max(0, bounds.width - 2 * TabDesign.gap))
        var x = ((bounds.width - total + excess) / 2).rounded()
        func place(_ view: UIView, _ size: CGSize) {
            guard !view.isHidden else { return }
            view.frame = mirrored(
                CGRect(
                    x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
            x += size.width + TabDesign.gap
        }
        place(picture, CGSize(width: image.width.rounded(.up), height: image.height.rounded(.up)))
        picture.frame = picture.frame.inset(by: item.imageInsets)
        place(
            label,
            CGSize(width: max(0, text.width.rounded(.up) - excess), height: text.height.rounded(.up)))
        label.frame = label.frame.offsetBy(dx: style.titleOffset.horizontal, dy: style.titleOffset.vertical)
        place(badge, badgeSize)
        badge.frame = badge.frame.offsetBy(dx: style.badgeOffset.horizontal, dy: style.badgeOffset.vertical)
        place(arrow, CGSize(width: 10, height: 10))
    }
}

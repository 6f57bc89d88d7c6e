import QuartzCore

/// A row of a sidebar: a tab or an action.
@MainActor final class TabSidebarRow: UIControl {
    private let tab: UITab?
    private let action: UIAction?
    private let depth: Int
    private weak var owner: UITabBarController?
    private let backdrop = UIView()
    private let picture = UIImageView()
    private let label = UILabel()
    private let detail = UILabel()
    private let badge = TabBadge()
    private let disclosure: DisclosureButton?
    private static let symbols = UIImage.SymbolConfiguration(pointSize: TabDesign.iconSize)

    init(_ tab: UITab, depth: Int, _ owner: UITabBarController) {
        self.tab = tab
        self.depth = depth
        self.owner = owner
        action = nil
        disclosure = TabSidebarEntry.isCollapsible(tab) ? DisclosureButton() : nil
        super.init(frame: .zero)
        install()
        addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
        disclosure?.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        update()
    }

    init(_ action: UIAction, depth: Int) {
        tab = nil
        self.action = action
        self.depth = depth
        disclosure = nil
        super.init(frame: .zero)
        install()
        addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { return nil }

    private func install() {
        backdrop.layer.cornerRadius = ControlStyle.innerRadius
        for view in [backdrop, picture, label, detail, badge] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        if let disclosure { addSubview(disclosure) }
        picture.preferredSymbolConfiguration = TabSidebarRow.symbols
        picture.contentMode = .scaleAspectFit
        label.font = TabDesign.rowFont
        detail.font = UIFont.systemFont(ofSize: 11)
        detail.textColor = .secondaryLabel
        for one in [label, detail] { one.lineBreakMode = .byTruncatingTail }
    }

    private func press() {
        if let tab { owner?.selectByUser(tab) }
        action?.performWithSender(self, target: nil)
    }

    private func toggle() {
        guard let group = tab as? UITabGroup else { return }
        group.isCollapsed.toggle()
        owner?.sidebarView?.reload()
    }

    // MARK: Content

    func update() {
        let item = tab?.item
        let isEnabled = action.map { !$0.attributes.contains(.disabled) } ?? (item?.isEnabled ?? true)
        if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
        let isSelected = tab != nil && owner?.selectedStorage === tab
        if self.isSelected != isSelected { self.isSelected = isSelected }
        focusGroupPriority = isSelected ? .prioritized : .ignored
        accessibilityIdentifier = item?.accessibilityIdentifier
        picture.image = action?.image ?? (isSelected ? item?.selectedImage ?? item?.image : item?.image)
        picture.isHidden = picture.image == nil
        label.text = action?.title ?? item?.title
        detail.text = tab?.subtitle
        detail.isHidden = (tab?.subtitle ?? "").isEmpty
        disclosure?.isExpanded = (tab as? UITabGroup)?.isCollapsed == false
        badge.isHidden = item?.badgeValue == nil
        if let item, let value = item.badgeValue, let bar = owner?.tabBar {
            badge.show(value, bar.style(of: item, .normal))
        }
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let tint = tintColor ?? .defaultTint
        let color = isSelected || action != nil ? tint : UIColor.label
        label.textColor = color
        picture.tintColor = isSelected || action != nil ? tint : .secondaryLabel
        if isSelected {
            backdrop.backgroundColor = tint.withAlphaComponent(0.10)
        } else if isHighlighted {
            backdrop.backgroundColor = ControlStyle.pressed
        } else {
            backdrop.backgroundColor = isPointerInside && isEnabled ? ControlStyle.hover : nil
        }
        let opacity = isEnabled ? 1 : ControlStyle.disabledOpacity
        for view in [picture, label, detail, badge] as [UIView] { view.alpha = opacity }
    }

    override func stateDidChange(from old: UIControl.State) {
        super.stateDidChange(from: old)
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
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    override var becomesFirstResponderWhenPressed: Bool { false }
    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, ControlStyle.innerRadius) }
    override var controlTraits: UIAccessibilityTraits { .button }
    override var defaultAccessibilityLabel: String? { action?.title ?? tab?.item.name }
    override var defaultAccessibilityValue: String? { tab?.item.badgeValue.flatMap { $0.isEmpty ? nil : $0 } }

    /// Left and Right collapse and expand a group.
    override var usesArrowKeys: Bool { false }

    override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        guard let group = tab as? UITabGroup, disclosure != nil else { return false }
        switch key.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardLeftArrow where !group.isCollapsed, .keyboardRightArrow where group.isCollapsed:
            toggle()
            owner?.sidebarView?.focusRow(of: group)
            return true
        default: return false
        }
    }

    // MARK: Layout

    var preferredHeight: CGFloat { detail.isHidden ? TabDesign.rowHeight : TabDesign.rowHeight + 14 }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        var x = 8 + CGFloat(depth) * TabDesign.rowIndent
        var end = bounds.width - 8
        func row(_ x: CGFloat, _ size: CGSize) -> CGRect {
            mirrored(
                CGRect(
                    x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
        }
        // Titles are aligned, whether or not there are images.
        picture.frame = row(x, CGSize(width: 20, height: 20))
        if !picture.isHidden { x += 20 + 8 }
        if let disclosure {
            disclosure.frame = row(end - 20, CGSize(width: 20, height: 20))
            end -= 24
        }
        if !badge.isHidden {
            let size = badge.preferredSize
            badge.frame = row(end - size.width, size)
            end -= size.width + TabDesign.gap
        }
        let width = max(0, end - x)
        let height = label.intrinsicContentSize.height.rounded(.up)
        let lower = detail.isHidden ? 0 : detail.intrinsicContentSize.height.rounded(.up)
        let y = ((bounds.height - height - lower) / 2).rounded()
        label.frame = mirrored(CGRect(x: x, y: y, width: width, height: height))
        detail.frame = mirrored(CGRect(x: x, y: y + height, width: width, height: lower))
    }
}

/// The arrow that collapses the children of a row. Keys do so at the row.
@MainActor final class DisclosureButton: UIControl {
    private let picture = UIImageView()

    var isExpanded = true {
        didSet {
            let name = isExpanded ? "chevron.down" : "chevron.forward"
            picture.image = UIImage(systemName: name)
            accessibilityLabel = isExpanded ? "Collapse" : "Expand"
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.isUserInteractionEnabled = false
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
        picture.contentMode = .center
        picture.tintColor = .secondaryLabel
        addSubview(picture)
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFirstResponder: Bool { false }
    override var canBecomeFocused: Bool { false }
    override var controlTraits: UIAccessibilityTraits { .button }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}

import QuartzCore

/// The title of a menu in the menu bar.
@MainActor final class MenuBarItemView: UIView {
    let menu: UIMenu
    private let label = UILabel()
    /// The position of the letter that opens the menu together with Alt.
    private let mnemonic: Int?

    /// A Boolean value that indicates whether the title is highlighted: its menu is open, or the arrow keys selected
    /// it.
    var isHighlighted = false { didSet { if isHighlighted != oldValue { layer.setNeedsPaint() } } }

    private var isHovered = false { didSet { if isHovered != oldValue { layer.setNeedsPaint() } } }

    /// A Boolean value that indicates whether the mnemonic is underlined.
    var showsMnemonic = false { didSet { if showsMnemonic != oldValue { updateTitle() } } }

    init(_ menu: UIMenu, mnemonic: Int?) {
        self.menu = menu
        self.mnemonic = mnemonic
        super.init(frame: .zero)
        layer.painter = self
        label.font = menu.identifier == .application ? MenuBarStyle.applicationFont : MenuBarStyle.font
        label.textColor = .label
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        updateTitle()
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    private func updateTitle() {
        if showsMnemonic, mnemonic != nil {
            label.attributedText = NSAttributedString(Mnemonics.underlined(menu.title, at: mnemonic))
        } else {
            label.text = menu.title
        }
    }

    /// The letter that opens the menu together with Alt, in lower case.
    var letter: String? { Mnemonics.letter(of: menu.title, at: mnemonic) }

    /// The width at which the whole title is visible.
    var naturalWidth: CGFloat {
        label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width.rounded(.up)
            + 2 * MenuBarStyle.inset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(MenuBarStyle.inset, bounds.width / 2), dy: 0)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.setNeedsPaint()
    }

    override func pointerDidEnter() { isHovered = true }
    override func pointerDidLeave() { isHovered = false }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { menu.title }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

    /// Opens the menu (AX-21).
    override func accessibilityActivate() -> Bool { (superview as? MenuBarView)?.open(self) ?? false }
}

extension MenuBarItemView: LayerPainter {
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        guard isHighlighted || isHovered else { return }
        let canvas = ControlCanvas(self, context, scale: scale)
        canvas.fill(
            canvas.snapped(bounds.insetBy(dx: 1, dy: 3)), radius: MenuBarStyle.highlightRadius,
            isHighlighted ? MenuStyle.highlight : ControlStyle.hover)
    }
}

/// The badge of a tab: a capsule with a text, or a dot.
@MainActor final class TabBadge: UIView {
    private let label = UILabel()
    private var text = ""
    private var titleOffset = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a text. An empty text is a dot.
    func show(_ text: String, _ style: TabItemStyle) {
        self.text = text
        titleOffset = style.badgeTitleOffset
        backgroundColor = style.badgeColor
        var attributes: [NSAttributedString.Key: Any] = [
            .font: TabDesign.badgeFont,
            .foregroundColor: ControlStyle.contrast(to: style.badgeColor, traitCollection),
        ]
        attributes.merge(style.badgeAttributes) { $1 }
        label.attributedText = text.isEmpty ? nil : NSAttributedString(string: text, attributes: attributes)
        setNeedsLayout()
    }

    /// The size of the badge.
    var preferredSize: CGSize {
        guard !text.isEmpty else { return CGSize(width: TabDesign.dotSize, height: TabDesign.dotSize) }
        let width = label.intrinsicContentSize.width.rounded(.up) + 8
        let height = TabDesign.badgeHeight
        return CGSize(width: min(72, max(height, width)), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let height = label.intrinsicContentSize.height.rounded(.up)
        label.frame = CGRect(
            x: min(4, bounds.width / 2), y: ((bounds.height - height) / 2).rounded(),
            width: max(0, bounds.width - 8), height: height
        ).offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    }
}

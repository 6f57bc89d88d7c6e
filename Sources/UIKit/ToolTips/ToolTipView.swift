import QuartzCore

/// The content of a tooltip: a text of one or more lines.
@MainActor final class ToolTipView: UIView {
    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        backgroundColor = MenuStyle.background
        layer.cornerRadius = ToolTipStyle.cornerRadius
        layer.borderWidth = 1
        label.font = ToolTipStyle.font
        label.textColor = .label
        label.numberOfLines = 0
        label.text = text
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The size at which the whole text is visible.
    var fittingSize: CGSize {
        let most = CGSize(width: ToolTipStyle.maximumTextWidth, height: .greatestFiniteMagnitude)
        let text = label.sizeThatFits(most)
        return CGSize(
            width: min(text.width, most.width).rounded(.up) + 2 * ToolTipStyle.horizontalPadding,
            height: text.height.rounded(.up) + 2 * ToolTipStyle.verticalPadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: ToolTipStyle.horizontalPadding, dy: ToolTipStyle.verticalPadding)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBorder()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    private func updateBorder() { layer.borderColor = MenuStyle.edge.resolvedColor(with: traitCollection).cgColor }
}

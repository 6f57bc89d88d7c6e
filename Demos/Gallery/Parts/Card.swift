import UIKit

/// A rounded container with a small heading and one content view.
final class Card: UIView {
    private let titleLabel = UILabel("", font: Style.cardTitle, color: .secondaryLabel)
    private let content: UIView
    private let room = UIView()
    private let hasTitle: Bool
    private let padding: CGFloat

    init(_ title: String? = nil, padding: CGFloat = Style.padding, content: UIView) {
        self.content = content
        self.padding = padding
        hasTitle = title != nil
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Style.radius
        layer.borderWidth = 1
        // Clip the content in windows that are too small.
        room.clipsToBounds = true
        room.addSubview(content)
        addSubview(room)
        if let title {
            titleLabel.text = title
            addSubview(titleLabel)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height that the content prefers at the given width.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = content.sizeThatFits(CGSize(width: max(0, size.width - 2 * padding), height: 0)).height
        return CGSize(width: size.width, height: (inner + padding + (hasTitle ? 44 : padding)).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.insetBy(dx: min(padding, bounds.width / 2), dy: min(padding, bounds.height / 2))
        if hasTitle {
            titleLabel.frame = CGRect(x: Style.padding, y: 12, width: bounds.width - 2 * Style.padding, height: 20)
            area = area.inset(
                by: UIEdgeInsets(top: max(0, min(44 - padding, area.height)), left: 0, bottom: 0, right: 0))
        }
        // Leave space for focus rings around the content.
        let margin: CGFloat = 6
        room.frame = area.insetBy(dx: -margin, dy: -margin)
        content.frame = CGRect(x: margin, y: margin, width: area.width, height: area.height)
    }

    // Layers do not support dynamic colors, so the border color is updated with the traits.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBorder()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    private func updateBorder() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }
}

import UIKit

/// A view with a context menu.
final class ContextMenuView: UIView, UIContextMenuInteractionDelegate {
    private let menu: UIMenu
    private let label = UILabel("Press the secondary button, touch and hold, or press the Menu key.", lines: 0)

    init(_ menu: UIMenu) {
        self.menu = menu
        super.init(frame: .zero)
        accessibilityIdentifier = "context"
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        layer.borderColor = UIColor.tintColor.cgColor
        label.textAlignment = .center
        label.font = Style.smallText
        label.textColor = .secondaryLabel
        addSubview(label)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(
            dx: min(Style.padding, bounds.width / 2), dy: min(Style.padding, bounds.height / 2))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let menu = menu
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { layer.borderWidth = 2 }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { layer.borderWidth = 0 }
}

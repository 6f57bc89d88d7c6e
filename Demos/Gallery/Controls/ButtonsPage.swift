import UIKit

/// A page about buttons with titles, images and colors for each state.
final class ButtonsPage: CardPage {
    private let grid: StateGrid

    init() {
        grid = StateGrid([
            ("System", { ButtonsPage.button(.system, "Button") }),
            ("Image", { ButtonsPage.button(.system, "Star", symbol: "star") }),
            ("Background", { ButtonsPage.filled("Button", .quaternarySystemFill) }),
            ("Color", { ButtonsPage.colored("Button") }),
            ("Custom", { ButtonsPage.byState() }),
        ])
        super.init(
            title: "Buttons", summary: "UIButton with titles, images and colors for each state.",
            weighted: [
                [(Card("States", content: grid), 1)],
                [
                    (Card("Try it", content: Counter()), 1.2), (Card("Content", content: ButtonsPage.alignments()), 1),
                    (Card("Symbols", content: ButtonsPage.symbols()), 1),
                ],
            ])
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { grid.focused }

    private static func button(_ type: UIButton.ButtonType, _ title: String, symbol: String? = nil) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        if let symbol { show(symbol, on: button) }
        return button
    }

    private static func filled(_ title: String, _ color: UIColor) -> UIButton {
        let button = button(.system, title)
        button.backgroundColor = color
        button.layer.cornerRadius = Style.innerRadius
        button.contentEdgeInsets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
        return button
    }

    /// Adds a symbol before the title, with space between them.
    private static func show(_ symbol: String, on button: UIButton) {
        button.setImage(UIImage(systemName: symbol), for: .normal)
        var insets = button.contentEdgeInsets
        if insets == .zero { insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) }
        let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isRightToLeft { insets.left += 4 } else { insets.right += 4 }
        button.contentEdgeInsets = insets
        button.titleEdgeInsets = UIEdgeInsets(
            top: 0, left: isRightToLeft ? -4 : 4, bottom: 0, right: isRightToLeft ? 4 : -4)
    }

    private static func colored(_ title: String) -> UIButton {
        let button = filled(title, .systemBlue)
        button.setTitleColor(.onFilled, for: .normal)
        return button
    }

    /// Returns a custom button. It has only the properties that are set for each state.
    private static func byState() -> UIButton {
        let button = button(.custom, "Normal")
        button.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .medium)
        let words: [(UIControl.State, String, UIColor)] = [
            (.normal, "Normal", .label), (.highlighted, "Pressed", .systemPurple),
            (.selected, "Selected", .systemGreen), (.disabled, "Disabled", .tertiaryLabel),
        ]
        for (state, title, color) in words {
            button.setTitle(title, for: state)
            button.setTitleColor(color, for: state)
        }
        return button
    }

    /// Returns the button types that have a symbol.
    private static func symbols() -> UIView {
        let types: [(UIButton.ButtonType, String)] = [
            (.detailDisclosure, "Details"), (.infoLight, "Information"), (.contactAdd, "Add"), (.close, "Close"),
        ]
        return VerticalStack(
            spacing: 8,
            types.map { type, name in
                HorizontalStack(height: 32, [UIButton(type: type), UILabel(name, color: .secondaryLabel)])
            })
    }

    private static func alignments() -> UIView {
        let alignments: [(String, UIControl.ContentHorizontalAlignment)] = [
            ("Left", .left), ("Center", .center), ("Right", .right),
        ]
        return VerticalStack(
            spacing: 8,
            alignments.map { title, alignment in
                let button = filled(title, .tertiarySystemFill)
                show("folder", on: button)
                button.contentHorizontalAlignment = alignment
                return HorizontalStack(height: 32, equal: true, [button])
            })
    }
}

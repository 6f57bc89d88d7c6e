import UIKit

/// The pages to choose from, and how the gallery looks. Sends `.valueChanged` when a page is chosen.
final class Sidebar: UIControl {
    /// Automatic, light, or dark.
    let appearance = Segments(["Auto", "Light", "Dark"])

    private let name = UILabel("Gallery", font: UIFont.systemFont(ofSize: 17, weight: .semibold))
    private let appearanceTitle = UILabel("Appearance", font: Style.cardTitle, color: .secondaryLabel)
    private let hint = UILabel(
        "Ctrl+1, 2, 3 turn pages.\nCtrl+Q quits.", font: UIFont.systemFont(ofSize: 12), color: .secondaryLabel, lines: 0
    )
    private let edge = UIView()
    private var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        edge.backgroundColor = .separator
        edge.isUserInteractionEnabled = false
        for item in [name, appearanceTitle, appearance, hint, edge] { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    var pageTitles: [String] = [] {
        didSet {
            for item in buttons { item.removeFromSuperview() }
            buttons = pageTitles.map { title in
                let button = UIButton.plain(title)
                button.contentHorizontalAlignment = .left
                button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
                button.setTitleColor(.label, for: .normal)
                button.setTitleColor(.systemBlue, for: .selected)
                button.setTitleColor(.systemBlue, for: [.selected, .highlighted])
                button.addTarget(self, action: Sidebar.choose, for: .primaryActionTriggered)
                addSubview(button)
                return button
            }
            showSelection()
        }
    }

    /// The page that is shown.
    var selectedIndex = 0 { didSet { showSelection() } }

    private func showSelection() {
        for (index, button) in buttons.enumerated() { button.isSelected = index == selectedIndex }
    }

    private func choose(_ sender: UIButton) {
        guard let index = buttons.firstIndex(of: sender) else { return }
        selectedIndex = index
        sendActions(for: .valueChanged)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Words stand 24 points from the edge, grounds 12.
        let text = bounds.width - 48
        name.frame = CGRect(x: 24, y: 20, width: text, height: 32)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 12, y: 72 + CGFloat(index) * 40, width: bounds.width - 24, height: 36)
        }
        hint.frame = CGRect(x: 24, y: bounds.height - 60, width: text, height: 36)
        appearance.frame = CGRect(x: 12, y: bounds.height - 104, width: bounds.width - 24, height: 32)
        appearanceTitle.frame = CGRect(x: 24, y: bounds.height - 132, width: text, height: 20)
        edge.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    }
}

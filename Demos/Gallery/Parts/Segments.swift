import UIKit

/// A choice of one among a few, side by side. Sends `.valueChanged` when a person chooses.
final class Segments: UIControl {
    private let buttons: [UIButton]

    /// The one that is chosen.
    var selectedIndex = 0 { didSet { showSelection() } }

    init(_ titles: [String]) {
        buttons = titles.map { title in
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = UIFont.systemFont(ofSize: 13, weight: .medium)
            button.layer.cornerRadius = 6
            return button
        }
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        for button in buttons {
            addSubview(button)
            button.addTarget(self, action: Segments.choose, for: .primaryActionTriggered)
        }
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widest = buttons.map { $0.intrinsicContentSize.width }.max() ?? 0
        return CGSize(width: (widest + 24) * CGFloat(buttons.count) + 4, height: 32)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - 4) / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 2 + CGFloat(index) * width, y: 2, width: width, height: bounds.height - 4)
        }
    }

    private func choose(_ sender: UIButton) {
        guard let index = buttons.firstIndex(of: sender), index != selectedIndex else { return }
        selectedIndex = index
        sendActions(for: .valueChanged)
    }

    private func showSelection() {
        for (index, button) in buttons.enumerated() {
            let isChosen = index == selectedIndex
            button.isSelected = isChosen
            button.backgroundColor = isChosen ? .chosenSegment : nil
            button.setTitleColor(isChosen ? .label : .secondaryLabel, for: .normal)
        }
    }
}

extension UIColor {
    /// The ground of the chosen segment: raised from the fill around it.
    fileprivate static let chosenSegment = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.36, alpha: 1) : .white
    }
}

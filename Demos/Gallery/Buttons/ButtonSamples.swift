import UIKit

/// Buttons in each state, and one that counts.
final class ButtonSamples: UIView {
    private let counter = UIButton.filled("Click me")
    private let reset = UIButton.plain("Reset")
    private let count = UILabel("", color: .secondaryLabel)
    private var clicks = 0
    private let rows: Rows

    override init(frame: CGRect) {
        rows = Rows(
            spacing: 12,
            [
                ButtonSamples.row("Plain") { UIButton.plain($0) },
                ButtonSamples.row("Tinted") { title in
                    let button = UIButton.plain(title)
                    button.backgroundColor = .tertiarySystemFill
                    button.layer.cornerRadius = 8
                    return button
                },
                ButtonSamples.row("Filled") { UIButton.filled($0) },
                Columns([counter, reset, count]),
            ])
        super.init(frame: frame)
        addSubview(rows)
        counter.addTarget(self, action: ButtonSamples.increment, for: .primaryActionTriggered)
        reset.addTarget(self, action: ButtonSamples.startAgain, for: .primaryActionTriggered)
        showCount()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        rows.frame = bounds
    }

    private func increment() {
        clicks += 1
        showCount()
    }

    private func startAgain() {
        clicks = 0
        showCount()
    }

    private func showCount() {
        count.text = clicks == 0 ? "No clicks" : clicks == 1 ? "One click" : "\(clicks) clicks"
        reset.isEnabled = clicks > 0
    }

    /// A style in its states: normal, selected (a click changes it), and disabled.
    private static func row(_ style: String, make: (String) -> UIButton) -> UIView {
        let normal = make(style)
        let selected = make("Selected")
        selected.isSelected = true
        selected.addAction(
            UIAction { action in
                guard let button = action.sender as? UIButton else { return }
                button.isSelected.toggle()
                button.setTitle(button.isSelected ? "Selected" : "Select", for: .normal)
            }, for: .primaryActionTriggered)
        let disabled = make("Disabled")
        disabled.isEnabled = false
        let buttons = [normal, selected, disabled]
        for button in buttons { button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4) }
        return Columns(equal: true, buttons)
    }
}

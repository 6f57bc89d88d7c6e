import UIKit

/// A view with buttons in which the user chooses the preferred focus environment.
final class PreferenceRow: VerticalStack {
    private let choice = UISegmentedControl(items: ["A", "B", "C"])
    private let send = UIButton(configuration: .gray())
    private let buttons: [UIButton]

    init() {
        buttons = ["A", "B", "C"].map { title in
            let button = UIButton(configuration: .tinted())
            button.setTitle(title, for: .normal)
            return button
        }
        send.setTitle("Move focus", for: .normal)
        super.init(spacing: 8, [HorizontalStack([choice, send]), HorizontalStack(buttons)])
        choice.selectedSegmentIndex = 1
        choice.accessibilityLabel = "preference"
        send.addTarget(self, action: PreferenceRow.sendFocus, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [buttons[max(0, choice.selectedSegmentIndex)]] }

    private func sendFocus() { UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self) }
}

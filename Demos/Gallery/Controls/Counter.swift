import UIKit

/// A view with a button that counts clicks, a button that resets the count, and a toggle button.
final class Counter: VerticalStack {
    private let counter = UIButton(configuration: .filled())
    private let reset = UIButton(configuration: .plain())
    private let toggle = UIButton(configuration: .gray())
    private let count = UILabel("", color: .secondaryLabel)
    private var clicks = 0

    init() {
        counter.configuration?.title = "Click me"
        reset.configuration?.title = "Reset"
        toggle.configuration?.title = "Toggle"
        toggle.changesSelectionAsPrimaryAction = true
        super.init(
            spacing: 8, [HorizontalStack(height: 34, [counter, reset]), HorizontalStack(height: 34, [toggle]), count])
        counter.addTarget(self, action: Counter.increment, for: .primaryActionTriggered)
        reset.addTarget(self, action: Counter.startAgain, for: .primaryActionTriggered)
        showCount()
    }

    required init?(coder: NSCoder) { nil }

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
}

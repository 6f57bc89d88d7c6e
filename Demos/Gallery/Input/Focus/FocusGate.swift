import UIKit

/// A group of buttons that focus cannot leave while a switch is on.
final class FocusGate: HorizontalStack {
    private let lock = UISwitch()

    init() {
        let first = UIButton(configuration: .tinted())
        first.setTitle("First", for: .normal)
        let second = UIButton(configuration: .tinted())
        second.setTitle("Second", for: .normal)
        super.init([lock, first, second])
        lock.accessibilityLabel = "lock"
    }

    required init?(coder: NSCoder) { nil }

    /// Returns whether focus may move. While the switch is on, it cannot leave this view.
    func allows(_ context: UIFocusUpdateContext) -> Bool {
        guard lock.isOn, let from = context.previouslyFocusedView, from.isDescendant(of: self) else { return true }
        return context.nextFocusedView?.isDescendant(of: self) == true
    }
}

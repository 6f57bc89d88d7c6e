import UIKit

/// A group of buttons that focus cannot leave while a switch is on.
final class FocusGate: UIView {
    private let lock = UISwitch()
    private let row: HorizontalStack

    init() {
        let first = UIButton(configuration: .tinted())
        first.setTitle("First", for: .normal)
        let second = UIButton(configuration: .tinted())
        second.setTitle("Second", for: .normal)
        row = HorizontalStack([lock, first, second])
        super.init(frame: .zero)
        lock.accessibilityLabel = "lock"
        addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { row.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        row.frame = bounds
    }

    /// Returns whether focus may move. While the switch is on, it cannot leave this view.
    func allows(_ context: UIFocusUpdateContext) -> Bool {
        guard lock.isOn, let from = context.previouslyFocusedView, from.isDescendant(of: self) else { return true }
        return context.nextFocusedView?.isDescendant(of: self) == true
    }
}

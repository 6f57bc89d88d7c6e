import UIKit

/// The responder chain from top to bottom, with what each responder says to an action.
final class AnswerView: UIView {
    private static let rowHeight: CGFloat = 26
    private var rows: [ChainRow] = []

    /// Shows the chain that begins with a responder, and who in it answers an action.
    func show(_ action: Selector, from first: UIResponder) {
        var entries: [(name: String, reason: String, wasAsked: Bool)] = []
        var current: UIResponder? = first
        var isAnswered = false
        while let responder = current, entries.count < 24 {
            let answers = !isAnswered && responder.canPerformAction(action, withSender: nil)
            entries.append(
                (ChainView.name(of: responder), reason(responder, action, isAnswered, answers), !isAnswered))
            isAnswered = isAnswered || answers
            current = responder.next
        }
        while rows.count < entries.count {
            let row = ChainRow()
            rows.append(row)
            addSubview(row)
        }
        while rows.count > entries.count { rows.removeLast().removeFromSuperview() }
        for (index, (row, entry)) in zip(rows, entries).enumerated() {
            row.show(entry.name, role: entry.reason, wasVisited: entry.wasAsked, isLast: index == entries.count - 1)
        }
        setNeedsLayout()
    }

    private func reason(_ responder: UIResponder, _ action: Selector, _ isAnswered: Bool, _ answers: Bool) -> String {
        if isAnswered { return "not asked" }
        if answers { return "answers" }
        return (responder as? CommandBox)?.refusal(of: action) ?? "has no such method"
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(rows.count) * AnswerView.rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = CGFloat(index) * AnswerView.rowHeight
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: AnswerView.rowHeight)
            row.isHidden = row.frame.maxY > bounds.height + 1
        }
    }
}

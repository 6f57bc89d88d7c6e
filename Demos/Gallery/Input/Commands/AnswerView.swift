import UIKit

/// A view that shows the responder chain, with the response of each responder to an action.
final class AnswerView: ChainRows {
    /// Shows the responder chain from `first`, and which responder performs an action.
    func show(_ action: Selector, from first: UIResponder) {
        var entries: [Entry] = []
        var current: UIResponder? = first
        var isAnswered = false
        while let responder = current, entries.count < 24 {
            let answers = !isAnswered && responder.canPerformAction(action, withSender: nil)
            entries.append(
                Entry(
                    name: ChainRows.name(of: responder), role: reason(responder, action, isAnswered, answers),
                    wasVisited: !isAnswered))
            isAnswered = isAnswered || answers
            current = responder.next
        }
        show(entries)
    }

    private func reason(_ responder: UIResponder, _ action: Selector, _ isAnswered: Bool, _ answers: Bool) -> String {
        if isAnswered { return "not asked" }
        if answers { return "answers" }
        return (responder as? CommandBox)?.refusal(of: action) ?? "has no such method"
    }
}

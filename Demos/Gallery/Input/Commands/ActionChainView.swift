import UIKit

/// A view that shows the responder chain, with the response of each responder to an action.
final class ActionChainView: ChainRows {
    /// Shows the responder chain from `first`, and which responder performs an action.
    func show(_ action: Selector, from first: UIResponder) {
        var entries: [Entry] = []
        var current: UIResponder? = first
        var isPerformed = false
        while let responder = current, entries.count < 24 {
            let performs = !isPerformed && responder.canPerformAction(action, withSender: nil)
            entries.append(
                Entry(
                    name: ChainRows.name(of: responder), role: reason(responder, action, isPerformed, performs),
                    wasVisited: !isPerformed))
            isPerformed = isPerformed || performs
            current = responder.next
        }
        show(entries)
    }

    private func reason(_ responder: UIResponder, _ action: Selector, _ isPerformed: Bool, _ performs: Bool) -> String {
        if isPerformed { return "not reached" }
        if performs { return "performs it" }
        return (responder as? CommandBox)?.refusal(of: action) ?? "not implemented"
    }
}

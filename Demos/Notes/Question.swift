import UIKit

/// A question that is displayed as an alert with buttons and, optionally, a text field.
struct Question {
    struct Choice {
        let title: String
        /// A Boolean value that indicates whether the choice loses text.
        var isDestructive = false
        /// A closure to call with the text in the field.
        var action: (String) -> Void = { _ in }
    }

    let title: String
    let message: String
    /// The initial text of the field; nil for a question without a field.
    let text: String?
    /// The choices. Return selects the first one, Escape the last one.
    let choices: [Choice]

    init(_ title: String, _ message: String, text: String? = nil, _ choices: [Choice]) {
        self.title = title
        self.message = message
        self.text = text
        self.choices = choices
    }

    /// Returns an alert that asks the question.
    @MainActor func makeAlert() -> UIAlertController {
        let alert = UIAlertController(
            title: title, message: message.isEmpty ? nil : message, preferredStyle: .alert)
        if let text {
            alert.addTextField { field in
                field.text = text
                field.autocapitalizationType = .none
                field.accessibilityLabel = title
            }
        }
        for (index, choice) in choices.enumerated() {
            let isLast = index == choices.count - 1 && index > 0
            let action = UIAlertAction(
                title: choice.title, style: isLast ? .cancel : choice.isDestructive ? .destructive : .default
            ) { [weak alert] _ in choice.action(alert?.textFields?.first?.text ?? "") }
            alert.addAction(action)
            if index == 0 { alert.preferredAction = action }
        }
        return alert
    }
}

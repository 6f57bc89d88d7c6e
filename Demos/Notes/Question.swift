import UIKit

/// A question that is displayed as an alert with buttons.
struct Question {
    struct Choice {
        let title: String
        /// A Boolean value that indicates whether the choice loses text.
        var isDestructive = false
        /// A closure to call when the user selects the choice.
        var action: () -> Void = {}
    }

    let title: String
    let message: String
    /// The choices. Return selects the first one, Escape the last one.
    let choices: [Choice]

    init(_ title: String, _ message: String, _ choices: [Choice]) {
        self.title = title
        self.message = message
        self.choices = choices
    }

    /// Returns an alert that asks the question.
    @MainActor func makeAlert() -> UIAlertController {
        let alert = UIAlertController(
            title: title, message: message.isEmpty ? nil : message, preferredStyle: .alert)
        for (index, choice) in choices.enumerated() {
            let isLast = index == choices.count - 1 && index > 0
            let action = UIAlertAction(
                title: choice.title, style: isLast ? .cancel : choice.isDestructive ? .destructive : .default
            ) { _ in choice.action() }
            alert.addAction(action)
            if index == 0 { alert.preferredAction = action }
        }
        return alert
    }
}

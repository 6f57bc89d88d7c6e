import UIKit

/// A page about alerts, action sheets and tooltips.
final class AlertsPage: CardPage {
    private let log = Log(lines: 9, hint: "The chosen actions are logged here.")
    private let first: UIButton

    init() {
        let alerts = VerticalStack(spacing: 8, [])
        let sheets = VerticalStack(spacing: 8, [])
        let tips = VerticalStack(spacing: 8, [])
        first = AlertsPage.button("One action")
        super.init(
            title: "Alerts",
            summary: "Escape cancels, Return triggers the emphasized action, Alt shows the letters of the buttons.",
            weighted: [
                [(Card("Alerts", content: alerts), 3), (Card("Action sheets", content: sheets), 2)],
                [(Card("Tooltips", content: tips), 3), (Card("Chosen", content: log), 2)],
            ])
        alerts.add(
            row([
                add(first) { [self] in show(alert("Saved", "The document is in your folder.", [("OK", .default)])) },
                add("Two actions") { [self] in
                    show(
                        alert(
                            "Delete “Holiday.jpg”?", "The file is moved to the trash.",
                            [("Cancel", .cancel), ("Delete", .destructive)]))
                },
                add("Three actions") { [self] in
                    let alert = alert(
                        "Save the changes?", "Changes that you do not save are lost.",
                        [("Save", .default), ("Do not save", .destructive), ("Cancel", .cancel)])
                    alert.preferredAction = alert.actions[0]
                    show(alert)
                },
            ]))
        alerts.add(
            row([
                add("Text fields") { [self] in show(signIn()) },
                add("Long text") { [self] in
                    let text = Array(repeating: "This text is longer than the window is high.", count: 60)
                    show(
                        alert("Terms", text.joined(separator: " "), [("Accept", .default), ("Decline", .cancel)]))
                },
                add("Two alerts") { [self] in
                    let alert = alert("The first alert", nil, [("Close", .cancel)])
                    show(alert)
                    let second = self.alert("The second alert", "It is over the first one.", [("OK", .default)])
                    alert.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                        alert.present(second, animated: true)
                    }
                },
            ]))
        sheets.add(
            row([
                add("From a view") { [self] in
                    let sheet = sheet()
                    sheet.popoverPresentationController?.sourceView = sheets
                    show(sheet)
                },
                add("Titles") { [self] in
                    let sheet = sheet("Export", "Choose the format of the file.")
                    sheet.popoverPresentationController?.sourceView = sheets
                    show(sheet)
                },
            ]))
        let texts = [
            "Saves the document",
            "A longer text that explains what the control does, in more than one line of about 60 characters.", "保存文档",
        ]
        tips.add(
            row(
                zip(["Short", "Long", "中文"], texts).map { title, text in
                    let button = AlertsPage.button(title)
                    button.toolTip = text
                    return button
                }))
        let slider = UISlider()
        slider.value = 0.4
        slider.toolTip = "Volume"
        slider.accessibilityLabel = "Volume"
        tips.add(slider)
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { first }

    private static func button(_ title: String) -> UIButton {
        let button = UIButton(configuration: .tinted())
        button.setTitle(title, for: .normal)
        return button
    }

    private func row(_ views: [UIView]) -> UIView { HorizontalStack(height: 34, equal: true, views) }

    private func add(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        add(AlertsPage.button(title), action)
    }

    private func add(_ button: UIButton, _ action: @escaping @MainActor () -> Void) -> UIButton {
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        return button
    }

    private func show(_ alert: UIAlertController) { present(alert, animated: true) }

    private func alert(
        _ title: String?, _ message: String?, _ actions: [(String, UIAlertAction.Style)],
        style: UIAlertController.Style = .alert
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(UIAlertAction(title: title, style: style) { [log] _ in log.add(title) })
        }
        return alert
    }

    private func sheet(_ title: String? = nil, _ message: String? = nil) -> UIAlertController {
        alert(
            title, message,
            [("Copy", .default), ("Share", .default), ("Delete", .destructive), ("Cancel", .cancel)],
            style: .actionSheet)
    }

    /// Returns an alert whose action is enabled while both text fields contain text.
    private func signIn() -> UIAlertController {
        let alert = alert("Sign in", "Name and password of your account.", [("Cancel", .cancel)])
        let action = UIAlertAction(title: "Sign in", style: .default) { [log, weak alert] _ in
            log.add("Signed in as \(alert?.textFields?.first?.text ?? "")")
        }
        action.isEnabled = false
        alert.addAction(action)
        for placeholder in ["Name", "Password"] {
            alert.addTextField { field in
                field.placeholder = placeholder
                field.isSecureTextEntry = placeholder == "Password"
                field.addAction(
                    UIAction { [weak alert] _ in
                        action.isEnabled = alert?.textFields?.allSatisfy { $0.text?.isEmpty == false } == true
                    }, for: .editingChanged)
            }
        }
        return alert
    }
}

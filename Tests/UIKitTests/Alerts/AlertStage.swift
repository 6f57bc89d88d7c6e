import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// A window in which alerts are presented, with the log of their actions.
@MainActor final class AlertStage {
    let stage: PresentationStage
    private(set) var log: [String] = []

    init(size: CGSize = CGSize(width: 800, height: 600)) throws { stage = try PresentationStage(size: size) }

    var generator: EventGenerator { stage.generator }
    var window: UIWindow { stage.window }
    var root: UIViewController { stage.root }
    var reports: [String] { stage.reports }

    func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [weak self] action in self?.log.append(action.title ?? "") }
    }

    func alert(
        _ actions: [(String, UIAlertAction.Style)], title: String? = "Title", message: String? = "Message",
        style: UIAlertController.Style = .alert
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for item in actions { alert.addAction(action(item.0, item.1)) }
        return alert
    }

    /// Presents an alert, and waits until it is shown.
    @discardableResult
    func show(
        _ actions: [(String, UIAlertAction.Style)], title: String? = "Title", message: String? = "Message",
        fields: Int = 0
    ) -> UIAlertController {
        let alert = alert(actions, title: title, message: message)
        for _ in 0..<fields { alert.addTextField() }
        present(alert)
        return alert
    }

    func present(_ alert: UIAlertController, on presenter: UIViewController? = nil) {
        stage.present(alert, on: presenter, animated: true)
    }

    func record(_ text: String) { log.append(text) }

    func takeLog() -> [String] {
        stage.settle()
        defer { log = [] }
        return log
    }

    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) throws {
        try generator.keyPress(key, modifiers: modifiers)
    }

    /// Returns the buttons of an alert from top to bottom and from the left to the right.
    func buttons(_ alert: UIAlertController) -> [AlertButton] {
        alert.view.layoutIfNeeded()
        return (alert.alertView?.buttons ?? []).sorted {
            let (a, b) = (frame($0), frame($1))
            return a.minY == b.minY ? a.minX < b.minX : a.minY < b.minY
        }
    }

    func titles(_ alert: UIAlertController) -> [String] { buttons(alert).map { $0.action.title ?? "" } }

    func button(_ title: String, of alert: UIAlertController) throws -> AlertButton {
        try #require(buttons(alert).first { $0.action.title == title })
    }

    /// Returns the frame of a view in the window.
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

    func panel(_ alert: UIAlertController) throws -> CGRect {
        frame(try #require(alert.presentationController?.presentedView))
    }
}

import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of alerts (AT-01…AT-16).
@MainActor @Suite(.serialized) struct AlertTests {
    @Test("AT-01: raw values equal Apple's, and the actions keep the order in which they were added")
    func values() throws {
        #expect(UIAlertController.Style.actionSheet.rawValue == 0 && UIAlertController.Style.alert.rawValue == 1)
        #expect([UIAlertAction.Style.default, .cancel, .destructive].map(\.rawValue) == [0, 1, 2])
        let stage = try AlertStage()
        let alert = stage.alert([("B", .default), ("Cancel", .cancel), ("A", .destructive)])
        #expect(alert.actions.map(\.title) == ["B", "Cancel", "A"] && alert.preferredStyle == .alert)
        #expect(alert.title == "Title" && alert.message == "Message" && alert.textFields == nil)
        #expect(alert.preferredAction == nil && alert.actions[0].isEnabled)
    }

    @Test("AT-02: two buttons are beside each other with the cancel action first; three are below each other")
    func order() throws {
        let stage = try AlertStage()
        var alert = stage.show([("OK", .default), ("Cancel", .cancel)])
        #expect(stage.titles(alert) == ["Cancel", "OK"])
        let frames = stage.buttons(alert).map { stage.frame($0) }
        #expect(frames[0].minY == frames[1].minY && frames[0].width == frames[1].width)
        #expect(frames[1].minX - frames[0].maxX == 8)
        alert.dismiss(animated: false)
        alert = stage.show([("Cancel", .cancel), ("A", .default), ("B", .destructive)])
        #expect(stage.titles(alert) == ["A", "B", "Cancel"])
        let column = stage.buttons(alert).map { stage.frame($0) }
        #expect(Set(column.map(\.minX)).count == 1 && column[1].minY - column[0].maxY == 8)
    }

    @Test("AT-02: the cancel action is at the right in a right-to-left interface")
    func mirrored() throws {
        let stage = try AlertStage()
        let alert = stage.alert([("OK", .default), ("Cancel", .cancel)])
        alert.view.semanticContentAttribute = .forceRightToLeft
        stage.present(alert)
        #expect(stage.titles(alert) == ["OK", "Cancel"])
    }

    @Test("AT-02: two titles that do not fit beside each other are below each other")
    func longTitles() throws {
        let stage = try AlertStage()
        let long = "Replace all of the existing documents"
        let alert = stage.show([(long, .default), ("Cancel", .cancel)])
        let frames = stage.buttons(alert).map { stage.frame($0) }
        #expect(frames[0].maxY < frames[1].minY && frames[0].minX == frames[1].minX)
    }

    @Test("AT-03: a second cancel action stops the program")
    func secondCancel() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "A", style: .cancel))
                alert.addAction(UIAlertAction(title: "B", style: .cancel))
            }
        }
    }

    @Test("AT-04: Return triggers the preferred action, which is emphasized")
    func preferred() throws {
        let stage = try AlertStage()
        let alert = stage.alert([("Erase", .destructive), ("Keep", .default), ("Cancel", .cancel)])
        alert.preferredAction = alert.actions[0]
        stage.present(alert)
        #expect(stage.buttons(alert).map(\.isEmphasized) == [true, false, false])
        alert.preferredAction = alert.actions[1]
        #expect(stage.buttons(alert).map(\.isEmphasized) == [false, true, false])
        try stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["Keep"] && alert.presentingViewController == nil)
    }

    @Test("AT-04: a preferred action that is not an action of the alert, or one of a sheet, stops the program")
    func foreignPreferred() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.preferredAction = UIAlertAction(title: "A", style: .default)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                sheet.addAction(UIAlertAction(title: "A", style: .default))
                sheet.preferredAction = sheet.actions[0]
            }
        }
    }

    @Test("AT-05: a handler runs once, after the alert is gone, and can present another controller")
    func handler() throws {
        let stage = try AlertStage()
        let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        let next = stage.alert([("Second", .default)])
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
                stage.record(alert?.presentingViewController == nil && alert?.view.window == nil ? "gone" : "shown")
                stage.root.present(next, animated: false)
            })
        stage.present(alert)
        let ok = try stage.button("OK", of: alert)
        try stage.generator.pointerClick(at: stage.frame(ok).center)
        #expect(stage.log.isEmpty)
        // A second press while the alert fades out has no effect.
        try stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["gone"])
        #expect(stage.root.presentedViewController === next && stage.reports.isEmpty)
        try stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["Second"])
    }

    @Test("AT-05: dismissing an alert in code runs no handler; the same alert can be presented again")
    func reuse() throws {
        let stage = try AlertStage()
        let alert = stage.show([("OK", .default)])
        alert.dismiss(animated: true)
        #expect(stage.takeLog().isEmpty)
        for _ in 0..<2 {
            stage.present(alert)
            try stage.press(.keyboardReturnOrEnter)
            #expect(stage.takeLog() == ["OK"])
        }
    }

    @Test("AT-06: a disabled action is dimmed and cannot be triggered; it can be enabled while the alert is shown")
    func disabled() throws {
        let stage = try AlertStage()
        let alert = stage.alert([("OK", .default), ("Cancel", .cancel)])
        alert.actions[0].isEnabled = false
        stage.present(alert)
        let ok = try stage.button("OK", of: alert)
        #expect(!ok.isEnabled)
        try stage.generator.pointerClick(at: stage.frame(ok).center)
        try stage.press(.keyboardReturnOrEnter)
        try stage.press(.keyboardO, .alternate)
        #expect(stage.takeLog().isEmpty && alert.presentingViewController != nil)
        alert.actions[0].isEnabled = true
        #expect(ok.isEnabled)
        try stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["OK"])
    }

    @Test("AT-07: text fields are configured when they are added; the first one is first responder")
    func textFields() throws {
        let stage = try AlertStage()
        let alert = stage.alert([("OK", .default)])
        var configured = 0
        alert.addTextField {
            $0.placeholder = "Name"
            configured += 1
        }
        alert.addTextField()
        #expect(configured == 1 && alert.textFields?.count == 2)
        let before = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.root.view.addSubview(before)
        #expect(before.becomeFirstResponder())
        stage.root.present(alert, animated: true)
        // While it fades in.
        try stage.generator.wait(0.05)
        try stage.generator.keyType("Ann")
        stage.stage.settle()
        #expect(alert.textFields?[0].isFirstResponder == true && alert.textFields?[0].text == "Ann")
        let frames = try #require(alert.textFields).map { stage.frame($0) }
        #expect(frames[0].maxY < frames[1].minY && frames[1].maxY < stage.frame(stage.buttons(alert)[0]).minY)
        alert.dismiss(animated: true)
        stage.stage.settle()
        #expect(before.isFirstResponder)
    }

    @Test("AT-07: a text field in an action sheet stops the program")
    func fieldInSheet() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
            }
        }
    }

    @Test("AT-08: Return in a field goes to the next one, and in the last one triggers the preferred or only action")
    func returnInFields() throws {
        let stage = try AlertStage()
        var alert = stage.show([("OK", .default), ("Cancel", .cancel)], fields: 2)
        try stage.generator.keyType("a")
        try stage.press(.keyboardReturnOrEnter)
        #expect(alert.textFields?[1].isFirstResponder == true && stage.log.isEmpty)
        try stage.generator.keyType("b")
        try stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["OK"] && alert.textFields?.map(\.text) == ["a", "b"])
        // Of two regular actions neither is triggered.
        alert = stage.show([("A", .default), ("B", .default)], fields: 1)
        try stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeLog().isEmpty)
        alert.preferredAction = alert.actions[1]
        try stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["B"])
    }

    @Test("AT-09: Escape triggers the cancel action, or the only action, or nothing; a press outside does nothing")
    func escape() throws {
        let stage = try AlertStage()
        stage.show([("OK", .default), ("Cancel", .cancel)])
        try stage.generator.pointerClick(at: CGPoint(x: 20, y: 20))
        #expect(stage.takeLog().isEmpty)
        try stage.press(.keyboardEscape)
        #expect(stage.takeLog() == ["Cancel"])
        stage.show([("OK", .default)], fields: 1)
        try stage.press(.keyboardEscape)
        #expect(stage.takeLog() == ["OK"])
        let alert = stage.show([("A", .default), ("B", .default)])
        try stage.press(.keyboardEscape)
        #expect(stage.takeLog().isEmpty && alert.presentingViewController != nil)
    }

    @Test("AT-10: Return triggers the focused button, or the only regular action, and never a destructive one")
    func returnKey() throws {
        let stage = try AlertStage()
        var alert = stage.show([("Delete", .destructive), ("Cancel", .cancel)])
        try stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeLog().isEmpty && alert.presentingViewController != nil)
        try stage.press(.keyboardTab)
        #expect(try stage.button("Cancel", of: alert).isFirstResponder)
        try stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["Cancel"])
        alert = stage.show([("Delete", .destructive), ("Save", .default), ("Cancel", .cancel)])
        #expect(try stage.button("Save", of: alert).isEmphasized)
        try stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["Save"])
    }

    @Test("AT-10: the arrow keys move focus through the enabled buttons, and Alt with a letter triggers one")
    func arrowsAndLetters() throws {
        let stage = try AlertStage()
        var alert = stage.alert([("Save", .default), ("Send", .default), ("Cancel", .cancel)])
        alert.actions[1].isEnabled = false
        stage.present(alert)
        try stage.press(.keyboardRightArrow)
        #expect(try stage.button("Save", of: alert).isFirstResponder)
        try stage.press(.keyboardDownArrow)
        #expect(try stage.button("Cancel", of: alert).isFirstResponder)
        try stage.press(.keyboardRightArrow)
        #expect(try stage.button("Save", of: alert).isFirstResponder)
        try stage.press(.keyboardLeftArrow)
        #expect(try stage.button("Cancel", of: alert).isFirstResponder)
        alert.actions[1].isEnabled = true
        // "Save" has the S, so "Send" has the E, also while a text field is edited.
        try stage.press(.keyboardE, .alternate)
        #expect(stage.takeLog() == ["Send"])
        alert = stage.show([("Save", .default), ("Cancel", .cancel)], fields: 1)
        try stage.generator.keyDown(.keyboardLeftAlt)
        #expect(alert.alertView?.showsMnemonics == true)
        try stage.generator.keyUp(.keyboardLeftAlt)
        #expect(alert.alertView?.showsMnemonics == false)
        try stage.press(.keyboardC, .alternate)
        #expect(stage.takeLog() == ["Cancel"])
    }

    @Test("AT-12: a title or a message alone is regular; with a message the title is bold; long text scrolls")
    func texts() throws {
        let stage = try AlertStage(size: CGSize(width: 420, height: 300))
        func fonts(_ alert: UIAlertController) throws -> [UIFont] {
            func labels(_ view: UIView) -> [UILabel] {
                view.subviews.flatMap { view -> [UILabel] in
                    view is UIButton ? [] : (view as? UILabel).map { [$0] } ?? labels(view)
                }
            }
            return try labels(#require(alert.alertView)).filter { !$0.isHidden }.map(\.font)
        }
        var alert = stage.show([("OK", .default)])
        #expect(try fonts(alert) == [.systemFont(ofSize: 15, weight: .semibold), .systemFont(ofSize: 13)])
        alert.dismiss(animated: false)
        for (title, message) in [("Alone", nil), (nil, "Alone")] as [(String?, String?)] {
            alert = stage.show([("OK", .default)], title: title, message: message)
            #expect(try fonts(alert) == [.systemFont(ofSize: 14)])
            alert.dismiss(animated: false)
        }
        alert = stage.show([("OK", .default)], message: Array(repeating: "Words of a message.", count: 80).joined())
        let extent = try #require(alert.alertView).textExtent
        #expect(extent.total > 300 && extent.visible < 200)
        let panel = try stage.panel(alert)
        #expect(panel.minY == 16 && panel.maxY == 284)
        let button = stage.frame(stage.buttons(alert)[0])
        #expect(button.maxY == panel.maxY - 20 && button.height == 32)
        try stage.press(.keyboardPageDown)
        stage.stage.settle()
        #expect(stage.frame(stage.buttons(alert)[0]) == button)
    }

    @Test("AT-13: title, message and actions can change while the alert is shown")
    func changes() throws {
        let stage = try AlertStage()
        let alert = stage.show([("OK", .default)], message: nil)
        let before = try stage.panel(alert)
        alert.message = "Three\nmore\nlines"
        alert.addAction(stage.action("Later"))
        stage.stage.settle()
        let after = try stage.panel(alert)
        #expect(after.height > before.height + 40 && abs(after.midY - before.midY) <= 1)
        #expect(stage.titles(alert) == ["OK", "Later"])
        #expect(alert.alertView?.accessibilityLabel == "Title, Three\nmore\nlines")
    }

    @Test("AT-14: an alert is in the middle, 320 to 420 points wide; the rest of its window is dimmed and inactive")
    func placement() throws {
        let stage = try AlertStage()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        button.addAction(UIAction { _ in stage.record("behind") }, for: .primaryActionTriggered)
        stage.root.view.addSubview(button)
        stage.root.addKeyCommand(
            UIKeyCommand(
                title: "Save", action: Selector(LoggingViewController.logSaved), input: "s", modifierFlags: .command))
        var alert = stage.show([("OK", .default)])
        let panel = try stage.panel(alert)
        #expect(panel.width == 320 && panel.midX == 400 && abs(panel.midY - 300) <= 0.5)
        let dimming = try #require(alert.presentationController?.containerView?.subviews.first)
        #expect(dimming.alpha == 1 && dimming.backgroundColor?.cgColor.alpha == 0.2)
        try stage.generator.pointerClick(at: CGPoint(x: 60, y: 30))
        try stage.press(.keyboardS, .control)
        #expect(stage.takeLog().isEmpty && stage.stage.log.take().contains("root saved") == false)
        try stage.press(.keyboardEscape)
        _ = stage.takeLog()
        alert = stage.show([("Replace the document", .default), ("Keep both files", .default)])
        let wide = try stage.panel(alert).width
        #expect(wide > 320 && wide <= 420)
        // In a narrow window it leaves a margin.
        stage.window.frame.size = CGSize(width: 240, height: 400)
        stage.stage.settle()
        #expect(try stage.panel(alert).width == 208)
    }

    @Test("AT-14: a second alert over the first one; the first responder is restored after both")
    func second() throws {
        let stage = try AlertStage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.root.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        let first = stage.show([("First", .default)], fields: 1)
        let second = stage.alert([("Second", .default)])
        stage.present(second, on: first)
        #expect(second.view.window != nil && first.textFields?[0].isFirstResponder == false)
        try stage.press(.keyboardEscape)
        #expect(stage.takeLog() == ["Second"] && first.presentedViewController == nil)
        #expect(first.textFields?[0].isFirstResponder == true)
        try stage.press(.keyboardEscape)
        #expect(stage.takeLog() == ["First"] && field.isFirstResponder && stage.reports.isEmpty)
    }

    @Test("AT-15: an alert without actions has no buttons, and Escape dismisses it")
    func noActions() throws {
        let stage = try AlertStage()
        let alert = stage.show([])
        #expect(stage.buttons(alert).isEmpty)
        try stage.press(.keyboardReturnOrEnter)
        stage.stage.settle()
        #expect(alert.presentingViewController != nil)
        try stage.press(.keyboardEscape)
        stage.stage.settle()
        #expect(alert.presentingViewController == nil && stage.reports.isEmpty)
    }

    @Test("AT-16: the view's accessibility label has title and message, and the buttons have their titles")
    func accessibility() throws {
        let stage = try AlertStage()
        let alert = stage.show([("OK", .default)])
        #expect(alert.view.accessibilityLabel == "Title, Message")
        #expect(stage.buttons(alert)[0].accessibilityLabel == "OK")
    }

    @Test("a dismissed alert is deallocated")
    func memory() throws {
        let stage = try AlertStage()
        weak var weakAlert: UIAlertController?
        do {
            let alert = stage.show([("OK", .default)], fields: 1)
            weakAlert = alert
            try stage.press(.keyboardEscape)
        }
        #expect(stage.takeLog() == ["OK"])
        try stage.generator.wait(0.5)
        #expect(weakAlert == nil)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension LoggingViewController {
    fileprivate func logSaved() { log.add("\(name) saved") }
}

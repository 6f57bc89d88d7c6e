import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Tests of the menu bar and of alerts on a real X server, without a window manager, with a stacking and with a tiling
/// one, by keyboard only and by pointer only, at two scales.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ChromeTests {
    struct Desktop: CustomTestStringConvertible, Sendable {
        let manager: WindowManager
        let scale: CGFloat

        var testDescription: String { "\(manager) at scale \(scale)" }

        static let all = WindowManager.available.flatMap { manager in
            [1, 2].map { Desktop(manager: manager, scale: $0) }
        }
    }

    /// A window with a menu bar and a text field.
    @MainActor private final class Fixture {
        let display: VirtualDisplay
        let manager: ChildProcess?
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        let generator: EventGenerator
        let injector: any InputInjector
        var log: [String] = []

        init(_ desktop: Desktop) throws {
            display = try VirtualDisplay.start(.xvfb, scale: desktop.scale)
            manager = try desktop.manager.start(display)
            injector = try display.injector()
            window.rootViewController = controller
            controller.view.backgroundColor = .systemBackground
            controller.view.addSubview(field)
            generator = try EventGenerator(window: window)
            UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) { [unowned self] builder in
                for menu in [UIMenu.Identifier.application, .format, .view, .window, .help] {
                    builder.remove(menu: menu)
                }
                builder.replaceChildren(ofMenu: .file) { _ in
                    [
                        self.action("New"), self.action("Open"),
                        UIMenu(title: "Recent", children: [self.action("Letter")]),
                    ]
                }
            }
            generator.server.serve(for: 0.3)
            let server = try #require(generator.server as? X11Server)
            let main = try #require(server.windowID(of: generator.surface))
            let client = try display.client()
            // A window manager can take back the keyboard focus while it begins to manage the window.
            try wait("keyboard focus") {
                guard !self.generator.surface.hasFocus else { return true }
                try client.raise(main)
                server.serve(for: 0.2)
                return self.generator.surface.hasFocus
            }
            generator.server.serve(for: 0.3)
            field.becomeFirstResponder()
        }

        func end() {
            UIMainMenuSystem.shared.resetBuildConfiguration()
            window.isHidden = true
            manager?.terminate()
            display.stop()
        }

        func action(_ title: String) -> UIAction { UIAction(title: title) { [weak self] _ in self?.log.append(title) } }

        func wait(
            _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
        ) throws {
            try #require(
                try Wait.isMet(within: 5, step: { generator.server.serve(for: 0.01) }, { try condition() }), comment,
                sourceLocation: sourceLocation)
        }

        func expectLog(_ entries: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
            try wait("\(entries), not \(log)", sourceLocation: sourceLocation) { self.log == entries }
            log = []
        }

        func settle() throws {
            try injector.synchronize()
            generator.server.serve(for: 0.05)
        }

        // MARK: Input

        func press(_ key: UIKeyboardHIDUsage, holding held: [UIKeyboardHIDUsage] = []) throws {
            try injector.press(key.rawValue, holding: held.map(\.rawValue))
            try settle()
        }

        func move(to point: CGPoint) throws {
            try injector.movePointer(to: point)
            try settle()
        }

        func click(at point: CGPoint) throws {
            try move(to: point)
            for isDown in [true, false] {
                try injector.button(1, isDown: isDown)
                try settle()
            }
        }

        // MARK: Menu bar

        var scene: UIWindowScene? { window.windowScene }
        var session: MenuSession? { scene?.display.menuSession }
        var openTitle: String? {
            scene?.menuBar.flatMap { window in window.bar.openIndex.map { window.bar.items[$0].menu.title } }
        }

        func location(ofTitle title: String) throws -> CGPoint {
            let bar = try #require(scene?.menuBar?.bar)
            let item = try #require(bar.items.first { $0.menu.title == title })
            let origin = generator.surface.screenOrigin
            return CGPoint(x: origin.x + item.frame.midX, y: origin.y + item.frame.midY)
        }

        func location(ofRow title: String, _ level: Int = 0) throws -> CGPoint {
            let levels = try #require(session).levels
            try #require(levels.count > level)
            let panel = levels[level].panel
            panel.layoutIfNeeded()
            let frame = panel.frame(ofRow: try #require(panel.rows.firstIndex { $0.title == title }))
            let origin = levels[level].scene.frame.origin
            return CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY)
        }

        // MARK: Alerts

        func present(_ fields: Int = 0) throws -> UIAlertController {
            let alert = UIAlertController(title: "Delete?", message: "There is no way back.", preferredStyle: .alert)
            for _ in 0..<fields { alert.addTextField() }
            for (title, style) in [
                ("Delete", UIAlertAction.Style.destructive), ("Archive", .default), ("Cancel", .cancel),
            ] {
                alert.addAction(UIAlertAction(title: title, style: style) { [weak self] _ in self?.log.append(title) })
            }
            controller.present(alert, animated: true)
            try wait("the alert") { alert.viewIfLoaded?.window != nil && !alert.isBeingPresented }
            generator.server.serve(for: 0.1)
            return alert
        }

        func location(ofButton title: String, _ alert: UIAlertController) throws -> CGPoint {
            func find(_ view: UIView) -> AlertButton? {
                if let button = view as? AlertButton, button.action.title == title { return button }
                for child in view.subviews { if let found = find(child) { return found } }
                return nil
            }
            let button = try #require(find(alert.view))
            return generator.onScreen(
                button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window))
        }

        func expectDismissed(_ alert: UIAlertController) throws {
            try wait("dismissed") { alert.presentingViewController == nil && self.field.isFirstResponder }
        }
    }

    private func withFixture(_ desktop: Desktop, _ body: (Fixture) throws -> Void) throws {
        let fixture = try Fixture(desktop)
        defer { fixture.end() }
        try body(fixture)
    }

    @Test("MB-03: the pointer opens, switches and chooses in the menu bar", arguments: Desktop.all)
    func menuBarByPointer(_ desktop: Desktop) throws {
        try withFixture(desktop) { fixture in
            try fixture.click(at: try fixture.location(ofTitle: "File"))
            try fixture.wait("open") { fixture.openTitle == "File" && fixture.session?.hasGrab == true }
            try fixture.move(to: try fixture.location(ofTitle: "Edit"))
            try fixture.wait("switched") { fixture.openTitle == "Edit" }
            try fixture.move(to: try fixture.location(ofTitle: "File"))
            try fixture.wait("switched back") { fixture.openTitle == "File" }
            try fixture.click(at: try fixture.location(ofRow: "Open"))
            try fixture.expectLog(["Open"])
            #expect(fixture.session == nil && fixture.field.isFirstResponder)
            // In one movement, through a submenu.
            try fixture.move(to: try fixture.location(ofTitle: "File"))
            try fixture.injector.button(1, isDown: true)
            try fixture.settle()
            try fixture.wait("open") { fixture.openTitle == "File" }
            try fixture.move(to: try fixture.location(ofRow: "Recent"))
            try fixture.wait("the submenu") { fixture.session?.levels.count == 2 }
            try fixture.move(to: try fixture.location(ofRow: "Letter", 1))
            try fixture.injector.button(1, isDown: false)
            try fixture.settle()
            try fixture.expectLog(["Letter"])
            // A press elsewhere closes it, and does nothing else.
            try fixture.click(at: try fixture.location(ofTitle: "Edit"))
            try fixture.wait("open") { fixture.openTitle == "Edit" }
            try fixture.click(at: fixture.generator.onScreen(CGPoint(x: 300, y: 300)))
            try fixture.wait("closed") { fixture.session == nil && fixture.openTitle == nil }
            #expect(fixture.log.isEmpty && fixture.field.isFirstResponder)
        }
    }

    @Test("MB-04, MB-05: keys alone open, navigate and choose in the menu bar", arguments: Desktop.all)
    func menuBarByKeys(_ desktop: Desktop) throws {
        try withFixture(desktop) { fixture in
            try fixture.press(.keyboardF10)
            let bar = try #require(fixture.scene?.menuBar?.bar)
            try fixture.wait("active") { bar.selectedIndex == 0 }
            try fixture.press(.keyboardRightArrow)
            #expect(bar.selectedIndex == 1)
            try fixture.press(.keyboardLeftArrow)
            try fixture.press(.keyboardDownArrow)
            try fixture.wait("open") { fixture.openTitle == "File" }
            try fixture.press(.keyboardDownArrow)
            try fixture.press(.keyboardReturnOrEnter)
            try fixture.expectLog(["Open"])
            // Alt alone, then the submenu.
            try fixture.press(.keyboardLeftAlt)
            try fixture.wait("active") { bar.selectedIndex == 0 }
            try fixture.press(.keyboardReturnOrEnter)
            try fixture.wait("open") { fixture.openTitle == "File" }
            try fixture.press(.keyboardUpArrow)
            try fixture.press(.keyboardRightArrow)
            try fixture.wait("the submenu") { fixture.session?.levels.count == 2 }
            try fixture.press(.keyboardReturnOrEnter)
            try fixture.expectLog(["Letter"])
            // Alt with a letter.
            try fixture.press(.keyboardE, holding: [.keyboardLeftAlt])
            try fixture.wait("open") { fixture.openTitle == "Edit" }
            try fixture.press(.keyboardEscape)
            try fixture.wait("closed") { fixture.session == nil }
            try fixture.press(.keyboardEscape)
            // The keys go to the text field again.
            try fixture.press(.keyboardX)
            try fixture.wait("the text") { fixture.field.text == "x" }
            #expect(!bar.isActive && fixture.log.isEmpty)
        }
    }

    @Test("AT-05, AT-09: buttons of alerts are clicked; a press outside does nothing", arguments: Desktop.all)
    func alertsByPointer(_ desktop: Desktop) throws {
        try withFixture(desktop) { fixture in
            var alert = try fixture.present()
            try fixture.click(at: fixture.generator.onScreen(CGPoint(x: 5, y: 5)))
            // The menu bar and the content are dead.
            try fixture.click(at: fixture.generator.onScreen(CGPoint(x: 30, y: 30)))
            #expect(alert.presentingViewController != nil && fixture.log.isEmpty)
            try fixture.click(at: try fixture.location(ofButton: "Archive", alert))
            try fixture.expectLog(["Archive"])
            try fixture.expectDismissed(alert)
            alert = try fixture.present()
            try fixture.click(at: try fixture.location(ofButton: "Delete", alert))
            try fixture.expectLog(["Delete"])
            try fixture.expectDismissed(alert)
        }
    }

    @Test("AT-07…AT-10: alerts are used with keys alone, and give back the keyboard focus", arguments: Desktop.all)
    func alertsByKeys(_ desktop: Desktop) throws {
        try withFixture(desktop) { fixture in
            var alert = try fixture.present()
            // Never the destructive one.
            try fixture.press(.keyboardReturnOrEnter)
            try fixture.expectLog(["Archive"])
            try fixture.expectDismissed(alert)
            alert = try fixture.present()
            try fixture.press(.keyboardEscape)
            try fixture.expectLog(["Cancel"])
            try fixture.expectDismissed(alert)
            alert = try fixture.present()
            try fixture.press(.keyboardD, holding: [.keyboardLeftAlt])
            try fixture.expectLog(["Delete"])
            try fixture.expectDismissed(alert)
            alert = try fixture.present(1)
            alert.preferredAction = alert.actions.first { $0.title == "Archive" }
            try fixture.press(.keyboardN)
            try fixture.wait("the text") { alert.textFields?.first?.text == "n" }
            try fixture.press(.keyboardReturnOrEnter)
            try fixture.expectLog(["Archive"])
            try fixture.expectDismissed(alert)
            try fixture.press(.keyboardX)
            try fixture.wait("the text") { fixture.field.text == "x" }
        }
    }
}

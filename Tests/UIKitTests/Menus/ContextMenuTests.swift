import DisplayServer
import Testing

@testable import UIKit

/// Tests of context menus: the ways to open them, and the delegate methods.
@MainActor @Suite(.serialized) struct ContextMenuTests {
    private let stageStore = MenuStageStore()

    @Test("AC-09 pressing the secondary button opens the menu immediately at the pointer, also beyond the window")
    func secondary() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.add(MenuView(frame: .zero), CGRect(x: 300, y: 250, width: 100, height: 50))
        view.makeMenu = { _ in UIMenu(children: [stage.action("One"), stage.action("Two")]) }
        let point = stage.location(of: view, 90, 40)
        stage.press(at: point, 2)
        let popup = try #require(stage.popups.first)
        #expect(view.location == CGPoint(x: 90, y: 40))
        #expect(popup.screenOrigin == CGPoint(x: point.x + 1, y: point.y + 1) && popup.isMapped)
        #expect(popup.kind == .menu && popup.parent === stage.surface && popup.cornerRadius > 0)
        #expect(popup.hasInputGrab && stage.surface.hasFocus && !popup.hasFocus)
        #expect(popup.screenOrigin.x + CGFloat(popup.pixelSize.width) > stage.surface.screenOrigin.x + 400)
        // Releasing the button that opened the menu selects nothing.
        stage.release(at: point, 2)
        #expect(stage.isOpen && stage.log.isEmpty)
        #expect(try stage.rows() == ["One", "Two"])
        #expect(view.interaction.menuAppearance == .compact)
        #expect(view.interaction.location(in: view) == CGPoint(x: 90, y: 40))
    }

    @Test("AC-10 delegate methods are called in order, and the selected action runs after the menu is closed")
    func order() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([
            UIAction(title: "Go") { _ in
                stage.record("go, \(stage.popups.count) popups, grab \(stage.server.grabbingSurface != nil)")
            }
        ])
        view.record = { stage.record($0) }
        try stage.open(view)
        #expect(stage.takeLog() == ["configuration", "display", "displayed"])
        stage.click(at: try stage.location(of: "Go"))
        #expect(stage.takeLog() == ["end", "ended", "go, 0 popups, grab false"])
        #expect(!stage.isOpen && view.interaction.menuAppearance == .unknown)
    }

    @Test("animations added to the animator run, and their completion handler is called at the end")
    func animations() throws {
        final class FadingDelegate: NSObject, UIContextMenuInteractionDelegate {
            let view: UIView
            var log: [String] = []
            init(_ view: UIView) {
                self.view = view
                super.init()
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "a") { _ in }]) })
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                animator?.addAnimations { self.view.alpha = 0.5 }
                animator?.addCompletion { self.log.append("done") }
            }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let fader = FadingDelegate(view)
        view.addInteraction(UIContextMenuInteraction(delegate: fader))
        stage.press(at: stage.location(of: view), 2)
        #expect(view.alpha == 0.5 && fader.log.isEmpty)
        stage.server.serve(for: 0.5)
        #expect(fader.log == ["done"])
    }

    @Test("AC-09 the deepest view with a menu shows it; without a menu the press is delivered to the view")
    func deepest() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let outer = stage.menuView([stage.action("outer")])
        let inner = MenuView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(inner)
        inner.makeMenu = { _ in UIMenu(children: [stage.action("inner")]) }
        stage.press(at: stage.location(of: inner), 2)
        #expect(try stage.rows() == ["inner"])
        stage.type(.keyboardEscape)
        inner.makeMenu = { _ in nil }
        stage.press(at: stage.location(of: inner), 2)
        #expect(try stage.rows() == ["outer"])
        stage.type(.keyboardEscape)
        outer.makeMenu = { _ in nil }
        let touched = TouchView(frame: inner.bounds)
        inner.addSubview(touched)
        stage.click(at: stage.location(of: inner), 2)
        #expect(!stage.isOpen && touched.log == ["began", "ended"])
        // A menu without elements is not displayed.
        outer.makeMenu = { _ in UIMenu(children: []) }
        stage.click(at: stage.location(of: inner), 2)
        #expect(!stage.isOpen)
    }

    @Test("AC-09 a long press opens the menu, can continue to a row, and cancels the view's touch")
    func longTouch() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("One"), stage.action("Two")])
        let touched = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.addSubview(touched)
        stage.touch(.began, at: stage.location(of: view))
        stage.server.serve(for: 0.3)
        #expect(!stage.isOpen)
        stage.server.serve(for: 0.3)
        #expect(stage.isOpen && touched.log == ["began", "cancelled"])
        stage.touch(.moved, at: try stage.location(of: "Two"))
        #expect(try stage.highlighted() == "Two")
        stage.touch(.ended, at: try stage.location(of: "Two"))
        #expect(stage.takeLog() == ["Two"] && !stage.isOpen)
    }

    @Test("lifting the finger leaves the menu open; a tap selects a row, and a tap outside closes the menu")
    func taps() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("One"), stage.action("Two")])
        func open() {
            stage.touch(.began, at: stage.location(of: view))
            stage.server.serve(for: 0.6)
            stage.touch(.ended, at: stage.location(of: view))
        }
        open()
        #expect(stage.isOpen)
        let point = try stage.location(of: "One")
        stage.touch(.began, at: point)
        stage.touch(.ended, at: point)
        #expect(stage.takeLog() == ["One"] && !stage.isOpen)
        open()
        stage.touch(.began, at: CGPoint(x: 5, y: 5))
        #expect(!stage.isOpen && stage.log.isEmpty)
        stage.touch(.ended, at: CGPoint(x: 5, y: 5))
    }

    @Test("holding the pointer does not open the menu; a long press without a menu does not affect the touch")
    func holds() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("One")])
        stage.press(at: stage.location(of: view))
        stage.server.serve(for: 1)
        #expect(!stage.isOpen)
        stage.release(at: stage.location(of: view))
        view.makeMenu = { _ in nil }
        let touched = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.addSubview(touched)
        stage.touch(.began, at: stage.location(of: view))
        stage.server.serve(for: 1)
        stage.touch(.ended, at: stage.location(of: view))
        #expect(touched.log == ["began", "ended"])
    }

    @Test(
        "AC-09 the menu key and Shift-F10 open the menu of the first responder or of a view that contains it",
        arguments: [false, true])
    func keys(isShiftF10: Bool) throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("One"), stage.action("Two")])
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
        view.addSubview(button)
        button.becomeFirstResponder()
        if isShiftF10 { stage.type(.keyboardF10, .shift) } else { stage.type(.keyboardApplication) }
        #expect(view.location == button.center)
        #expect(try stage.highlighted() == "One")
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["Two"] && !stage.isOpen && button.isFirstResponder)
    }

    @Test("F10 without Shift, and the menu key without a menu, are delivered as presses")
    func otherKeys() throws {
        final class KeyLoggingView: UIView {
            var pressed: [Int] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                pressed += presses.compactMap { $0.key?.keyCode.rawValue }
                super.pressesBegan(presses, with: event)
            }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.add(KeyLoggingView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        view.becomeFirstResponder()
        stage.type(.keyboardF10)
        stage.type(.keyboardApplication)
        #expect(!stage.isOpen && view.pressed.count == 2)
    }

    @Test("code dismisses, replaces and updates the menu")
    func code() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("One")])
        try stage.open(view)
        let before = try #require(stage.popups.first?.pixelSize)
        view.interaction.updateVisibleMenu {
            $0.replacingChildren([stage.action("A much longer title than before"), stage.action("B")])
        }
        #expect(try stage.rows() == ["A much longer title than before", "B"])
        let after = try #require(stage.popups.first?.pixelSize)
        #expect(after.width > before.width && after.height > before.height)
        view.interaction.dismissMenu()
        #expect(!stage.isOpen && stage.popups.isEmpty && stage.log.isEmpty)
        view.interaction.dismissMenu()

        try stage.open(view)
        let other = stage.add(MenuView(frame: .zero), CGRect(x: 300, y: 0, width: 50, height: 50))
        other.makeMenu = { _ in UIMenu(children: [stage.action("Other")]) }
        #expect(other.interaction.present(at: .zero, opener: .code))
        #expect(try stage.rows() == ["Other"] && stage.popups.count == 1)
        // Removing an interaction dismisses its menu.
        other.removeInteraction(other.interaction)
        #expect(!stage.isOpen && other.gestureRecognizers == nil)
    }

    @Test("a view without a window and a hidden window open no menu")
    func withoutVisibleWindow() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = MenuView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.makeMenu = { _ in UIMenu(children: [stage.action("x")]) }
        #expect(!view.interaction.present(at: .zero, opener: .code))
        stage.window.addSubview(view)
        stage.surface.unmap()
        #expect(!view.interaction.present(at: .zero, opener: .code))
    }
}

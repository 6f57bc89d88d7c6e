import DisplayServer
import Testing

@testable import UIKit

/// Tests of context menus: the ways to open them, and the delegate methods.
@MainActor @Suite(.serialized) struct ContextMenuTests {
    private let keeper = MenuStageKeeper()

    @Test("a press of the secondary button opens the menu at once, at the pointer, outside of the window too")
    func secondary() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.add(MenuView(frame: .zero), CGRect(x: 300, y: 250, width: 100, height: 50))
        view.makeMenu = { _ in UIMenu(children: [stage.action("One"), stage.action("Two")]) }
        let point = stage.place(view, 90, 40)
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

    @Test("delegates are asked and told in order, and what was chosen is done when the menu is gone")
    func order() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.menuView([
            UIAction(title: "Go") { _ in
                stage.note("go, \(stage.popups.count) popups, grab \(stage.server.grabbingSurface != nil)")
            }
        ])
        view.note = { stage.note($0) }
        try stage.open(view)
        #expect(stage.takeLog() == ["configuration", "display", "displayed"])
        stage.click(at: try stage.place("Go"))
        #expect(stage.takeLog() == ["end", "ended", "go, 0 popups, grab false"])
        #expect(!stage.isOpen && view.interaction.menuAppearance == .unknown)
    }

    @Test("animations beside a menu run, and their completion is called at their end")
    func animations() throws {
        final class Fader: NSObject, UIContextMenuInteractionDelegate {
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
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let fader = Fader(view)
        view.addInteraction(UIContextMenuInteraction(delegate: fader))
        stage.press(at: stage.place(view), 2)
        #expect(view.alpha == 0.5 && fader.log.isEmpty)
        stage.server.serve(for: 0.5)
        #expect(fader.log == ["done"])
    }

    @Test("the deepest view that has a menu shows it; without one the press goes its usual way")
    func deepest() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let outer = stage.menuView([stage.action("outer")])
        let inner = MenuView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(inner)
        inner.makeMenu = { _ in UIMenu(children: [stage.action("inner")]) }
        stage.press(at: stage.place(inner), 2)
        #expect(try stage.rows() == ["inner"])
        stage.type(.keyboardEscape)
        inner.makeMenu = { _ in nil }
        stage.press(at: stage.place(inner), 2)
        #expect(try stage.rows() == ["outer"])
        stage.type(.keyboardEscape)
        outer.makeMenu = { _ in nil }
        let touched = TouchView(frame: inner.bounds)
        inner.addSubview(touched)
        stage.click(at: stage.place(inner), 2)
        #expect(!stage.isOpen && touched.log == ["began", "ended"])
        // A menu without elements is not displayed.
        outer.makeMenu = { _ in UIMenu(children: []) }
        stage.click(at: stage.place(inner), 2)
        #expect(!stage.isOpen)
    }

    @Test("a finger that stays opens the menu and may go on to a row; the view's touch is cancelled")
    func longTouch() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("One"), stage.action("Two")])
        let touched = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.addSubview(touched)
        stage.touch(.began, at: stage.place(view))
        stage.server.serve(for: 0.3)
        #expect(!stage.isOpen)
        stage.server.serve(for: 0.3)
        #expect(stage.isOpen && touched.log == ["began", "cancelled"])
        stage.touch(.moved, at: try stage.place("Two"))
        #expect(try stage.marked() == "Two")
        stage.touch(.ended, at: try stage.place("Two"))
        #expect(stage.takeLog() == ["Two"] && !stage.isOpen)
    }

    @Test("a finger that is lifted leaves the menu open; taps choose, and a tap elsewhere takes it away")
    func taps() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("One"), stage.action("Two")])
        func open() {
            stage.touch(.began, at: stage.place(view))
            stage.server.serve(for: 0.6)
            stage.touch(.ended, at: stage.place(view))
        }
        open()
        #expect(stage.isOpen)
        let place = try stage.place("One")
        stage.touch(.began, at: place)
        stage.touch(.ended, at: place)
        #expect(stage.takeLog() == ["One"] && !stage.isOpen)
        open()
        stage.touch(.began, at: CGPoint(x: 5, y: 5))
        #expect(!stage.isOpen && stage.log.isEmpty)
        stage.touch(.ended, at: CGPoint(x: 5, y: 5))
    }

    @Test("a pointer that stays does not open the menu; a hold without a menu leaves the touch alone")
    func holds() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("One")])
        stage.press(at: stage.place(view))
        stage.server.serve(for: 1)
        #expect(!stage.isOpen)
        stage.release(at: stage.place(view))
        view.makeMenu = { _ in nil }
        let touched = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.addSubview(touched)
        stage.touch(.began, at: stage.place(view))
        stage.server.serve(for: 1)
        stage.touch(.ended, at: stage.place(view))
        #expect(touched.log == ["began", "ended"])
    }

    @Test(
        "the menu key and Shift-F10 open the menu of the first responder, or of what is around it",
        arguments: [false, true])
    func keys(isShiftF10: Bool) throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("One"), stage.action("Two")])
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
        view.addSubview(button)
        button.becomeFirstResponder()
        if isShiftF10 { stage.type(.keyboardF10, .shift) } else { stage.type(.keyboardApplication) }
        #expect(view.location == button.center)
        #expect(try stage.marked() == "One")
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["Two"] && !stage.isOpen && button.isFirstResponder)
    }

    @Test("F10 without Shift, and the menu key where there is no menu, are keys like others")
    func otherKeys() throws {
        final class KeyView: UIView {
            var pressed: [Int] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                pressed += presses.compactMap { $0.key?.keyCode.rawValue }
                super.pressesBegan(presses, with: event)
            }
        }
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.add(KeyView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        view.becomeFirstResponder()
        stage.type(.keyboardF10)
        stage.type(.keyboardApplication)
        #expect(!stage.isOpen && view.pressed.count == 2)
    }

    @Test("the menu is dismissed, replaced and changed by code")
    func code() throws {
        let stage = try keeper.make()
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

    @Test("a view outside of a window, and a hidden window, have no menu")
    func nowhere() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let view = MenuView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.makeMenu = { _ in UIMenu(children: [stage.action("x")]) }
        #expect(!view.interaction.present(at: .zero, opener: .code))
        stage.window.addSubview(view)
        stage.surface.unmap()
        #expect(!view.interaction.present(at: .zero, opener: .code))
    }
}

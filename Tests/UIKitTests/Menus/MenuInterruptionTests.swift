import DisplayServer
import Testing

@testable import UIKit

/// Tests of menus that are interrupted, and of menus that no object refers to.
@MainActor @Suite(.serialized) struct MenuInterruptionTests {
    private let keeper = MenuStageKeeper()

    private func opened() throws -> (MenuStage, MenuView) {
        let stage = try keeper.make()
        let view = stage.menuView([stage.action("A"), UIMenu(title: "Sub", children: [stage.action("S")])])
        view.note = { stage.note($0) }
        try stage.open(view)
        stage.click(at: try stage.place("Sub"))
        try #require(stage.popups.count == 2)
        _ = stage.takeLog()
        return (stage, view)
    }

    private func expectGone(_ stage: MenuStage, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(!stage.isOpen && stage.popups.isEmpty, sourceLocation: sourceLocation)
        #expect(stage.server.grabbingSurface == nil, sourceLocation: sourceLocation)
        #expect(stage.takeLog() == ["end", "ended"], sourceLocation: sourceLocation)
        #expect(stage.hasNoPopups, sourceLocation: sourceLocation)
    }

    @Test("a grab that is refused leaves a menu that works, and is tried again")
    func refused() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        stage.server.isInputGrabbedByOtherClient = true
        let view = stage.menuView([stage.action("A")])
        stage.press(at: stage.place(view), 2)
        stage.release(at: stage.place(view), 2)
        #expect(stage.isOpen && stage.session?.hasGrab == false)
        stage.server.isInputGrabbedByOtherClient = false
        stage.server.serve(for: 0.3)
        #expect(stage.session?.hasGrab == true)
        stage.click(at: try stage.place("A"))
        #expect(stage.takeLog() == ["A"])

        stage.server.isInputGrabbedByOtherClient = true
        stage.press(at: stage.place(view), 2)
        stage.server.serve(for: 3)
        #expect(stage.isOpen)
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["A"] && !stage.isOpen)
    }

    @Test("a menu without visible elements is not shown and cancels nothing")
    func noRows() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("A", .hidden)])
        view.note = { stage.note($0) }
        let touched = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.addSubview(touched)
        stage.click(at: stage.place(view), 2)
        #expect(!stage.isOpen && stage.takeLog() == ["configuration"])
        #expect(touched.log == ["began", "ended"])
    }

    @Test("a menu whose view leaves the window before the menu is shown ends immediately")
    func sourceGone() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("A")])
        view.note = { [weak view] in
            stage.note($0)
            if $0 == "display" { view?.removeFromSuperview() }
        }
        let point = stage.place(view)
        stage.press(at: point, 2)
        #expect(stage.takeLog() == ["configuration", "display", "displayed", "end", "ended"])
        #expect(!stage.isOpen && stage.hasNoPopups)
        // The press is over when the button is released.
        stage.release(at: point, 2)
        let touched = stage.add(TouchView(), CGRect(x: 50, y: 50, width: 200, height: 100))
        stage.click(at: point)
        #expect(touched.log == ["began", "ended"])
    }

    /// AC-10.
    @Test func grabTaken() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.server.takeInput()
        expectGone(stage)
        _ = view
    }

    /// AC-10.
    @Test func parentLosesTheKeys() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.surface.loseFocus()
        expectGone(stage)
        _ = view
    }

    /// AC-10.
    @Test func parentIsHidden() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.surface.unmap()
        expectGone(stage)
        _ = view
    }

    /// AC-10.
    @Test func parentIsMinimized() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.surface.setState(.minimized, true)
        expectGone(stage)
        _ = view
    }

    @Test func parentIsDestroyed() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.surface.wasDestroyedExternally()
        expectGone(stage)
        _ = view
    }

    @Test func windowIsHiddenByTheApp() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.window.isHidden = true
        expectGone(stage)
        _ = view
    }

    @Test func menuIsHiddenByOthers() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.popups[0].unmap()
        expectGone(stage)
        _ = view
    }

    @Test func menuIsDestroyedByOthers() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.popups[0].wasDestroyedExternally()
        expectGone(stage)
        _ = view
    }

    @Test("a submenu that somebody destroys is gone; the menu stays")
    func submenuIsDestroyed() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.popups[1].wasDestroyedExternally()
        #expect(stage.isOpen && stage.popups.count == 1 && stage.session?.levels.count == 1)
        stage.click(at: try stage.place("A"))
        #expect(stage.takeLog() == ["end", "ended", "A"])
        _ = view
    }

    @Test func displayIsLost() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.server.loseConnection()
        #expect(!stage.isOpen && stage.hasNoPopups)
        #expect(stage.takeLog() == ["end", "ended"])
        _ = view
    }

    @Test("AC-10 the view, its controller and the action's target may go while the menu is open")
    func deallocated() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        var view: MenuView? = stage.menuView([])
        weak let gone = view
        view?.makeMenu = { [weak view] _ in
            UIMenu(children: [
                UIAction(title: "A") { [weak view] _ in stage.note("view \(view == nil ? "gone" : "here")") }
            ])
        }
        try stage.open(try #require(view))
        view?.removeFromSuperview()
        view = nil
        stage.server.serve(for: 0.1)
        #expect(gone == nil && stage.isOpen)
        stage.click(at: try stage.place("A"))
        #expect(stage.takeLog() == ["view gone"] && !stage.isOpen)
    }

    @Test("a command whose target has gone does nothing")
    func targetGone() throws {
        final class Editor: UIView {
            var note: (String) -> Void = { _ in }
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) { note("copied") }
        }
        let stage = try keeper.make()
        defer { stage.close() }
        var editor: Editor? = stage.add(Editor(), CGRect(x: 0, y: 0, width: 10, height: 10))
        editor?.note = { stage.note($0) }
        editor?.becomeFirstResponder()
        let view = stage.menuView([UICommand(title: "Copy", action: Selector(UIResponder.copy))])
        try stage.open(view)
        #expect(try stage.rows() == ["Copy"])
        editor?.removeFromSuperview()
        editor = nil
        stage.click(at: try stage.place("Copy"))
        #expect(stage.log.isEmpty && !stage.isOpen)
    }

    @Test("an action may open the next menu, and close the window")
    func actions() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let view = stage.menuView([])
        view.makeMenu = { [weak view] _ in
            UIMenu(children: [
                UIAction(title: "Again") { _ in _ = view?.interaction.present(at: .zero, opener: .code) },
                UIAction(title: "Close") { _ in stage.window.isHidden = true },
            ])
        }
        try stage.open(view)
        stage.click(at: try stage.place("Again"))
        #expect(stage.popups.count == 1)
        stage.click(at: try stage.place("Close"))
        #expect(stage.window.isHidden && stage.popups.isEmpty)
    }

    @Test("1,000 menus that were opened and closed leave nothing behind, and memory is flat")
    func thousand() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        struct Weak { weak var object: AnyObject? }
        var seen: [Weak] = []
        let view = stage.menuView([])
        view.makeMenu = { _ in
            let menu = UIMenu(children: [
                stage.action("A"), UIMenu(title: "Sub", children: [stage.action("S")]),
                UIDeferredMenuElement { $0([stage.action("D")]) },
            ])
            seen.append(Weak(object: menu))
            return menu
        }
        let ways: [(MenuStage) throws -> Void] = [
            { $0.type(.keyboardEscape) }, { $0.click(at: CGPoint(x: 2, y: 2)) }, { $0.click(at: try $0.place("A")) },
            { $0.server.takeInput() },
            {
                $0.type(.keyboardDownArrow)
                $0.type(.keyboardDownArrow)
                $0.type(.keyboardRightArrow)
                $0.type(.keyboardReturnOrEnter)
            },
        ]
        var meter = MemoryMeter()
        for round in 0..<1000 {
            stage.server.isInputGrabbedByOtherClient = false
            stage.press(at: stage.place(view, 20, 20), 2)
            stage.release(at: stage.place(view, 20, 20), 2)
            let session = try #require(stage.session)
            seen.append(Weak(object: session))
            seen += session.levels.flatMap {
                [Weak(object: $0.panel), Weak(object: $0.scene), Weak(object: $0.scene.contentWindow)]
            }
            if round % 50 == 0 { stage.server.serve(for: 0.05) }
            try ways[round % ways.count](stage)
            try #require(!stage.isOpen, "round \(round)")
            meter.note(round: round)
        }
        #expect(try #require(meter.growth) < MemoryMeter.bound)
        stage.server.serve(for: 1)
        #expect(seen.count > 4000)
        #expect(seen.allSatisfy { $0.object == nil })
        #expect(stage.popups.isEmpty && stage.hasNoPopups && stage.server.surfaces.count == 1)
        #expect(stage.server.grabbingSurface == nil)
    }
}

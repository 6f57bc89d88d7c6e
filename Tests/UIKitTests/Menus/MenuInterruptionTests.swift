import DisplayServer
import TestSupport
import Testing

@testable import UIKit

/// Tests of menus that are interrupted, and of menus that no object refers to.
@MainActor @Suite(.serialized) struct MenuInterruptionTests {
    private let stageStore = MenuStageStore()

    private func opened() throws -> (MenuStage, MenuView) {
        let stage = try stageStore.make()
        let view = stage.menuView([stage.action("A"), UIMenu(title: "Sub", children: [stage.action("S")])])
        view.record = { stage.record($0) }
        try stage.open(view)
        stage.click(at: try stage.location(of: "Sub"))
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

    @Test("a menu works without an input grab and retries it")
    func refused() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        stage.server.isInputGrabbedByOtherClient = true
        let view = stage.menuView([stage.action("A")])
        stage.press(at: stage.location(of: view), 2)
        stage.release(at: stage.location(of: view), 2)
        #expect(stage.isOpen && stage.session?.hasGrab == false)
        stage.server.isInputGrabbedByOtherClient = false
        stage.server.serve(for: 0.3)
        #expect(stage.session?.hasGrab == true)
        stage.click(at: try stage.location(of: "A"))
        #expect(stage.takeLog() == ["A"])

        stage.server.isInputGrabbedByOtherClient = true
        stage.press(at: stage.location(of: view), 2)
        stage.server.serve(for: 3)
        #expect(stage.isOpen)
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["A"] && !stage.isOpen)
    }

    @Test("a menu without visible elements is not shown and cancels nothing")
    func noRows() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("A", .hidden)])
        view.record = { stage.record($0) }
        let touched = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.addSubview(touched)
        stage.click(at: stage.location(of: view), 2)
        #expect(!stage.isOpen && stage.takeLog() == ["configuration"])
        #expect(touched.log == ["began", "ended"])
    }

    @Test("a menu whose view leaves the window before the menu is shown ends immediately")
    func sourceGone() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([stage.action("A")])
        view.record = { [weak view] in
            stage.record($0)
            if $0 == "display" { view?.removeFromSuperview() }
        }
        let point = stage.location(of: view)
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
    @Test func inputGrabIsLost() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.server.takeInput()
        expectGone(stage)
        _ = view
    }

    /// AC-10.
    @Test func parentLosesKeyboardFocus() throws {
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

    @Test func windowIsHiddenByApp() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.window.isHidden = true
        expectGone(stage)
        _ = view
    }

    @Test func menuIsUnmappedExternally() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.popups[0].unmap()
        expectGone(stage)
        _ = view
    }

    @Test func menuIsDestroyedExternally() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.popups[0].wasDestroyedExternally()
        expectGone(stage)
        _ = view
    }

    @Test("a submenu that is destroyed externally is removed; the menu stays open")
    func submenuIsDestroyedExternally() throws {
        let (stage, view) = try opened()
        defer { stage.close() }
        stage.popups[1].wasDestroyedExternally()
        #expect(stage.isOpen && stage.popups.count == 1 && stage.session?.levels.count == 1)
        stage.click(at: try stage.location(of: "A"))
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

    @Test("AC-10 the view, its controller and the action's target may be deallocated while the menu is open")
    func deallocated() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        var view: MenuView? = stage.menuView([])
        weak let weakView = view
        view?.makeMenu = { [weak view] _ in
            UIMenu(children: [
                UIAction(title: "A") { [weak view] _ in stage.record("view \(view == nil ? "gone" : "here")") }
            ])
        }
        try stage.open(try #require(view))
        view?.removeFromSuperview()
        view = nil
        stage.server.serve(for: 0.1)
        #expect(weakView == nil && stage.isOpen)
        stage.click(at: try stage.location(of: "A"))
        #expect(stage.takeLog() == ["view gone"] && !stage.isOpen)
    }

    @Test("a command whose target was deallocated does nothing")
    func targetDeallocated() throws {
        final class Editor: UIView {
            var record: (String) -> Void = { _ in }
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) { record("copied") }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        var editor: Editor? = stage.add(Editor(), CGRect(x: 0, y: 0, width: 10, height: 10))
        editor?.record = { stage.record($0) }
        editor?.becomeFirstResponder()
        let view = stage.menuView([UICommand(title: "Copy", action: Selector(UIResponder.copy))])
        try stage.open(view)
        #expect(try stage.rows() == ["Copy"])
        editor?.removeFromSuperview()
        editor = nil
        stage.click(at: try stage.location(of: "Copy"))
        #expect(stage.log.isEmpty && !stage.isOpen)
    }

    @Test("an action may open another menu and close the window")
    func actions() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([])
        view.makeMenu = { [weak view] _ in
            UIMenu(children: [
                UIAction(title: "Again") { _ in _ = view?.interaction.present(at: .zero, opener: .code) },
                UIAction(title: "Close") { _ in stage.window.isHidden = true },
            ])
        }
        try stage.open(view)
        stage.click(at: try stage.location(of: "Again"))
        #expect(stage.popups.count == 1)
        stage.click(at: try stage.location(of: "Close"))
        #expect(stage.window.isHidden && stage.popups.isEmpty)
    }

    @Test("1,000 opened and closed menus leave no objects, and memory use stays flat")
    func thousandMenus() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        struct WeakReference { weak var object: AnyObject? }
        var seen: [WeakReference] = []
        let view = stage.menuView([])
        view.makeMenu = { _ in
            let menu = UIMenu(children: [
                stage.action("A"), UIMenu(title: "Sub", children: [stage.action("S")]),
                UIDeferredMenuElement { $0([stage.action("D")]) },
            ])
            seen.append(WeakReference(object: menu))
            return menu
        }
        let ways: [(MenuStage) throws -> Void] = [
            { $0.type(.keyboardEscape) }, { $0.click(at: CGPoint(x: 2, y: 2)) },
            { $0.click(at: try $0.location(of: "A")) },
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
            stage.press(at: stage.location(of: view, 20, 20), 2)
            stage.release(at: stage.location(of: view, 20, 20), 2)
            let session = try #require(stage.session)
            seen.append(WeakReference(object: session))
            seen += session.levels.flatMap {
                [
                    WeakReference(object: $0.panel), WeakReference(object: $0.scene),
                    WeakReference(object: $0.scene.contentWindow),
                ]
            }
            if round % 50 == 0 { stage.server.serve(for: 0.05) }
            try ways[round % ways.count](stage)
            try #require(!stage.isOpen, "round \(round)")
            meter.record(round: round)
        }
        #expect(try #require(meter.growth) < MemoryMeter.bound)
        stage.server.serve(for: 1)
        #expect(seen.count > 4000)
        #expect(seen.allSatisfy { $0.object == nil })
        #expect(stage.popups.isEmpty && stage.hasNoPopups && stage.server.surfaces.count == 1)
        #expect(stage.server.grabbingSurface == nil)
    }
}

import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Tests of menus on a real X server, with and without a window manager, controlled from outside and observed by a
/// second client.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct MenuDisplayTests {
    enum Desktop: String, CaseIterable, Sendable {
        case bare, openbox

        static let available = allCases.filter { $0 == .bare || Openbox.path != nil }
    }

    /// A window with a view that has a context menu, and a button with a menu.
    @MainActor private final class Stage: NSObject, UIContextMenuInteractionDelegate {
        let display: VirtualDisplay
        let client: XClient
        let manager: ChildProcess?
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let button = UIButton(type: .system)
        var view: UIView?
        let generator: EventGenerator
        let injector: any InputInjector
        var log: [String] = []

        init(_ desktop: Desktop) throws {
            display = try VirtualDisplay.start(.xvfb)
            client = try display.client()
            manager = desktop == .openbox ? try Openbox.start(display) : nil
            injector = try display.injector()
            let view = UIView(frame: CGRect(x: 250, y: 200, width: 150, height: 100))
            view.backgroundColor = .systemTeal
            window.addSubview(view)
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 30)
            button.setTitle("Menu", for: .normal)
            window.addSubview(button)
            generator = try EventGenerator(window: window)
            super.init()
            self.view = view
            view.addInteraction(UIContextMenuInteraction(delegate: self))
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            guard desktop == .openbox else { return }
            // The window manager can have taken back keyboard focus while it was managing the new window.
            let server = try #require(generator.server as? X11Server)
            let main = try #require(server.windowID(of: generator.surface))
            try wait("the keys") {
                guard !self.generator.surface.hasFocus else { return true }
                try self.client.perform {
                    XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime))
                }
                server.serve(for: 0.1)
                try self.client.raise(main)
                server.serve(for: 0.2)
                return self.generator.surface.hasFocus
            }
        }

        func end() {
            window.isHidden = true
            manager?.terminate()
            display.stop()
        }

        var menu: UIMenu {
            UIMenu(children: [
                UIAction(title: "One") { [weak self] _ in self?.chose("One") },
                UIAction(title: "Two") { [weak self] _ in self?.chose("Two") },
                UIMenu(
                    title: "Sub", children: [UIAction(title: "Deep") { [weak self] _ in self?.chose("Deep") }]),
            ])
        }

        private func chose(_ title: String) { log.append(title) }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            let menu = menu
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        }

        // MARK: User input

        var session: MenuSession? { MenuSession.current(on: generator.server) }

        /// Serves the display until a condition holds.
        func wait(
            _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
        ) throws {
            let end = generator.server.scheduler.now + 5
            while try !condition(), generator.server.isConnected, generator.server.scheduler.now < end {
                generator.server.serve(for: 0.01)
            }
            try #require(try condition(), what, sourceLocation: sourceLocation)
        }

        func settle() throws {
            try injector.synchronize()
            generator.server.serve(for: 0.05)
        }

        func move(to point: CGPoint) throws {
            try injector.movePointer(to: point)
            try settle()
        }

        func click(at point: CGPoint, _ button: Int = 1) throws {
            try move(to: point)
            try injector.button(button, isDown: true)
            try settle()
            try injector.button(button, isDown: false)
            try settle()
        }

        func key(_ key: UIKeyboardHIDUsage) throws {
            try injector.key(key.rawValue, isDown: true)
            try injector.key(key.rawValue, isDown: false)
            try settle()
        }

        func place(_ view: UIView?) throws -> CGPoint {
            let view = try #require(view)
            return generator.onScreen(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
        }

        func place(_ title: String, _ level: Int = 0) throws -> CGPoint {
            let levels = try #require(session).levels
            try #require(levels.count > level)
            let panel = levels[level].panel
            panel.layoutIfNeeded()
            let frame = panel.frame(ofRow: try #require(panel.rows.firstIndex { $0.title == title }))
            let origin = levels[level].scene.frame.origin
            return CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY)
        }

        /// Opens the context menu, and waits until it is visible and has the input grab.
        func open() throws {
            try click(at: try place(view), 2)
            try wait("open") { self.session?.hasGrab == true }
            try wait("shown") { try self.client.popups().count == 1 }
            generator.server.serve(for: 0.45)
        }

        func expectGone(sourceLocation: SourceLocation = #_sourceLocation) throws {
            generator.server.serve(for: 0.05)
            #expect(session == nil, sourceLocation: sourceLocation)
            #expect(
                !UIApplication.shared.popups.contains { $0.server === generator.server }, sourceLocation: sourceLocation
            )
            let free = try client.freeInput()
            #expect(free.pointer && free.keyboard, sourceLocation: sourceLocation)
        }
    }

    private func onStage(_ desktop: Desktop, _ body: (Stage) throws -> Void) throws {
        let stage = try Stage(desktop)
        defer { stage.end() }
        try body(stage)
    }

    @Test(
        "A context menu leaves the window, has the input of the desktop, and gives it back",
        arguments: Desktop.available)
    func context(_ desktop: Desktop) throws {
        try onStage(desktop) { stage in
            try stage.open()
            let popup = try #require(try stage.client.popups().first)
            let frame = try #require(stage.client.geometry(of: popup))
            let right = stage.generator.onScreen(CGPoint(x: 400, y: 300))
            #expect(CGFloat(frame.x + frame.width) > right.x && CGFloat(frame.y + frame.height) > right.y)
            let free = try stage.client.freeInput()
            #expect(!free.pointer && !free.keyboard)
            #expect(stage.generator.surface.hasFocus)
            try stage.click(at: try stage.place("Two"))
            #expect(stage.log == ["Two"])
            try stage.expectGone()
            // The same with keys.
            try stage.open()
            try stage.key(.keyboardUpArrow)
            try stage.key(.keyboardRightArrow)
            #expect(try stage.client.popups().count == 2)
            try stage.key(.keyboardReturnOrEnter)
            #expect(stage.log == ["Two", "Deep"])
            try stage.expectGone()
        }
    }

    @Test("A menu button: press, drag, release; hovering opens what is in it", arguments: Desktop.available)
    func button(_ desktop: Desktop) throws {
        try onStage(desktop) { stage in
            try stage.move(to: try stage.place(stage.button))
            try stage.injector.button(1, isDown: true)
            try stage.settle()
            try stage.wait("open") { stage.session?.hasGrab == true }
            try stage.move(to: try stage.place("Sub"))
            try stage.wait("the submenu") { stage.session?.levels.count == 2 }
            try stage.move(to: try stage.place("Deep", 1))
            try stage.injector.button(1, isDown: false)
            try stage.settle()
            #expect(stage.log == ["Deep"])
            try stage.expectGone()
            #expect(!stage.button.isHighlighted)
        }
    }

    @Test(
        "Escape, a press on the desktop and one in the window take the menu away, and do nothing else",
        arguments: Desktop.available)
    func dismissed(_ desktop: Desktop) throws {
        try onStage(desktop) { stage in
            try stage.open()
            try stage.key(.keyboardEscape)
            try stage.expectGone()
            try stage.open()
            try stage.click(at: CGPoint(x: 1200, y: 750))
            try stage.expectGone()
            try stage.open()
            try stage.click(at: try stage.place(stage.button))
            try stage.expectGone()
            #expect(stage.log.isEmpty)
            // The pointer continues to work.
            try stage.click(at: try stage.place(stage.button))
            try stage.wait("open") { stage.session != nil }
            try stage.key(.keyboardEscape)
            try stage.expectGone()
        }
    }

    @Test(
        "A grab that another client holds: the menu works without, and does not wait for it for ever",
        arguments: Desktop.available)
    func refused(_ desktop: Desktop) throws {
        try onStage(desktop) { stage in
            #expect(try stage.client.grabInput())
            #expect(stage.session == nil)
            // Another client grabs the devices, so the app opens the menu programmatically.
            stage.button.performPrimaryAction()
            stage.generator.server.serve(for: 0.2)
            #expect(stage.session?.hasGrab == false)
            try stage.client.releaseInput()
            try stage.wait("the grab") { stage.session?.hasGrab == true }
            try stage.key(.keyboardDownArrow)
            try stage.key(.keyboardReturnOrEnter)
            #expect(stage.log == ["One"])
            try stage.expectGone()

            #expect(try stage.client.grabInput())
            stage.button.performPrimaryAction()
            stage.generator.server.serve(for: 1.5)
            #expect(stage.session?.hasGrab == false)
            try stage.client.releaseInput()
            try stage.settle()
            try stage.click(at: try stage.place("Two"))
            #expect(stage.log == ["One", "Two"])
            try stage.expectGone()
        }
    }

    @Test(
        "Whatever becomes of the window or of the menu, the menu is gone and nothing is held",
        arguments: Desktop.available, ["unmap", "destroy", "focus", "unmap the menu", "destroy the menu"])
    func interrupted(_ desktop: Desktop, _ what: String) throws {
        try onStage(desktop) { stage in
            let server = try #require(stage.generator.server as? X11Server)
            let main = try #require(server.windowID(of: stage.generator.surface))
            try stage.open()
            let popup = try #require(try stage.client.popups().first)
            switch what {
            case "unmap": try stage.client.unmap(main)
            case "destroy": try stage.client.destroy(main)
            case "focus":
                try stage.client.perform {
                    XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime))
                }
            case "unmap the menu": try stage.client.unmap(popup)
            default: try stage.client.destroy(popup)
            }
            try stage.wait("gone") { stage.session == nil }
            try stage.expectGone()
            #expect(try stage.client.popups().isEmpty && stage.log.isEmpty)
        }
    }

    @Test("The view that a menu is about may go while it is open")
    func deallocated() throws {
        try onStage(.bare) { stage in
            try stage.open()
            weak let view = stage.view
            stage.view?.removeFromSuperview()
            stage.view = nil
            stage.generator.server.serve(for: 0.05)
            #expect(view == nil)
            try stage.click(at: try stage.place("One"))
            #expect(stage.log == ["One"])
            try stage.expectGone()
        }
    }

    @Test("A server that dies with a menu open ends both, quietly")
    func dies() throws {
        let stage = try Stage(.bare)
        try stage.open()
        stage.display.kill()
        stage.generator.server.serve(for: 0.5)
        #expect(!UIApplication.shared.popups.contains { $0.server === stage.generator.server })
        stage.window.isHidden = true
        stage.display.stop()
    }

    @Test("A hundred menus leave no window and no grab behind")
    func hundred() throws {
        try onStage(.bare) { stage in
            let before = stage.client.children(of: stage.client.root).count
            for round in 0..<100 {
                stage.button.performPrimaryAction()
                stage.generator.server.serve(for: 0.005)
                try #require(stage.session != nil, "round \(round)")
                stage.session?.end()
            }
            try stage.expectGone()
            #expect(stage.client.children(of: stage.client.root).count == before)
        }
    }
}

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
    @MainActor private final class MenuFixture: NSObject, UIContextMenuInteractionDelegate {
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
            try wait("keyboard focus") {
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
                UIAction(title: "One") { [weak self] _ in self?.select("One") },
                UIAction(title: "Two") { [weak self] _ in self?.select("Two") },
                UIMenu(
                    title: "Sub", children: [UIAction(title: "Deep") { [weak self] _ in self?.select("Deep") }]),
            ])
        }

        private func select(_ title: String) { log.append(title) }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            let menu = menu
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        }

        // MARK: User input

        var session: MenuSession? { generator.window.windowScene?.display.menuSession }

        /// Serves the display until a condition holds.
        func wait(
            _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
        ) throws {
            try #require(
                try Wait.isMet(within: 5, step: { generator.server.serve(for: 0.01) }, { try condition() }), comment,
                sourceLocation: sourceLocation)
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

        func location(_ view: UIView?) throws -> CGPoint {
            let view = try #require(view)
            return generator.onScreen(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
        }

        func location(_ title: String, _ level: Int = 0) throws -> CGPoint {
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
            try click(at: try location(view), 2)
            try wait("open") { self.session?.hasGrab == true }
            try wait("shown") { try self.client.popups().count == 1 }
            generator.server.serve(for: 0.45)
        }

        func expectDismissed(sourceLocation: SourceLocation = #_sourceLocation) throws {
            generator.server.serve(for: 0.05)
            #expect(session == nil, sourceLocation: sourceLocation)
            #expect(
                !UIApplication.shared.popups.contains { $0.server === generator.server }, sourceLocation: sourceLocation
            )
            let free = try client.freeInput()
            #expect(free.pointer && free.keyboard, sourceLocation: sourceLocation)
        }
    }

    private func withFixture(_ desktop: Desktop, _ body: (MenuFixture) throws -> Void) throws {
        let fixture = try MenuFixture(desktop)
        defer { fixture.end() }
        try body(fixture)
    }

    @Test(
        "a context menu extends beyond the window, grabs the input and releases it",
        arguments: Desktop.available)
    func contextMenusGrabAndReleaseInput(_ desktop: Desktop) throws {
        try withFixture(desktop) { fixture in
            try fixture.open()
            let popup = try #require(try fixture.client.popups().first)
            let frame = try #require(fixture.client.geometry(of: popup))
            let right = fixture.generator.onScreen(CGPoint(x: 400, y: 300))
            #expect(CGFloat(frame.x + frame.width) > right.x && CGFloat(frame.y + frame.height) > right.y)
            let free = try fixture.client.freeInput()
            #expect(!free.pointer && !free.keyboard)
            #expect(fixture.generator.surface.hasFocus)
            try fixture.click(at: try fixture.location("Two"))
            #expect(fixture.log == ["Two"])
            try fixture.expectDismissed()
            // The same with keys.
            try fixture.open()
            try fixture.key(.keyboardUpArrow)
            try fixture.key(.keyboardRightArrow)
            #expect(try fixture.client.popups().count == 2)
            try fixture.key(.keyboardReturnOrEnter)
            #expect(fixture.log == ["Two", "Deep"])
            try fixture.expectDismissed()
        }
    }

    @Test("press, drag and release on a menu button selects an item of a submenu", arguments: Desktop.available)
    func menuButtonsSelectByDragging(_ desktop: Desktop) throws {
        try withFixture(desktop) { fixture in
            try fixture.move(to: try fixture.location(fixture.button))
            try fixture.injector.button(1, isDown: true)
            try fixture.settle()
            try fixture.wait("open") { fixture.session?.hasGrab == true }
            try fixture.move(to: try fixture.location("Sub"))
            try fixture.wait("the submenu") { fixture.session?.levels.count == 2 }
            try fixture.move(to: try fixture.location("Deep", 1))
            try fixture.injector.button(1, isDown: false)
            try fixture.settle()
            #expect(fixture.log == ["Deep"])
            try fixture.expectDismissed()
            #expect(!fixture.button.isHighlighted)
        }
    }

    @Test(
        "Escape and presses outside dismiss the menu and have no other effect",
        arguments: Desktop.available)
    func menusAreDismissed(_ desktop: Desktop) throws {
        try withFixture(desktop) { fixture in
            try fixture.open()
            try fixture.key(.keyboardEscape)
            try fixture.expectDismissed()
            try fixture.open()
            try fixture.click(at: CGPoint(x: 1200, y: 750))
            try fixture.expectDismissed()
            try fixture.open()
            try fixture.click(at: try fixture.location(fixture.button))
            try fixture.expectDismissed()
            #expect(fixture.log.isEmpty)
            // The pointer continues to work.
            try fixture.click(at: try fixture.location(fixture.button))
            try fixture.wait("open") { fixture.session != nil }
            try fixture.key(.keyboardEscape)
            try fixture.expectDismissed()
        }
    }

    @Test(
        "a menu works without an input grab, and retries the grab for a limited time",
        arguments: Desktop.available)
    func menusWorkWithoutAGrab(_ desktop: Desktop) throws {
        try withFixture(desktop) { fixture in
            #expect(try fixture.client.grabInput())
            #expect(fixture.session == nil)
            // Another client grabs the devices, so the app opens the menu programmatically.
            fixture.button.performPrimaryAction()
            fixture.generator.server.serve(for: 0.2)
            #expect(fixture.session?.hasGrab == false)
            try fixture.client.releaseInput()
            try fixture.wait("the grab") { fixture.session?.hasGrab == true }
            try fixture.key(.keyboardDownArrow)
            try fixture.key(.keyboardReturnOrEnter)
            #expect(fixture.log == ["One"])
            try fixture.expectDismissed()

            #expect(try fixture.client.grabInput())
            fixture.button.performPrimaryAction()
            fixture.generator.server.serve(for: 1.5)
            #expect(fixture.session?.hasGrab == false)
            try fixture.client.releaseInput()
            try fixture.settle()
            try fixture.click(at: try fixture.location("Two"))
            #expect(fixture.log == ["One", "Two"])
            try fixture.expectDismissed()
        }
    }

    @Test(
        "the menu is dismissed and its grab released if the window or the menu is lost",
        arguments: Desktop.available, ["unmap", "destroy", "focus", "unmap the menu", "destroy the menu"])
    func lostWindowsDismissTheMenu(_ desktop: Desktop, _ event: String) throws {
        try withFixture(desktop) { fixture in
            let server = try #require(fixture.generator.server as? X11Server)
            let main = try #require(server.windowID(of: fixture.generator.surface))
            try fixture.open()
            let popup = try #require(try fixture.client.popups().first)
            switch event {
            case "unmap": try fixture.client.unmap(main)
            case "destroy": try fixture.client.destroy(main)
            case "focus":
                try fixture.client.perform {
                    XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime))
                }
            case "unmap the menu": try fixture.client.unmap(popup)
            default: try fixture.client.destroy(popup)
            }
            try fixture.wait("dismissed") { fixture.session == nil }
            try fixture.expectDismissed()
            #expect(try fixture.client.popups().isEmpty && fixture.log.isEmpty)
        }
    }

    @Test("the view of a context menu can be deallocated while the menu is open")
    func menuViewsCanBeDeallocated() throws {
        try withFixture(.bare) { fixture in
            try fixture.open()
            weak let view = fixture.view
            fixture.view?.removeFromSuperview()
            fixture.view = nil
            fixture.generator.server.serve(for: 0.05)
            #expect(view == nil)
            try fixture.click(at: try fixture.location("One"))
            #expect(fixture.log == ["One"])
            try fixture.expectDismissed()
        }
    }

    @Test("losing the X server ends an open menu")
    func serverLossEndsTheMenu() throws {
        let fixture = try MenuFixture(.bare)
        try fixture.open()
        fixture.display.kill()
        fixture.generator.server.serve(for: 0.5)
        #expect(!UIApplication.shared.popups.contains { $0.server === fixture.generator.server })
        fixture.window.isHidden = true
        fixture.display.stop()
    }

    @Test("a hundred menus do not leak windows or grabs")
    func menusDoNotLeakWindowsOrGrabs() throws {
        try withFixture(.bare) { fixture in
            let before = fixture.client.children(of: fixture.client.root).count
            for round in 0..<100 {
                fixture.button.performPrimaryAction()
                fixture.generator.server.serve(for: 0.005)
                try #require(fixture.session != nil, "round \(round)")
                fixture.session?.end()
            }
            try fixture.expectDismissed()
            #expect(fixture.client.children(of: fixture.client.root).count == before)
        }
    }
}

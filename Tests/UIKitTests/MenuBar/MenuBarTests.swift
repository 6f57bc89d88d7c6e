import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the menu bar: its content, its place and the pointer (MB-01…MB-03, MB-06…MB-12).
@MainActor @Suite(.serialized) struct MenuBarTests {
    private let store = MenuStageStore()

    private func make() throws -> MenuBarStage { try MenuBarStage(store) }

    // MARK: Content and place

    @Test("MB-01: the bar shows the menus of the main menu; menus without elements to show are left out")
    func content() throws {
        let test = try make()
        #expect(try test.titles == ["File", "Go", "View"])
        test.delegate.change = { [delegate = test.delegate] builder in
            builder.replaceChildren(ofMenu: .file) { _ in [delegate.action("Secret", .hidden)] }
            builder.replaceChildren(ofMenu: .view) { _ in [UIMenu(options: .displayInline, children: [])] }
            builder.remove(menu: .application)
        }
        UIMenuSystem.main.setNeedsRebuild()
        test.stage.server.serve(for: 0.1)
        #expect(try test.titles == ["Edit", "Format", "Window"])
    }

    @Test("MB-02: the bar is above the scene's coordinates, and resizing the window resizes the content")
    func place() throws {
        let test = try make()
        let scene = try test.stage.scene
        #expect(test.stage.surface.size == CGSize(width: 400, height: 328))
        #expect(scene.bounds == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(test.stage.window.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(scene.windows == [test.stage.window] && scene.keyWindow === test.stage.window)
        #expect(scene.effectiveGeometry.systemFrame == CGRect(x: 300, y: 228, width: 400, height: 300))
        scene.sizeRestrictions?.minimumSize = CGSize(width: 200, height: 100)
        test.stage.surface.resize(to: CGSize(width: 100, height: 50))
        #expect(test.stage.surface.size == CGSize(width: 200, height: 128))
        test.stage.surface.resize(to: CGSize(width: 500, height: 400))
        test.stage.server.serve(for: 0.1)
        #expect(test.stage.window.bounds.size == CGSize(width: 500, height: 372))
        #expect(try test.bar.bounds == CGRect(x: 0, y: 0, width: 500, height: 28))
        // Touches arrive in the scene's coordinates.
        let button = test.stage.add(UIButton(type: .system), CGRect(x: 10, y: 0, width: 60, height: 20))
        button.addAction(test.delegate.action("pressed"), for: .touchUpInside)
        test.stage.click(at: CGPoint(x: 340, y: 200 + 28 + 10))
        #expect(test.takeLog() == ["pressed"])
    }

    @Test("MB-02: the bar is shown if the app changed the main menu, or as the scene's visibility says")
    func visibility() throws {
        let test = try MenuBarStage(changes: false, store)
        let scene = try test.stage.scene
        #expect(scene.menuBar == nil && scene.menuBarVisibility == .automatic)
        #expect(test.stage.surface.size == CGSize(width: 400, height: 300))
        scene.menuBarVisibility = .visible
        #expect(try test.titles.contains("File") && scene.bounds.height == 272)
        scene.menuBarVisibility = .hidden
        #expect(scene.menuBar == nil && scene.bounds.height == 300)
        #expect(test.stage.window.bounds.height == 300)
        scene.menuBarVisibility = .automatic
        test.delegate.change = MenuBarStage.change(test.delegate)
        UIMenuSystem.main.setNeedsRebuild()
        test.stage.server.serve(for: 0.1)
        #expect(try test.titles == ["File", "Go", "View"])
        scene.menuBarVisibility = .hidden
        // The key commands work without the bar.
        test.press(.keyboardS, "s", .control)
        #expect(test.takeLog() == ["save"])
    }

    @Test("MB-02: popovers, menus and screen coordinates take the height of the bar into account")
    func coordinates() throws {
        let test = try make()
        let view = test.stage.menuView([test.stage.action("A")])
        let point = CGPoint(x: 300 + 70, y: 200 + 28 + 70)
        test.stage.click(at: point, 2)
        #expect(test.stage.isOpen && view.location == CGPoint(x: 20, y: 20))
        // Context menus are below and to the right of the pointer.
        #expect(test.stage.popups.first?.screenOrigin == CGPoint(x: 371, y: 299))
        test.stage.type(.keyboardEscape)
        let screen = try test.stage.scene.screen
        #expect(view.convert(CGPoint.zero, to: screen.coordinateSpace) == CGPoint(x: 350, y: 278))
    }

    // MARK: Pointer

    @Test("MB-03: a press opens a menu below its title; a click leaves it open, and a second one closes it")
    func clicks() throws {
        let test = try make()
        let file = try test.location(of: "File")
        test.stage.move(to: file)
        test.stage.press(at: file)
        #expect(try test.open == "File" && test.stage.isOpen)
        let popup = try #require(test.stage.popups.first)
        #expect(popup.screenOrigin == CGPoint(x: 304, y: 232) && popup.kind == .dropdownMenu)
        test.stage.release(at: file)
        test.stage.server.serve(for: 0.5)
        #expect(try test.open == "File")
        #expect(try test.stage.rows() == ["Save", "(Impossible)", "Recent ▸"])
        test.stage.click(at: try test.stage.location(of: "Save"))
        #expect(test.takeLog() == ["save"] && !test.stage.isOpen)
        #expect(try test.open == nil)
        try test.click("File")
        try test.click("File")
        #expect(!test.stage.isOpen && test.stage.hasNoPopups && test.stage.server.grabbingSurface == nil)
    }

    @Test("MB-03: press, drag and release chooses; while a menu is open, the pointer switches between menus")
    func dragging() throws {
        let test = try make()
        test.stage.move(to: try test.location(of: "File"))
        test.stage.press(at: try test.location(of: "File"))
        test.stage.move(to: try test.location(of: "Go"))
        #expect(try test.open == "Go" && test.stage.rows() == ["Back", "Forward"])
        let popup = try #require(test.stage.popups.first)
        #expect(test.stage.popups.count == 1 && test.stage.server.grabbingSurface === popup)
        test.stage.server.serve(for: 0.5)
        test.stage.move(to: try test.stage.location(of: "Back"))
        test.stage.release(at: try test.stage.location(of: "Back"))
        #expect(test.takeLog() == ["Back"] && !test.stage.isOpen)
        // After clicks.
        try test.click("File")
        test.stage.move(to: try test.location(of: "View"))
        #expect(try test.open == "View")
        test.stage.move(to: try test.location(of: "File"))
        #expect(try test.open == "File" && test.stage.rows().count == 3)
        test.stage.press(at: CGPoint(x: 600, y: 450))
        #expect(!test.stage.isOpen)
    }

    @Test("MB-03: a finger opens a menu and chooses a row")
    func fingers() throws {
        let test = try make()
        let go = try test.location(of: "Go")
        test.stage.touch(.began, at: go)
        test.stage.touch(.ended, at: go)
        test.stage.server.serve(for: 0.5)
        #expect(try test.open == "Go")
        let back = try test.stage.location(of: "Back")
        test.stage.touch(.began, at: back)
        test.stage.touch(.ended, at: back)
        #expect(test.takeLog() == ["Back"])
    }

    // MARK: Commands

    /// A view that saves, and logs who is first responder when it is asked.
    private final class Editor: UIView {
        var log: [String] = []
        var canSave = true
        override var canBecomeFirstResponder: Bool { true }
        func save() { log.append("saved") }
        static let saveAction = Selector(Editor.save)
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if action == Editor.saveAction { return canSave && isFirstResponder }
            return super.canPerformAction(action, withSender: sender)
        }
        override func validate(_ command: UICommand) { command.title = "Save Editor" }
    }

    @Test("MB-06, MB-07: commands are validated and performed in the chain of the key window, after the menu is gone")
    func chain() throws {
        let test = try make()
        let editor = test.stage.add(Editor(), CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(editor.becomeFirstResponder())
        test.delegate.change = { builder in
            builder.replaceChildren(ofMenu: .file) { _ in
                [UICommand(title: "Save", action: Editor.saveAction)]
            }
        }
        UIMenuSystem.main.setNeedsRebuild()
        test.stage.server.serve(for: 0.1)
        try test.click("File")
        #expect(editor.isFirstResponder)
        #expect(try test.stage.rows() == ["Save Editor"])
        test.stage.click(at: try test.stage.location(of: "Save Editor"))
        #expect(editor.log == ["saved"] && editor.isFirstResponder && !test.stage.isOpen)
        editor.canSave = false
        try test.click("File")
        #expect(try test.stage.rows() == ["(Save)"])
    }

    @Test("MB-07: an element that keeps the menu presented leaves it open")
    func keepsOpen() throws {
        let test = try make()
        try test.click("Go")
        test.stage.click(at: try test.stage.location(of: "Forward"))
        #expect(test.takeLog() == ["Forward"] && test.stage.isOpen)
    }

    @Test("MB-08: shortcuts work without the menu; the first of two commands with one shortcut wins, and is reported")
    func shortcuts() throws {
        let test = try make()
        let editor = test.stage.add(Editor(), CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(editor.becomeFirstResponder())
        var reports: [String] = []
        let report = UIMenuSystem.report
        UIMenuSystem.report = { reports.append($0) }
        defer { UIMenuSystem.report = report }
        test.delegate.change = { builder in
            builder.replaceChildren(ofMenu: .file) { _ in
                [
                    UIKeyCommand(title: "First", action: Editor.saveAction, input: "s", modifierFlags: .command),
                    UIKeyCommand(
                        title: "Second", action: Selector(MenuBarDelegate.save), input: "s", modifierFlags: .command),
                ]
            }
        }
        UIMenuSystem.main.setNeedsRebuild()
        test.stage.server.serve(for: 0.1)
        #expect(reports.count == 1 && reports.first?.contains("“First” and “Second”") == true)
        test.press(.keyboardS, "s", .control)
        #expect(editor.log == ["saved"] && test.takeLog().isEmpty)
    }

    @Test("MB-09: several requests build the menu once, in the next turn; revalidation asks what is shown")
    func rebuilding() throws {
        let test = try make()
        let builds = test.delegate.builds
        for _ in 0..<3 { UIMenuSystem.main.setNeedsRebuild() }
        #expect(test.delegate.builds == builds)
        test.stage.server.serve(for: 0.1)
        #expect(test.delegate.builds == builds + 1)
        // A rebuild while a menu is open.
        try test.click("Go")
        test.delegate.change = { [delegate = test.delegate] builder in
            MenuBarStage.change(delegate)(builder)
            builder.replaceChildren(ofMenu: .go) { _ in [delegate.action("Up")] }
        }
        UIMenuSystem.main.setNeedsRebuild()
        test.stage.server.serve(for: 0.1)
        #expect(try test.stage.rows() == ["Up"])
    }

    @Test("MB-12: a deferred element shows a row that waits; a narrow window ends the bar with a menu of the rest")
    func deferredAndNarrow() throws {
        let test = try make()
        var arrived: (@MainActor ([UIMenuElement]) -> Void)?
        test.delegate.change = { [delegate = test.delegate] builder in
            MenuBarStage.change(delegate)(builder)
            builder.replaceChildren(ofMenu: .go) { _ in [UIDeferredMenuElement.uncached { arrived = $0 }] }
        }
        UIMenuSystem.main.setNeedsRebuild()
        test.stage.server.serve(for: 0.1)
        try test.click("Go")
        #expect(try test.stage.rows() == ["Loading…"])
        arrived?([test.delegate.action("Home")])
        #expect(try test.stage.rows() == ["Home"])
        test.stage.type(.keyboardEscape)
        test.stage.surface.resize(to: CGSize(width: 100, height: 200))
        test.stage.server.serve(for: 0.1)
        #expect(try test.titles == ["File", "…"])
        try test.click("…")
        #expect(try test.stage.rows() == ["Go ▸", "View ▸"])
        test.stage.type(.keyboardEscape)
        test.stage.surface.resize(to: CGSize(width: 300, height: 200))
        test.stage.server.serve(for: 0.1)
        #expect(try test.titles == ["File", "Go", "View"])
    }

    // MARK: Standard menus

    @Test("MB-11: the row of the settings is shown while an object in the chain opens them")
    func settings() throws {
        final class SettingsController: UIViewController {
            var count = 0
            override func openSettings(_ sender: Any?) { count += 1 }
        }
        let test = try MenuBarStage(changes: false, store)
        let controller = SettingsController()
        test.stage.window.rootViewController = controller
        let scene = try test.stage.scene
        scene.menuBarVisibility = .visible
        test.stage.surface.resize(to: CGSize(width: 800, height: 300))
        test.stage.server.serve(for: 0.1)
        let name = StandardMenus.applicationName
        try test.click(name)
        #expect(try test.stage.rows() == ["About \(name)", "-", "Settings…", "-", "Quit \(name)"])
        test.stage.click(at: try test.stage.location(of: "Settings…"))
        test.stage.server.serve(for: 0.5)
        #expect(controller.count == 1)
        test.press(.keyboardComma, ",", .control)
        #expect(controller.count == 2)
        test.stage.window.rootViewController = UIViewController()
        try test.click(name)
        #expect(try test.stage.rows() == ["About \(name)", "-", "Quit \(name)"])
    }

    @Test("MB-11: the standard menus show About, quit the app, close, minimize and maximize the window")
    func standardMenus() throws {
        let test = try MenuBarStage(changes: false, store)
        test.stage.window.rootViewController = UIViewController()
        let scene = try test.stage.scene
        scene.menuBarVisibility = .visible
        test.stage.surface.resize(to: CGSize(width: 800, height: 300))
        test.stage.server.serve(for: 0.1)
        let name = StandardMenus.applicationName
        #expect(try test.titles == [name, "File", "Edit", "Format", "View", "Window"])
        try test.click(name)
        #expect(try test.stage.rows() == ["About \(name)", "-", "Quit \(name)"])
        test.stage.click(at: try test.stage.location(of: "About \(name)"))
        test.stage.server.serve(for: 1)
        let about = test.stage.window.rootViewController?.presentedViewController as? UIAlertController
        #expect(about?.title == name)
        test.stage.type(.keyboardEscape)
        test.stage.server.serve(for: 1)
        try test.click("Window")
        #expect(try test.stage.rows() == ["Minimize", "Maximize"])
        test.stage.click(at: try test.stage.location(of: "Maximize"))
        #expect(test.stage.surface.state.contains(.maximized))
        try test.click("Window")
        #expect(try test.stage.rows() == ["Minimize", "Restore"])
        test.stage.type(.keyboardEscape)
        test.stage.type(.keyboardF11)
        #expect(test.stage.surface.state.contains(.fullscreen))
        test.stage.type(.keyboardF11)
        #expect(!test.stage.surface.state.contains(.fullscreen))
        try test.click("File")
        #expect(try test.stage.rows().first == "Close")
        test.stage.type(.keyboardEscape)
        scene.windowingBehaviors?.isClosable = false
        test.press(.keyboardW, "w", .control)
        #expect(test.stage.window.windowScene === scene && !scene.isDisconnected)
        scene.windowingBehaviors?.isClosable = true
        test.press(.keyboardW, "w", .control)
        #expect(scene.isDisconnected)
    }

    @Test("MB-10: a build configuration removes groups, and its handler replaces buildMenu(with:)")
    func configuration() throws {
        let test = try MenuBarStage(changes: false, store)
        let system = UIMainMenuSystem.shared
        #expect(system === UIMenuSystem.main)
        defer { system.resetBuildConfiguration() }
        let configuration = UIMainMenuSystem.Configuration()
        #expect(configuration.printingPreference == .automatic)
        configuration.documentPreference = .removed
        configuration.printingPreference = .removed
        configuration.sidebarPreference = .removed
        configuration.inspectorPreference = .removed
        configuration.textFormattingPreference = .removed
        configuration.findingConfiguration.style = .search
        let builds = test.delegate.builds
        system.setBuildConfiguration(configuration) { builder in
            builder.insertChild(UIMenu(title: "Mine", children: [test.delegate.action("A")]), atEndOfMenu: .root)
        }
        test.stage.server.serve(for: 0.1)
        test.stage.surface.resize(to: CGSize(width: 800, height: 300))
        test.stage.server.serve(for: 0.1)
        #expect(test.delegate.builds == builds)
        #expect(try test.titles == [StandardMenus.applicationName, "File", "Edit", "View", "Window", "Mine"])
        try test.click("File")
        #expect(try test.stage.rows() == ["Close"])
        test.stage.move(to: try test.location(of: "View"))
        #expect(try test.stage.rows() == ["Full Screen"])
        let find = system.root.children.compactMap { ($0 as? UIMenu)?.children }.joined()
            .compactMap { $0 as? UIMenu }.first { $0.identifier == .find }
        #expect(find?.children.compactMap { ($0 as? UICommand)?.title } == ["Find…"])
        system.setBuildConfiguration(UIMainMenuSystem.Configuration())
        test.stage.server.serve(for: 0.1)
        #expect(test.delegate.builds == builds + 1)
        configuration.findingPreference = .removed
        system.setBuildConfiguration(configuration)
        #expect(!system.root.children.contains { ($0 as? UIMenu)?.title == "Format" })
    }

    @Test("an idle menu bar makes no frames and no timers")
    func idle() throws {
        let test = try make()
        test.stage.server.serve(for: 2)
        #expect(test.stage.server.scheduler.nextDeadline == nil)
    }
}

import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the main menu in a panel of the desktop (docs/semantics/menus.md).
@MainActor @Suite(.serialized) struct GlobalMenuBarTests {
    private let store = MenuStageStore()

    private func make(_ change: ((MenuBarStage) -> Void)? = nil) throws -> MenuBarStage {
        let stage = try MenuBarStage(store)
        change?(stage)
        return stage
    }

    private func use(_ stage: MenuBarStage, panel: Bool = true) {
        UIApplication.shared.usesGlobalMenuBar = true
        stage.stage.server.hasMenuPanel = panel
        stage.stage.server.serve(for: 0.1)
    }

    private func item(_ title: String, _ root: ExportedMenuItem?) throws -> ExportedMenuItem {
        func find(_ item: ExportedMenuItem) -> ExportedMenuItem? {
            if item.title == title { return item }
            for child in item.children { if let found = find(child) { return found } }
            return nil
        }
        return try #require(root.flatMap(find))
    }

    @Test("MB-13, MB-14: off by default; the bar in the window hides only while a panel shows the menu")
    func visibility() throws {
        defer { UIApplication.shared.usesGlobalMenuBar = false }
        let stage = try make()
        let (server, scene) = (stage.stage.server, try stage.stage.scene)
        let size = scene.bounds.size
        server.hasMenuPanel = true
        server.serve(for: 0.1)
        #expect(!UIApplication.shared.usesGlobalMenuBar && scene.menuBar != nil && server.menus.isEmpty)
        server.hasMenuPanel = false
        use(stage, panel: false)
        #expect(server.menus.count == 1 && scene.menuBar != nil)
        server.hasMenuPanel = true
        #expect(scene.menuBar == nil && scene.bounds.height == size.height + MenuBarStyle.height)
        server.hasMenuPanel = false
        #expect(scene.menuBar != nil && scene.bounds.size == size)
        server.hasMenuPanel = true
        scene.menuBarVisibility = .hidden
        #expect(server.menus.isEmpty && scene.menuBar == nil)
        scene.menuBarVisibility = .automatic
        server.serve(for: 0.1)
        #expect(server.menus.count == 1 && scene.menuBar == nil)
        UIApplication.shared.usesGlobalMenuBar = false
        #expect(server.menus.isEmpty && scene.menuBar != nil)
    }

    @Test("MB-14: exported items have titles, mnemonics, shortcuts, states, separators and submenus")
    func items() throws {
        defer { UIApplication.shared.usesGlobalMenuBar = false }
        let stage = try make { stage in
            let change = MenuBarStage.change(stage.delegate)
            stage.delegate.change = { builder in
                change(builder)
                let delegate = stage.delegate
                builder.insertChild(
                    UIMenu(
                        title: "Sort", identifier: UIMenu.Identifier("sort"), options: .singleSelection,
                        children: [delegate.action("Name"), delegate.action("Size")]), atEndOfMenu: .file)
                builder.insertChild(
                    UIMenu(
                        options: .displayInline,
                        children: [
                            UIAction(title: "Wrap", state: .on) { _ in },
                            UIAction(title: "Part", state: .mixed) { _ in },
                            delegate.action("Gone", .hidden),
                            UIKeyCommand(
                                title: "Bigger", action: Selector(MenuBarDelegate.save), input: "+",
                                modifierFlags: [.command, .shift]),
                        ]), atEndOfMenu: .file)
            }
            UIMenuSystem.main.setNeedsRebuild()
        }
        use(stage)
        let root = try #require(stage.stage.server.menus.first?.root)
        #expect(root.id == 0 && root.children.map(\.title) == ["File", "Go", "View"])
        #expect(root.children.map(\.mnemonic) == [0, 0, 0])
        let file = root.children[0]
        #expect(
            file.children.map(\.title) == ["Save", "Impossible", "Recent", "Sort", "", "Wrap", "Part", "Bigger"])
        #expect(file.children.map(\.kind)[4] == .separator && file.children[0].shortcut == ["Control", "S"])
        #expect(file.children[7].shortcut == ["Control", "Shift", "plus"])
        #expect(file.children[0].isEnabled && !file.children[1].isEnabled && file.children[0].mark == nil)
        #expect(file.children[5].mark == .check && file.children[5].isOn == true && file.children[6].isOn == nil)
        #expect(file.children[3].children.map(\.mark) == [.radio, .radio])
        let ids = root.children.flatMap { [$0.id] + $0.children.map(\.id) }
        #expect(Set(ids).count == ids.count && !ids.contains(0))
    }

    @Test("MB-14: numbers stay the same when the menu is built again, also for generated identifiers")
    func stableNumbers() throws {
        defer { UIApplication.shared.usesGlobalMenuBar = false }
        let stage = try make()
        use(stage)
        let menu = try #require(stage.stage.server.menus.first)
        let before = try #require(menu.root)
        let changes = menu.changeCount
        let change = try #require(stage.delegate.change)
        stage.delegate.change = { builder in
            change(builder)
            builder.insertChild(
                UIMenu(title: "New", options: .displayInline, children: [stage.delegate.action("First")]),
                atStartOfMenu: .file)
        }
        UIMenuSystem.main.setNeedsRebuild()
        stage.stage.server.serve(for: 0.1)
        #expect(menu.changeCount == changes + 1)
        let after = try #require(menu.root)
        for title in ["File", "Save", "Recent", "Letter", "Go", "Forward"] {
            #expect(try item(title, before).id == item(title, after).id)
        }
        let new = try item("First", after).id
        #expect(before.item(new) == nil)
        stage.delegate.change = change
        UIMenuSystem.main.setNeedsRebuild()
        stage.stage.server.serve(for: 0.1)
        #expect(menu.root == before)
    }

    @Test("MB-07, MB-13: chosen items are performed in the chain of the key window; unknown ones do nothing")
    func performing() throws {
        defer { UIApplication.shared.usesGlobalMenuBar = false }
        let stage = try make()
        use(stage)
        let menu = try #require(stage.stage.server.menus.first)
        let root = try #require(menu.root)
        menu.choose(try item("Save", root).id)
        menu.choose(try item("Letter", root).id)
        menu.choose(try item("Impossible", root).id)
        for id: Int32 in [0, -1, 9999, .min, try item("File", root).id] { menu.choose(id) }
        #expect(stage.takeLog() == ["save", "Letter"])
        // The key equivalents work without a bar in the window.
        stage.press(.keyboardS, "s", .control)
        #expect(stage.takeLog() == ["save"])
    }

    @Test("MB-12, MB-13: deferred elements are requested when their menu is shown")
    func deferredElements() throws {
        defer { UIApplication.shared.usesGlobalMenuBar = false }
        var completion: (@MainActor ([UIMenuElement]) -> Void)?
        var requests = 0
        let stage = try make { stage in
            let change = MenuBarStage.change(stage.delegate)
            stage.delegate.change = { builder in
                change(builder)
                builder.insertChild(
                    UIMenu(
                        title: "Later", identifier: UIMenu.Identifier("later"),
                        children: [
                            UIDeferredMenuElement.uncached {
                                requests += 1
                                completion = $0
                            }
                        ]), atEndOfMenu: .file)
            }
            UIMenuSystem.main.setNeedsRebuild()
        }
        use(stage)
        let menu = try #require(stage.stage.server.menus.first)
        let later = try item("Later", menu.root)
        #expect(later.children.map(\.title) == ["Loading…"] && !later.children[0].isEnabled && requests == 0)
        menu.show(later.id)
        menu.show(later.id)
        #expect(requests == 1)
        let changes = menu.changeCount
        completion?([stage.delegate.action("Arrived")])
        #expect(menu.changeCount == changes + 1)
        let arrived = try item("Arrived", menu.root)
        menu.choose(arrived.id)
        #expect(stage.takeLog() == ["Arrived"])
        menu.show(later.id)
        completion?([stage.delegate.action("Arrived")])
        let again = try item("Arrived", menu.root)
        #expect(requests == 2 && again.id == arrived.id)
    }

    @Test("MB-16: marks in the launcher: numbers, progress and attention, which ends when the app becomes active")
    func launcher() throws {
        let application = UIApplication.shared
        let stage = try make()
        let server = stage.stage.server
        defer {
            application.applicationIconBadgeNumber = 0
            application.applicationIconProgress = nil
            application.applicationState = .inactive
        }
        #expect(application.applicationIconBadgeNumber == 0 && application.applicationIconProgress == nil)
        application.applicationIconBadgeNumber = 3
        #expect(server.launcherEntry.count == 3)
        application.applicationIconBadgeNumber = -3
        #expect(server.launcherEntry.count == 0)
        for (value, shown) in [(0.5, 0.5), (-1, 0), (7, 1), (.nan, nil), (.infinity, nil)] as [(Double, Double?)] {
            application.applicationIconProgress = value
            #expect(server.launcherEntry.progress == shown)
        }
        application.applicationState = .active
        application.requestUserAttention()
        #expect(!server.launcherEntry.isUrgent && !stage.stage.surface.isUrgent)
        application.applicationState = .inactive
        application.requestUserAttention()
        #expect(server.launcherEntry.isUrgent && stage.stage.surface.isUrgent)
        application.applicationState = .active
        #expect(!server.launcherEntry.isUrgent && !stage.stage.surface.isUrgent)
        application.applicationState = .inactive
        application.requestUserAttention()
        application.cancelUserAttentionRequest()
        #expect(!server.launcherEntry.isUrgent)
    }
}

import Testing
import UIKit
import UIKitTesting

/// Tests of menu building (rules AC-05 and AC-06).
@MainActor @Suite(.serialized) struct MenuBuilderTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
        var builds: ((any UIMenuBuilder) -> Void)?
        var log: [String] = []
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            builds?(builder)
        }
        func openSettings() { log.append("settings") }
    }
    final class Editor: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func toggleBoldface(_ sender: Any?) { log.append("bold") }
        override func selectAll(_ sender: Any?) { log.append((sender as? UICommand)?.title ?? "") }
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system === UIMenuSystem.context else { return }
            builder.insertElements([UIAction(title: "Inner") { _ in }], atEndOfMenu: .edit)
        }
    }

    private func titles(_ menu: UIMenu?) -> [String] { menu?.children.map(\.title) ?? [] }

    private func tree() -> MenuTree {
        MenuTree(
            system: .context,
            roots: [
                UIMenu(
                    title: "Edit", identifier: .edit,
                    children: [
                        UIMenu(title: "A", identifier: .find),
                        UIAction(title: "B", identifier: UIAction.Identifier("b")) { _ in },
                        UICommand(title: "C", action: Selector(UIResponder.copy(_:))),
                        UICommand(title: "D", action: Selector(UIResponder.copy(_:)), propertyList: "d"),
                    ]),
                UIMenu(title: "View", identifier: .view),
            ])
    }

    private func menu(_ title: String) -> UIMenu { UIMenu(title: title) }

    @Test("AC-06 menus, actions and commands are found by identifier or selector")
    func finding() {
        let tree = tree()
        #expect(tree.menu(for: .find)?.title == "A" && tree.menu(for: .view)?.title == "View")
        #expect(tree.action(for: UIAction.Identifier("b"))?.title == "B")
        #expect(tree.command(for: Selector(UIResponder.copy(_:)))?.title == "C")
        #expect(tree.command(for: Selector(UIResponder.copy(_:)), propertyList: "d")?.title == "D")
        #expect(tree.command(for: Selector(UIResponder.copy(_:)), propertyList: "x") == nil)
        #expect(tree.menu(for: .file) == nil && tree.command(for: Selector(UIResponder.cut(_:))) == nil)
    }

    @Test("AC-06 each operation changes the named element")
    func operations() {
        let copy = Selector(UIResponder.copy(_:))
        let action = UIAction.Identifier("b")
        let new = menu("N")
        let operations: [(String, (any UIMenuBuilder) -> Void, [String])] = [
            ("replace", { $0.replace(menu: .find, with: new) }, ["N", "B", "C", "D"]),
            ("replace with elements", { $0.replace(menu: .find, with: [new, new]) }, ["N", "N", "B", "C", "D"]),
            (
                "replaceChildren", { $0.replaceChildren(ofMenu: .edit) { [new] + $0.dropFirst(2) } },
                ["N", "C", "D"]
            ),
            ("before", { $0.insertSibling(new, beforeMenu: .find) }, ["N", "A", "B", "C", "D"]),
            ("after", { $0.insertSibling(new, afterMenu: .find) }, ["A", "N", "B", "C", "D"]),
            ("start", { $0.insertChild(new, atStartOfMenu: .edit) }, ["N", "A", "B", "C", "D"]),
            ("end", { $0.insertChild(new, atEndOfMenu: .edit) }, ["A", "B", "C", "D", "N"]),
            ("remove", { $0.remove(menu: .find) }, ["B", "C", "D"]),
            ("elements before", { $0.insertElements([new], beforeMenu: .find) }, ["N", "A", "B", "C", "D"]),
            ("elements after", { $0.insertElements([new], afterMenu: .find) }, ["A", "N", "B", "C", "D"]),
            ("elements start", { $0.insertElements([new], atStartOfMenu: .edit) }, ["N", "A", "B", "C", "D"]),
            ("elements end", { $0.insertElements([new], atEndOfMenu: .edit) }, ["A", "B", "C", "D", "N"]),
            ("replace action", { $0.replace(action: action, with: [new]) }, ["A", "N", "C", "D"]),
            ("before action", { $0.insertElements([new], beforeAction: action) }, ["A", "N", "B", "C", "D"]),
            ("after action", { $0.insertElements([new], afterAction: action) }, ["A", "B", "N", "C", "D"]),
            ("remove action", { $0.remove(action: action) }, ["A", "C", "D"]),
            ("replace command", { $0.replace(command: copy, propertyList: "d", with: [new]) }, ["A", "B", "C", "N"]),
            (
                "before command", { $0.insertElements([new], beforeCommand: copy, propertyList: nil) },
                ["A", "B", "N", "C", "D"]
            ),
            (
                "after command", { $0.insertElements([new], afterCommand: copy, propertyList: "d") },
                ["A", "B", "C", "D", "N"]
            ),
            ("remove command", { $0.remove(command: copy, propertyList: nil) }, ["A", "B", "D"]),
        ]
        for (name, operation, expected) in operations {
            let tree = tree()
            operation(tree)
            #expect(titles(tree.menu(for: .edit)) == expected, "\(name)")
        }
    }

    @Test("AC-06 operations on missing elements change nothing")
    func missing() {
        let tree = tree()
        tree.remove(menu: .file)
        tree.replace(menu: .file, with: menu("X"))
        tree.insertSibling(menu("X"), beforeMenu: .file)
        tree.replaceChildren(ofMenu: .file) { _ in [] }
        tree.remove(action: UIAction.Identifier("x"))
        tree.remove(command: Selector(UIResponder.cut(_:)), propertyList: nil)
        #expect(titles(tree.menu(for: .edit)) == ["A", "B", "C", "D"] && tree.roots.count == 2)
        tree.insertSibling(menu("X"), afterMenu: .edit)
        #expect(tree.roots.map(\.title) == ["Edit", "X", "View"])
    }

    @Test("AC-05 the delegate changes the main menu, whose key commands work in every window")
    func mainMenu() throws {
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        defer {
            UIApplication.shared.delegate = nil
            UIMenuSystem.main.setNeedsRebuild()
        }
        var isMain = false
        delegate.builds = { builder in
            isMain = builder.system === UIMenuSystem.main
            let settings = UIKeyCommand(
                title: "Settings…", action: Delegate.openSettings, input: ",", modifierFlags: .command)
            builder.insertChild(
                UIMenu(identifier: .preferences, options: .displayInline, children: [settings]),
                atStartOfMenu: .application)
            builder.remove(menu: .format)
        }
        let stage = Stage()
        stage.window.makeKey()
        let editor = stage.add(Editor(), CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(editor.becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        try generator.keyPress(.keyboardComma, modifiers: .control)
        #expect(delegate.log == ["settings"] && isMain)
        // The format menu was removed together with its key commands.
        try generator.keyPress(.keyboardB, modifiers: .control)
        #expect(editor.log.isEmpty)
        try generator.keyPress(.keyboardA, modifiers: .control)
        #expect(editor.log == ["Select All"])
        delegate.builds = nil
        UIMenuSystem.main.setNeedsRebuild()
        try generator.keyPress(.keyboardB, modifiers: .control)
        #expect(editor.log.last == "bold")
        try generator.keyPress(.keyboardComma, modifiers: .control)
        #expect(delegate.log.count == 1)
        #expect(UIMenuSystem.main.root.identifier == .root && titles(UIMenuSystem.main.root).contains("Edit"))
    }

    @Test("AC-05 the main menu is built again after the application gets another delegate")
    func otherDelegate() throws {
        let stage = Stage()
        stage.window.makeKey()
        let generator = try EventGenerator(window: stage.window)
        defer { UIApplication.shared.delegate = nil }
        // The menu is built for the first time.
        try generator.keyPress(.keyboardComma, modifiers: .control)
        for _ in 0..<2 {
            let delegate = Delegate()
            delegate.builds = { builder in
                let settings = UIKeyCommand(
                    title: "Settings…", action: Delegate.openSettings, input: ",", modifierFlags: .command)
                builder.insertElements([settings], atStartOfMenu: .application)
            }
            UIApplication.shared.delegate = delegate
            try generator.keyPress(.keyboardComma, modifiers: .control)
            #expect(delegate.log == ["settings"])
        }
        UIApplication.shared.delegate = nil
        let application = UIMenuSystem.main.root.children.first as? UIMenu
        #expect(application?.children.contains { $0.title == "Settings…" } == false)
    }

    @Test("AC-05 responders in the chain change a context menu, the nearest last")
    func contextMenu() {
        final class Controller: UIViewController {
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                builder.insertElements([UIAction(title: "Outer") { _ in }], atEndOfMenu: .edit)
            }
        }
        let stage = Stage()
        let controller = Controller()
        stage.window.rootViewController = controller
        let editor = stage.add(Editor(), CGRect(x: 0, y: 0, width: 50, height: 50), to: controller.view)
        let elements = UIMenuSystem.context.build([UIMenu(title: "Edit", identifier: .edit)], from: editor)
        #expect(titles(elements.first as? UIMenu) == ["Outer", "Inner"])
    }

    @Test("the main menu names the action to undo")
    func undoTitle() throws {
        let stage = Stage()
        stage.window.makeKey()
        let manager = try #require(stage.window.undoManager)
        let tree = MenuTree(system: .main, roots: [UIMenuSystem.main.root])
        let undo = try #require(tree.menu(for: .undoRedo)?.children.first as? UICommand)
        #expect(stage.window.target(forAction: undo.action, withSender: undo) == nil)
        manager.registerUndo(withTarget: stage.window) { _ in }
        manager.setActionName("Paint")
        let target = stage.window.target(forAction: undo.action, withSender: undo) as? UIResponder
        #expect(target === stage.window)
        target?.validate(undo)
        #expect(undo.title == "Undo Paint")
        manager.removeAllActions()
        UIMenuSystem.main.setNeedsRebuild()
    }
}

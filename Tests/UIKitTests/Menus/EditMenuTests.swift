import DisplayServer
import Testing

@testable import UIKit

/// Tests of edit menus (AC-08).
@MainActor @Suite(.serialized) struct EditMenuTests {
    private let keeper = MenuStageKeeper()

    /// A view with an edit menu that implements some of the standard actions.
    private final class Editor: UIView, UIEditMenuInteractionDelegate {
        var note: (String) -> Void = { _ in }
        var canPaste = false
        var makeMenu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
        var target = CGRect.null
        private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { note("copy \((sender as? UICommand)?.title ?? "?")") }
        override func paste(_ sender: Any?) { note("paste") }
        override func selectAll(_ sender: Any?) { note("all") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if action == Selector(UIResponder.paste) { return canPaste }
            return super.canPerformAction(action, withSender: sender)
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { makeMenu(suggestedActions) }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { target }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            note("present \(configuration.identifier.base as? String ?? "-")")
            animator.addCompletion { [note] in note("presented") }
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { note("dismiss") }
    }

    private func editor(_ stage: MenuStage) -> Editor {
        let editor = stage.add(Editor(frame: .zero), CGRect(x: 100, y: 100, width: 200, height: 100))
        editor.note = { stage.note($0) }
        editor.addInteraction(editor.interaction)
        return editor
    }

    @Test("AC-08 what the chain can do is suggested, and sent to who can")
    func suggestions() throws {
        final class Outer: UIViewController {
            var note: (String) -> Void = { _ in }
            override func delete(_ sender: Any?) { note("delete") }
            override func toggleBoldface(_ sender: Any?) { note("bold") }
        }
        let stage = try keeper.make()
        defer { stage.close() }
        let outer = Outer()
        outer.note = { stage.note($0) }
        stage.window.rootViewController = outer
        let editor = Editor(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
        editor.note = { stage.note($0) }
        editor.addInteraction(editor.interaction)
        outer.view.addSubview(editor)
        editor.becomeFirstResponder()
        stage.press(at: stage.place(editor), 2)
        #expect(try stage.rows() == ["Copy", "Delete", "Select All", "-", "Bold"])
        #expect(stage.takeLog() == ["present -", "presented"])
        stage.type("del")
        stage.type(.keyboardReturnOrEnter)
        #expect(stage.takeLog() == ["dismiss", "delete"])
        editor.canPaste = true
        stage.press(at: stage.place(editor), 2)
        #expect(try stage.rows() == ["Copy", "Paste", "Delete", "Select All", "-", "Bold"])
        stage.server.serve(for: 0.5)
        stage.click(at: try stage.place("Copy"))
        #expect(stage.takeLog() == ["present -", "presented", "dismiss", "copy Copy"])
    }

    @Test("AC-08 after a finger the menu is a bar above its target, after a pointer a menu at the point")
    func bar() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let editor = editor(stage)
        editor.becomeFirstResponder()
        let configuration = UIEditMenuConfiguration(identifier: "mine", sourcePoint: CGPoint(x: 100, y: 50))
        stage.touch(.began, at: stage.place(editor))
        stage.touch(.ended, at: stage.place(editor))
        editor.interaction.presentEditMenu(with: configuration)
        #expect(stage.takeLog() == ["present mine", "presented"])
        #expect(try stage.rows() == ["Copy", "Select All"])
        let panel = try #require(stage.session?.levels[0].panel)
        let popup = try #require(stage.popups.first)
        #expect(panel.isBar && CGFloat(popup.pixelSize.height) == MenuStyle.barHeight)
        // The bar is centered above the point.
        #expect(abs(popup.screenOrigin.x + CGFloat(popup.pixelSize.width) / 2 - 500) <= 1)
        #expect(popup.screenOrigin.y + CGFloat(popup.pixelSize.height) == CGFloat(346))
        let place = try stage.place("Select All")
        stage.touch(.began, at: place)
        stage.touch(.ended, at: place)
        #expect(stage.takeLog() == ["dismiss", "all"] && !stage.isOpen)

        stage.click(at: stage.place(editor))
        editor.interaction.presentEditMenu(with: configuration)
        #expect(stage.session?.levels[0].panel.isBar == false)
        #expect(stage.popups.first?.screenOrigin == CGPoint(x: 501, y: 351))
    }

    @Test("AC-08 the delegate's menu is shown; an empty one is none; presenting again takes the first away")
    func delegate() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let editor = editor(stage)
        let configuration = UIEditMenuConfiguration(sourcePoint: .zero)
        editor.makeMenu = { UIMenu(children: [stage.action("Mine")] + $0) }
        editor.interaction.presentEditMenu(with: configuration)
        #expect(try stage.rows() == ["Mine", "-", "Copy", "Select All"])
        editor.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "2", sourcePoint: .zero))
        #expect(stage.takeLog() == ["present -", "presented", "dismiss", "present 2", "presented"])
        #expect(stage.popups.count == 1)
        editor.interaction.dismissMenu()
        #expect(!stage.isOpen && stage.takeLog() == ["dismiss"])
        editor.makeMenu = { _ in UIMenu(children: []) }
        editor.interaction.presentEditMenu(with: configuration)
        #expect(!stage.isOpen && stage.log.isEmpty)
    }

    @Test("AC-08 the target rectangle is kept free, and followed when it moves")
    func target() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let editor = editor(stage)
        editor.target = CGRect(x: 50, y: 30, width: 40, height: 20)
        stage.touch(.began, at: stage.place(editor))
        stage.touch(.ended, at: stage.place(editor))
        let configuration = UIEditMenuConfiguration(sourcePoint: .zero)
        editor.interaction.presentEditMenu(with: configuration)
        let popup = try #require(stage.popups.first)
        #expect(popup.screenOrigin.y + CGFloat(popup.pixelSize.height) == CGFloat(326))
        editor.target = CGRect(x: 50, y: 60, width: 40, height: 20)
        editor.interaction.updateVisibleMenuPosition(animated: true)
        #expect(popup.screenOrigin.y + CGFloat(popup.pixelSize.height) == CGFloat(356))
        #expect(stage.popups.count == 1)
        configuration.preferredArrowDirection = .up
        editor.interaction.updateVisibleMenuPosition(animated: false)
        #expect(popup.screenOrigin.y == CGFloat(384))
        editor.makeMenu = { UIMenu(children: $0 + [stage.action("More of it")]) }
        editor.interaction.reloadVisibleMenu()
        #expect(try stage.rows() == ["Copy", "Select All", "-", "More of it"])
    }

    @Test("a bar works with arrows, and what it has no room for is in a menu at its end")
    func overflow() throws {
        let stage = try keeper.make()
        defer { stage.close() }
        let editor = editor(stage)
        editor.makeMenu = { _ in UIMenu(children: (0..<20).map { stage.action("Element \($0)") }) }
        stage.touch(.began, at: stage.place(editor))
        stage.touch(.ended, at: stage.place(editor))
        editor.interaction.presentEditMenu(with: UIEditMenuConfiguration(sourcePoint: .zero))
        let rows = try stage.rows()
        #expect(rows.last == "More ▸" && rows.count < 10)
        let popup = try #require(stage.popups.first)
        #expect(CGFloat(popup.pixelSize.width) <= MenuStyle.maximumBarWidth)
        stage.type(.keyboardRightArrow)
        stage.type(.keyboardRightArrow)
        #expect(try stage.marked() == "Element 1")
        stage.type(.keyboardLeftArrow)
        stage.type(.keyboardLeftArrow)
        #expect(try stage.marked() == "More")
        stage.type(.keyboardDownArrow)
        #expect(try stage.marked(1) == "Element \(rows.count - 1)")
        stage.type(.keyboardReturnOrEnter)
        #expect(stage.takeLog().last == "Element \(rows.count - 1)")
    }
}

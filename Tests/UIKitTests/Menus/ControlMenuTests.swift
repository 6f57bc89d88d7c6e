import DisplayServer
import Testing

@testable import UIKit

/// Tests of the menus of controls and buttons.
@MainActor @Suite(.serialized) struct ControlMenuTests {
    private let stageStore = MenuStageStore()

    private func button(_ stage: MenuStage, _ titles: String..., isPrimary: Bool = true) -> UIButton {
        let button = stage.add(UIButton(type: .system), CGRect(x: 40, y: 60, width: 120, height: 30))
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(children: titles.map { stage.action($0) })
        button.showsMenuAsPrimaryAction = isPrimary
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
            (.menuActionTriggered, "menu"), (.primaryActionTriggered, "primary"),
        ] {
            button.addAction(UIAction { _ in stage.record(name) }, for: event)
        }
        return button
    }

    @Test("CT-15 by default a control has no menu; setting a button's menu enables the interaction")
    func defaults() {
        let control = UIControl(frame: .zero)
        #expect(!control.isContextMenuInteractionEnabled && !control.showsMenuAsPrimaryAction)
        #expect(control.contextMenuInteraction == nil)
        control.isContextMenuInteractionEnabled = true
        #expect(control.contextMenuInteraction?.view === control && control.interactions.count == 1)
        control.isContextMenuInteractionEnabled = false
        #expect(control.contextMenuInteraction == nil && control.interactions.isEmpty)
        let button = UIButton(type: .system)
        #expect(!button.isContextMenuInteractionEnabled && button.menu == nil)
        button.menu = UIMenu(children: [])
        #expect(button.isContextMenuInteractionEnabled && !button.showsMenuAsPrimaryAction)
    }

    @Test("CT-15 a primary-action menu opens on press, below the control, in place of its action")
    func primary() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let button = button(stage, "A", "B")
        stage.move(to: stage.location(of: button))
        stage.press(at: stage.location(of: button))
        #expect(stage.takeLog() == ["down", "cancel", "menu"])
        let popup = try #require(stage.popups.first)
        #expect(popup.screenOrigin == CGPoint(x: 340, y: 294) && popup.kind == .dropdownMenu)
        #expect(button.isHighlighted)
        stage.release(at: stage.location(of: button))
        #expect(stage.isOpen && stage.log.isEmpty)
        stage.server.serve(for: 0.5)
        stage.click(at: try stage.location(of: "B"))
        #expect(stage.takeLog() == ["B"] && !button.isHighlighted && !stage.isOpen)
        // Press, drag and release also selects an element.
        stage.press(at: stage.location(of: button))
        stage.move(to: try stage.location(of: "A"))
        stage.release(at: try stage.location(of: "A"))
        #expect(stage.takeLog() == ["down", "cancel", "menu", "A"])
        // A press of the button while its menu is open only dismisses the menu.
        stage.click(at: stage.location(of: button))
        stage.server.serve(for: 0.5)
        stage.click(at: stage.location(of: button))
        #expect(!stage.isOpen)
    }

    @Test("CT-15 a button whose menu has no visible elements performs its action")
    func noVisibleElements() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let button = button(stage)
        button.menu = UIMenu(children: [stage.action("A", .hidden)])
        stage.click(at: stage.location(of: button))
        #expect(!stage.isOpen && !button.isHighlighted)
        #expect(stage.takeLog() == ["down", "up", "primary"])
    }

    @Test("CT-15 a key press whose menu cannot be shown is over")
    func keyWithoutMenu() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let button = button(stage, "A")
        button.addAction(UIAction { [weak button] _ in button?.removeFromSuperview() }, for: .menuActionTriggered)
        button.becomeFirstResponder()
        stage.type(.keyboardSpacebar)
        #expect(!stage.isOpen && !button.isHighlighted)
        #expect(stage.takeLog() == ["menu"])
    }

    @Test("without it, a click performs the action, and the secondary button or a long press opens the menu")
    func secondary() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let button = button(stage, "A", isPrimary: false)
        stage.click(at: stage.location(of: button))
        #expect(stage.takeLog() == ["down", "up", "primary"] && !stage.isOpen)
        stage.press(at: stage.location(of: button), 2)
        #expect(stage.takeLog() == ["menu"])
        #expect(stage.popups.first?.screenOrigin == CGPoint(x: 340, y: 294))
        stage.type(.keyboardEscape)
        stage.release(at: stage.location(of: button), 2)
        stage.touch(.began, at: stage.location(of: button))
        stage.server.serve(for: 0.6)
        #expect(stage.isOpen && stage.takeLog() == ["down", "cancel", "menu"])
        stage.touch(.ended, at: stage.location(of: button))
        stage.type(.keyboardEscape)
        button.isEnabled = false
        stage.click(at: stage.location(of: button), 2)
        #expect(!stage.isOpen)
    }

    @Test("a finger opens the menu immediately, with higher rows")
    func finger() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let button = button(stage, "A", "B")
        stage.touch(.began, at: stage.location(of: button))
        #expect(stage.isOpen)
        stage.touch(.ended, at: stage.location(of: button))
        let panel = try #require(stage.session?.levels[0].panel)
        #expect(panel.frame(ofRow: 0).height == 40)
        let point = try stage.location(of: "B")
        stage.touch(.began, at: point)
        stage.touch(.ended, at: point)
        #expect(stage.takeLog().last == "B" && !stage.isOpen)
    }

    @Test("Space, Return, code and assistive technologies open the menu", arguments: [0, 1, 2, 3])
    func otherTriggers(way: Int) throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let button = button(stage, "A", "B")
        switch way {
        case 0, 1:
            button.becomeFirstResponder()
            stage.key(way == 0 ? .keyboardSpacebar : .keyboardReturnOrEnter, isDown: true)
            #expect(try stage.highlighted() == "A")
            // Key repeats select nothing.
            stage.key(way == 0 ? .keyboardSpacebar : .keyboardReturnOrEnter, isDown: true, isRepeat: true)
            stage.key(way == 0 ? .keyboardSpacebar : .keyboardReturnOrEnter, isDown: false)
        case 2: button.performPrimaryAction()
        default: #expect(button.accessibilityActivate())
        }
        #expect(stage.isOpen && stage.takeLog() == ["menu"])
        stage.type(.keyboardEscape)
        #expect(stage.log.isEmpty && !button.isHighlighted)
    }

    @Test("a subclass sets the location and the content of its menu")
    func subclass() throws {
        final class Field: UIControl {
            var record: (String) -> Void = { _ in }
            override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
                CGPoint(x: 20, y: 10)
            }
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "F") { _ in }]) })
            }
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { record("end") }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let field = stage.add(Field(frame: .zero), CGRect(x: 40, y: 60, width: 120, height: 30))
        field.record = { stage.record($0) }
        field.isContextMenuInteractionEnabled = true
        // The context menu of a plain control appears where the user requests it.
        stage.press(at: stage.location(of: field, 50, 5), 2)
        #expect(stage.popups.first?.screenOrigin == CGPoint(x: 391, y: 266))
        stage.type(.keyboardEscape)
        field.showsMenuAsPrimaryAction = true
        stage.press(at: stage.location(of: field))
        #expect(stage.popups.first?.screenOrigin == CGPoint(x: 360, y: 270))
        stage.type(.keyboardEscape)
        #expect(stage.takeLog() == ["end", "end"])
    }

    @Test("a pop-up button shows the selected element, and selecting another updates it")
    func popUp() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let button = stage.add(UIButton(type: .system), CGRect(x: 40, y: 60, width: 120, height: 30))
        button.menu = UIMenu(children: [
            stage.action("Small"), stage.action("Medium", state: .on),
            UIMenu(options: .displayInline, children: [stage.action("Large")]),
        ])
        button.showsMenuAsPrimaryAction = true
        #expect(button.currentTitle == nil)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Medium")
        stage.press(at: stage.location(of: button))
        #expect(try stage.rows() == ["Small", "✓Medium", "-", "Large"])
        stage.move(to: try stage.location(of: "Large"))
        stage.release(at: try stage.location(of: "Large"))
        #expect(button.currentTitle == "Large" && stage.takeLog() == ["Large"] && !button.isSelected)
        #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
        // If no element is on, the first one becomes the selection.
        button.menu = UIMenu(children: [stage.action("One"), stage.action("Two")])
        #expect(button.currentTitle == "One")
        button.performPrimaryAction()
        stage.type(.keyboardEnd)
        stage.type(.keyboardReturnOrEnter)
        #expect(button.currentTitle == "Two" && !button.isSelected)
    }

    @Test("a configured pop-up button shows the selected element in its configuration")
    func configuredPopUp() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let button = UIButton(configuration: .filled())
        _ = stage.add(button, CGRect(x: 40, y: 60, width: 120, height: 30))
        button.menu = UIMenu(children: [stage.action("One"), stage.action("Two", state: .on)])
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = true
        #expect(button.configuration?.title == "Two")
    }
}

import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of combo boxes (PK-13).
@MainActor @Suite(.serialized) struct ComboBoxTests {
    @MainActor private final class Setup {
        let stage: PresentationStage
        let box = ComboBox(frame: CGRect(x: 100, y: 100, width: 200, height: 30))
        var events: [String] = []

        init() throws {
            stage = try PresentationStage()
            box.items = ["Amsterdam", "Antwerp", "Berlin", "Córdoba"]
            box.addAction(
                UIAction { [unowned self] _ in events.append("edit " + (box.text ?? "")) }, for: .editingChanged)
            box.addAction(
                UIAction { [unowned self] _ in events.append("value " + (box.text ?? "")) }, for: .valueChanged)
            stage.root.view.addSubview(box)
            stage.settle()
        }

        func take() -> [String] {
            defer { events = [] }
            return events
        }
        var selection: String {
            box.selectedTextRange.flatMap { box.text(in: $0) } ?? ""
        }
        var isOpen: Bool { box.window?.windowScene?.display.menuSession != nil }
        func keys(_ keys: UIKeyboardHIDUsage...) throws { for key in keys { try stage.generator.keyPress(key) } }
    }

    @Test("PK-13: the selected item is the one that equals the text; code sends no events")
    func items() throws {
        let setup = try Setup()
        #expect(setup.box.indexOfSelectedItem == -1 && setup.box.completes)
        setup.box.selectItem(at: 2)
        #expect(setup.box.text == "Berlin" && setup.box.indexOfSelectedItem == 2)
        setup.box.selectItem(at: 9)
        setup.box.text = "Paris"
        #expect(setup.box.indexOfSelectedItem == -1 && setup.box.text == "Paris" && setup.take().isEmpty)
        setup.box.items = ["Paris", "Rome", "Paris"]
        #expect(setup.box.indexOfSelectedItem == 0)
        setup.box.selectItem(at: 2)
        #expect(setup.box.indexOfSelectedItem == 2)
    }

    @Test("PK-13: Down, Alt-Down and F4 open the list; arrows and Return choose, Escape closes")
    func listByKeys() throws {
        let setup = try Setup()
        setup.box.text = "Antwerp"
        #expect(setup.box.becomeFirstResponder())
        try setup.keys(.keyboardDownArrow)
        #expect(setup.isOpen)
        try setup.keys(.keyboardDownArrow, .keyboardReturnOrEnter)
        setup.stage.settle()
        #expect(!setup.isOpen && setup.box.text == "Berlin" && setup.take() == ["value Berlin"])
        #expect(setup.box.isFirstResponder && setup.selection == "Berlin")
        try setup.stage.generator.keyPress(.keyboardDownArrow, modifiers: .alternate)
        #expect(setup.isOpen)
        try setup.keys(.keyboardEscape)
        #expect(!setup.isOpen)
        try setup.keys(.keyboardF4, .keyboardReturnOrEnter)
        setup.stage.settle()
        #expect(!setup.isOpen && setup.box.text == "Berlin" && setup.take().isEmpty)
    }

    @Test("PK-13: a press on the arrow opens a list as wide as the box, and a click chooses")
    func listByPointer() throws {
        let setup = try Setup()
        let generator = setup.stage.generator
        let button = try #require(setup.box.rightView)
        let point = button.convert(CGPoint(x: 12, y: 12), to: nil)
        try generator.pointerClick(at: point)
        #expect(setup.isOpen && setup.box.isFirstResponder)
        #expect((setup.box.window?.windowScene?.display.menuSession?.levels.first?.panel.bounds.width ?? 0) >= 200)
        try generator.chooseMenuElement("Córdoba")
        setup.stage.settle()
        #expect(setup.take() == ["value Córdoba"] && setup.box.indexOfSelectedItem == 3)
        setup.box.isEnabled = false
        try generator.pointerClick(at: point)
        #expect(!setup.isOpen)
    }

    @Test("PK-13: typing completes, more characters continue, and Return accepts the spelling of the item")
    func completing() throws {
        let setup = try Setup()
        #expect(setup.box.becomeFirstResponder())
        try setup.stage.generator.keyType("a")
        #expect(setup.box.text == "amsterdam" && setup.selection == "msterdam")
        #expect(setup.take() == ["edit a", "edit amsterdam"])
        try setup.stage.generator.keyType("n")
        #expect(setup.box.text == "antwerp" && setup.selection == "twerp")
        try setup.keys(.keyboardReturnOrEnter)
        #expect(setup.box.text == "Antwerp" && setup.selection.isEmpty && setup.box.indexOfSelectedItem == 1)
        _ = setup.take()
        setup.box.text = ""
        try setup.stage.generator.keyType("cor")
        #expect(setup.box.text == "cordoba" && setup.selection == "doba")
        setup.box.resignFirstResponder()
        #expect(setup.box.text == "Córdoba")
    }

    @Test("PK-13: Escape and Backspace remove the completion; other texts are permitted")
    func removing() throws {
        let setup = try Setup()
        #expect(setup.box.becomeFirstResponder())
        try setup.stage.generator.keyType("b")
        try setup.keys(.keyboardEscape)
        #expect(setup.box.text == "b")
        try setup.stage.generator.keyType("e")
        try setup.keys(.keyboardDeleteOrBackspace)
        #expect(setup.box.text == "be")
        try setup.stage.generator.keyType("x")
        #expect(setup.box.text == "bex" && setup.box.indexOfSelectedItem == -1)
        setup.box.text = ""
        setup.box.completes = false
        try setup.stage.generator.keyType("b")
        #expect(setup.box.text == "b")
    }

    @Test("PK-13: in a mirrored interface the arrow is on the left")
    func mirrored() throws {
        let setup = try Setup()
        #expect((setup.box.rightView?.frame.minX ?? 0) > 150)
        setup.box.semanticContentAttribute = .forceRightToLeft
        setup.stage.settle()
        #expect((setup.box.rightView?.frame.minX ?? 200) < 20)
    }
}

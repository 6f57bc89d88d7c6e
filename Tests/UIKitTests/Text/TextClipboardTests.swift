import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of cut, copy and paste in text fields and text views.
@MainActor @Suite(.serialized) struct TextClipboardTests {
    private func key(_ stage: WidgetStage, _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) throws {
        try EventGenerator(window: stage.window).keyPress(key, modifiers: flags)
    }

    private func field(_ text: String, _ stage: WidgetStage) -> UITextField {
        let field = UITextField()
        field.text = text
        stage.add(field, CGRect(x: 10, y: 10, width: 180, height: 30))
        field.becomeFirstResponder()
        return field
    }

    /// TX-09.
    @Test func keysCutCopyAndPaste() throws {
        try WidgetStage.run { stage in
            let field = field("one two", stage)
            field.editor.select(0..<3)
            try key(stage, .keyboardC, .control)
            #expect(UIPasteboard.general.string == "one" && field.text == "one two")
            try key(stage, .keyboardX, .control)
            #expect(field.text == " two")
            try key(stage, .keyboardEnd, [])
            try key(stage, .keyboardV, .control)
            #expect(field.text == " twoone")
            try key(stage, .keyboardZ, .control)
            #expect(field.text == " two")
            field.editor.select(0..<1)
            try key(stage, .keyboardInsert, .control)
            #expect(UIPasteboard.general.string == " ")
            try key(stage, .keyboardDeleteForward, .shift)
            try key(stage, .keyboardInsert, .shift)
            #expect(field.text == " two")
        }
    }

    /// TX-09.
    @Test func pastedLinesAreJoinedInFieldAndKeptInTextView() throws {
        try WidgetStage.run { stage in
            UIPasteboard.general.string = "a\nb"
            let field = field("", stage)
            try key(stage, .keyboardV, .control)
            #expect(field.text == "a b" && field.isEditing)
            let view = UITextView()
            stage.add(view, CGRect(x: 10, y: 50, width: 180, height: 50))
            view.becomeFirstResponder()
            try key(stage, .keyboardV, .control)
            #expect(view.text == "a\nb")
            view.isEditable = false
            #expect(!view.canPerformAction(Selector(StandardEditAction.paste), withSender: nil))
        }
    }

    @Test("TX-09 Paste is offered only if there may be text") func pasteIsOfferedForTextOnly() {
        WidgetStage.run { stage in
            let field = field("", stage)
            @MainActor func isOffered() -> Bool {
                field.canPerformAction(Selector(StandardEditAction.paste), withSender: nil)
            }
            @MainActor func menu() -> [String] {
                EditActions.suggested(for: field).flatMap { ($0 as? UIMenu)?.children.map(\.title) ?? [] }
            }
            let board = stage.server.headlessClipboard
            #expect(!isOffered() && !menu().contains("Paste"))
            UIPasteboard.general.string = "own"
            #expect(isOffered() && menu().contains("Paste"))
            UIPasteboard.general.color = .red
            #expect(!isOffered())
            board.otherProgramPuts(ClipboardContent(types: ["image/png"]) { _ in Data([1]) }, on: .clipboard)
            #expect(!isOffered() && !menu().contains("Paste"))
            board.otherProgramPuts(
                ClipboardContent(types: [ClipboardContent.text]) { _ in Data("text".utf8) }, on: .clipboard)
            #expect(isOffered() && menu().contains("Paste"))
            // Paste is enabled if a program does not answer, because it could have text.
            board.otherProgramPuts(
                ClipboardContent(types: ["image/png"]) { _ in nil }, on: .clipboard, manner: .isSilent)
            let time = stage.server.now
            #expect(isOffered() && isOffered() && stage.server.now - time < 0.5)
            board.otherProgramPuts(nil, on: .clipboard)
            #expect(!isOffered())
        }
    }

    /// TX-09.
    @Test func secureTextIsNotCopied() throws {
        WidgetStage.run { stage in
            UIPasteboard.general.string = "before"
            let field = field("secret", stage)
            field.isSecureTextEntry = true
            field.selectAll(nil)
            #expect(!field.canPerformAction(Selector(StandardEditAction.copy), withSender: nil))
            field.copy(nil)
            field.cut(nil)
            #expect(UIPasteboard.general.string == "before" && field.text == "secret")
        }
    }

    /// TX-11.
    @Test func middleClickPastesPrimarySelection() throws {
        WidgetStage.run { stage in
            let field = field("word", stage)
            field.selectAll(nil)
            #expect(UIPasteboard.primary.string == "word")
            let view = UITextView()
            stage.add(view, CGRect(x: 10, y: 50, width: 180, height: 50))
            let point = CGPoint(x: 30, y: 70)
            stage.movePointer(to: point)
            stage.inject(.button(number: 3, isDown: true, location: point))
            stage.inject(.button(number: 3, isDown: false, location: point))
            #expect(view.text == "word" && view.isFirstResponder)
        }
    }
}

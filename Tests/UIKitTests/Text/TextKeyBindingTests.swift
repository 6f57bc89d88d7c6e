import CoreGraphics
import DisplayServer
import Foundation
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Tests of the key bindings of text fields and text views, which are the ones that GTK and Qt share.
@MainActor @Suite(.serialized) struct TextKeyBindingTests {
    /// A key with its expected effect. The texts have the marks of `SelectionMarks`.
    struct Binding: CustomTestStringConvertible, Sendable {
        let key: UIKeyboardHIDUsage
        let flags: UIKeyModifierFlags
        let before: String
        let after: String
        var testDescription: String { "\(flags.rawValue >> 17) \(key) \(before)" }

        init(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags, _ before: String, _ after: String) {
            self.key = key
            self.flags = flags
            self.before = before
            self.after = after
        }
    }

    /// The bindings of both text fields and text views.
    nonisolated static let common: [Binding] = [
        // By character.
        Binding(.keyboardLeftArrow, [], "one t|wo", "one |two"),
        Binding(.keyboardLeftArrow, [], "|one", "|one"),
        Binding(.keyboardLeftArrow, [], "one [two|", "one |two"),
        Binding(.keyboardRightArrow, [], "one |two", "one t|wo"),
        Binding(.keyboardRightArrow, [], "one|", "one|"),
        Binding(.keyboardRightArrow, [], "|one [two", "one |two"),
        Binding(.keyboardLeftArrow, .shift, "one t|wo", "one |t[wo"),
        Binding(.keyboardRightArrow, .shift, "one |two", "one [t|wo"),
        Binding(.keyboardRightArrow, .shift, "one |t[wo", "one t|wo"),
        Binding(.keypad4, [], "one t|wo", "one |two"),
        Binding(.keypad6, .shift, "one t|wo", "one t[w|o"),
        // By word.
        Binding(.keyboardLeftArrow, .control, "one tw|o", "one |two"),
        Binding(.keyboardLeftArrow, .control, "one |two", "|one two"),
        Binding(.keyboardRightArrow, .control, "o|ne two", "one| two"),
        Binding(.keyboardRightArrow, .control, "one| two", "one two|"),
        Binding(.keyboardLeftArrow, [.control, .shift], "one tw|o", "one |tw[o"),
        Binding(.keyboardRightArrow, [.control, .shift], "o|ne two", "o[ne| two"),
        // Lines and documents.
        Binding(.keyboardHome, [], "one t|wo", "|one two"),
        Binding(.keyboardEnd, [], "one t|wo", "one two|"),
        Binding(.keyboardHome, .shift, "one t|wo", "|one t[wo"),
        Binding(.keyboardEnd, .shift, "one t|wo", "one t[wo|"),
        Binding(.keyboardHome, .control, "one t|wo", "|one two"),
        Binding(.keyboardEnd, .control, "one t|wo", "one two|"),
        Binding(.keyboardHome, [.control, .shift], "one t|wo", "|one t[wo"),
        Binding(.keyboardEnd, [.control, .shift], "one t|wo", "one t[wo|"),
        Binding(.keypad7, [], "one t|wo", "|one two"),
        Binding(.keypad1, .shift, "one t|wo", "one t[wo|"),
        // Beyond the first and last line.
        Binding(.keyboardUpArrow, [], "one t|wo", "|one two"),
        Binding(.keyboardDownArrow, [], "one t|wo", "one two|"),
        Binding(.keyboardUpArrow, .shift, "one t|wo", "|one t[wo"),
        Binding(.keyboardDownArrow, .shift, "one t|wo", "one t[wo|"),
        Binding(.keyboardUpArrow, .control, "one t|wo", "|one two"),
        Binding(.keyboardDownArrow, .control, "one t|wo", "one two|"),
        Binding(.keyboardPageUp, [], "one t|wo", "|one two"),
        Binding(.keyboardPageDown, [], "one t|wo", "one two|"),
        Binding(.keyboardPageUp, .shift, "one t|wo", "|one t[wo"),
        Binding(.keyboardPageDown, .shift, "one t|wo", "one t[wo|"),
        // These keys turn pages in the application, not in the text.
        Binding(.keyboardPageUp, .control, "one t|wo", "one t|wo"),
        Binding(.keyboardPageDown, .control, "one t|wo", "one t|wo"),
        // Selecting all, and selecting nothing.
        Binding(.keyboardA, .control, "one t|wo", "[one two|"),
        Binding(.keyboardSlash, .control, "one t|wo", "[one two|"),
        Binding(.keyboardA, [.control, .shift], "one [two|", "one two|"),
        Binding(.keyboardBackslash, .control, "one |two[", "one |two"),
        // Deleting.
        Binding(.keyboardDeleteOrBackspace, [], "one t|wo", "one |wo"),
        Binding(.keyboardDeleteOrBackspace, .shift, "one t|wo", "one |wo"),
        Binding(.keyboardDeleteOrBackspace, [], "one [tw|o", "one |o"),
        Binding(.keyboardDeleteOrBackspace, .control, "one tw|o", "one |o"),
        Binding(.keyboardDeleteOrBackspace, .control, "one [t|wo", "one |wo"),
        Binding(.keyboardDeleteOrBackspace, [.control, .shift], "one t|wo", "|wo"),
        Binding(.keyboardDeleteForward, [], "one |two", "one |wo"),
        Binding(.keyboardDeleteForward, [], "one [t|wo", "one |wo"),
        Binding(.keyboardDeleteForward, .control, "o|ne two", "o| two"),
        Binding(.keyboardDeleteForward, [.control, .shift], "one t|wo", "one t|"),
        Binding(.keypadPeriod, [], "one |two", "one |wo"),
        Binding(.keyboardK, .control, "one t|wo", "one t|"),
        Binding(.keyboardU, .control, "one t|wo", "|"),
        // The clipboard contains "clip", and the primary selection "primary".
        Binding(.keyboardV, .control, "a|b", "aclip|b"),
        Binding(.keyboardV, .control, "a[bc|d", "aclip|d"),
        Binding(.keyboardInsert, .shift, "a|b", "aclip|b"),
        Binding(.keyboardPaste, [], "a|b", "aclip|b"),
        Binding(.keypad0, .shift, "a|b", "aclip|b"),
        Binding(.keyboardInsert, [.control, .shift], "a|b", "aprimary|b"),
        Binding(.keyboardX, .control, "one [two|", "one |"),
        Binding(.keyboardDeleteForward, .shift, "one [two|", "one |"),
        Binding(.keyboardCut, [], "one [two|", "one |"),
        Binding(.keyboardC, .control, "one [two|", "one [two|"),
        Binding(.keyboardInsert, .control, "one [two|", "one [two|"),
        Binding(.keyboardCopy, [], "one [two|", "one [two|"),
        // Keys without a binding.
        Binding(.keyboardInsert, [], "a|b", "a|b"),
        Binding(.keyboardEscape, [], "a|b", "a|b"),
        Binding(.keyboardLeftArrow, .alternate, "a|b", "a|b"),
        Binding(.keyboardX, .alternate, "a|b", "a|b"),
        Binding(.keyboardK, [.control, .shift], "a|b", "a|b"),
    ]

    /// The bindings of text views with several lines.
    nonisolated static let multiline: [Binding] = [
        Binding(.keyboardUpArrow, [], "one\n|two", "|one\ntwo"),
        Binding(.keyboardDownArrow, [], "|one\ntwo", "one\n|two"),
        Binding(.keyboardUpArrow, .shift, "one\n|two", "|one\n[two"),
        Binding(.keyboardDownArrow, .shift, "|one\ntwo", "[one\n|two"),
        Binding(.keypad8, [], "one\n|two", "|one\ntwo"),
        Binding(.keypad2, [], "|one\ntwo", "one\n|two"),
        Binding(.keyboardUpArrow, .control, "one\ntw|o", "one\n|two"),
        Binding(.keyboardUpArrow, .control, "one\n|two", "|one\ntwo"),
        Binding(.keyboardDownArrow, .control, "o|ne\ntwo", "one|\ntwo"),
        Binding(.keyboardDownArrow, .control, "one|\ntwo", "one\ntwo|"),
        Binding(.keyboardUpArrow, [.control, .shift], "one\ntw|o", "one\n|tw[o"),
        Binding(.keyboardDownArrow, [.control, .shift], "o|ne\ntwo", "o[ne|\ntwo"),
        Binding(.keyboardHome, [], "one\nt|wo", "one\n|two"),
        Binding(.keyboardEnd, [], "o|ne\ntwo", "one|\ntwo"),
        Binding(.keyboardHome, .control, "one\nt|wo", "|one\ntwo"),
        Binding(.keyboardEnd, .control, "o|ne\ntwo", "one\ntwo|"),
        Binding(.keyboardHome, [.control, .shift], "one\nt|wo", "|one\nt[wo"),
        Binding(.keyboardEnd, [.control, .shift], "o|ne\ntwo", "o[ne\ntwo|"),
        Binding(.keyboardPageDown, [], "|one\ntwo\nthree", "one\ntwo\n|three"),
        Binding(.keyboardPageDown, [], "one\ntwo\n|three", "one\ntwo\nthree|"),
        Binding(.keyboardPageUp, [], "one\ntwo\n|three", "|one\ntwo\nthree"),
        Binding(.keyboardPageUp, .shift, "one\ntwo\n|three", "|one\ntwo\n[three"),
        Binding(.keypad3, [], "|one\ntwo\nthree", "one\ntwo\n|three"),
        Binding(.keyboardDeleteOrBackspace, [], "one\n|two", "one|two"),
        Binding(.keyboardDeleteForward, [], "one|\ntwo", "one|two"),
        Binding(.keyboardDeleteOrBackspace, .control, "one\n|two", "|two"),
        Binding(.keyboardDeleteForward, .control, "one|\ntwo", "one|"),
        Binding(.keyboardDeleteOrBackspace, [.control, .shift], "one\ntw|o", "one\n|o"),
        Binding(.keyboardDeleteOrBackspace, [.control, .shift], "one\n|two", "one|two"),
        Binding(.keyboardDeleteForward, [.control, .shift], "o|ne\ntwo", "o|\ntwo"),
        Binding(.keyboardDeleteForward, [.control, .shift], "one|\ntwo", "one|two"),
        Binding(.keyboardK, .control, "o|ne\ntwo", "o|\ntwo"),
        Binding(.keyboardK, .control, "one|\ntwo", "one|two"),
        Binding(.keyboardU, .control, "one\nt|wo\nthree", "one\n|\nthree"),
        Binding(.keyboardReturnOrEnter, [], "a|b", "a\n|b"),
        Binding(.keyboardReturnOrEnter, .shift, "a|b", "a\n|b"),
        Binding(.keypadEnter, [], "a|b", "a\n|b"),
        Binding(.keyboardTab, [], "a|b", "a\t|b"),
        Binding(.keyboardA, .control, "one\nt|wo", "[one\ntwo|"),
    ]

    private func press(_ binding: Binding, _ editor: TextEditor, _ stage: WidgetStage) throws {
        UIPasteboard.general.string = "clip"
        SelectionMarks(binding.before).apply(to: editor)
        UIPasteboard.primary.string = "primary"
        try EventGenerator(window: stage.window).keyPress(binding.key, modifiers: binding.flags)
        #expect(SelectionMarks.marks(of: editor) == binding.after)
        let isCopy = [UIKeyboardHIDUsage.keyboardX, .keyboardC, .keyboardCut, .keyboardCopy].contains(binding.key)
        let copies =
            isCopy && binding.flags != .alternate || binding.key == .keyboardInsert && binding.flags == .control
            || binding.key == .keyboardDeleteForward && binding.flags == .shift
        #expect(UIPasteboard.general.string == (copies ? "two" : "clip"))
    }

    @Test("KY-04, KC-03, TX-01 a key in a text field", arguments: common)
    func field(_ binding: Binding) throws {
        try WidgetStage.run(width: 300) { stage in
            let field = UITextField()
            stage.add(field, CGRect(x: 10, y: 10, width: 250, height: 30))
            field.becomeFirstResponder()
            try press(binding, field.editor, stage)
            #expect(field.isEditing)
        }
    }

    @Test("KY-04, KC-03, TX-01, TX-02 a key in a text view", arguments: common + multiline)
    func textView(_ binding: Binding) throws {
        try WidgetStage.run(width: 300, height: 150) { stage in
            let view = UITextView()
            stage.add(view, CGRect(x: 10, y: 10, width: 250, height: 120))
            view.becomeFirstResponder()
            try press(binding, view.editor, stage)
            #expect(view.isFirstResponder)
        }
    }

    @Test("TX-02 Home and End go to the ends of the visual line in a wrapped paragraph")
    func softLines() throws {
        try WidgetStage.run(width: 300, height: 150) { stage in
            let view = UITextView()
            view.text = String(repeating: "words ", count: 30)
            stage.add(view, CGRect(x: 10, y: 10, width: 200, height: 120))
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 60, length: 0)
            let ends = view.editor.document.lineEnds(of: TextLocation(60))
            #expect(ends.start.offset > 0 && ends.end.offset < 180)
            let generator = try EventGenerator(window: stage.window)
            try generator.keyPress(.keyboardEnd)
            #expect(view.editor.selection == TextSelection(ends.end))
            // A second press changes nothing, because the caret is still on its line.
            try generator.keyPress(.keyboardEnd)
            #expect(view.editor.selection == TextSelection(ends.end))
            try generator.keyPress(.keyboardHome, modifiers: .shift)
            #expect(view.editor.selection.range == ends.start.offset..<ends.end.offset)
            try generator.keyPress(.keyboardHome)
            try generator.keyPress(.keyboardHome)
            #expect(view.editor.selection == TextSelection(ends.start))
        }
    }

    @Test("TX-06 Control-Z, Control-Shift-Z, Control-Y and the undo keys undo and redo typing")
    func undo() throws {
        try WidgetStage.run(width: 300, height: 150) { stage in
            let field = UITextField()
            stage.add(field, CGRect(x: 10, y: 10, width: 200, height: 30))
            let view = UITextView()
            stage.add(view, CGRect(x: 10, y: 50, width: 200, height: 80))
            let generator = try EventGenerator(window: stage.window)
            for (responder, editor) in [(field as UIView, field.editor), (view, view.editor)] {
                responder.becomeFirstResponder()
                try generator.keyType("ab")
                let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
                    (.keyboardZ, .control, ""), (.keyboardZ, [.control, .shift], "ab"), (.keyboardZ, .control, ""),
                    (.keyboardY, .control, "ab"), (.keyboardUndo, [], ""), (.keyboardAgain, [], "ab"),
                ]
                for (key, flags, text) in keys {
                    try generator.keyPress(key, modifiers: flags)
                    #expect(editor.document.string == text, "\(key) \(flags.rawValue)")
                }
            }
        }
    }

    @Test("TX-11 the menu key and Shift-F10 open the edit menu at the caret", arguments: [true, false])
    func menuKey(_ isField: Bool) throws {
        for (key, flags) in [(UIKeyboardHIDUsage.keyboardApplication, KeyModifiers()), (.keyboardF10, .shift)] {
            let stage = try MenuStage()
            defer { stage.close() }
            let text = stage.addText(isField: isField, "one [two| three").view
            stage.type(key, flags)
            #expect(try stage.rows().contains("Copy"))
            let caret = text.caretRect(for: try #require(text.selectedTextRange).end)
            let point = stage.location(of: text, caret.minX, caret.maxY)
            let popup = try #require(stage.popups.first)
            #expect(abs(popup.screenOrigin.x - point.x) <= 3 && (0...4).contains(popup.screenOrigin.y - point.y))
            // Keys continue in the menu, and the selected command is performed.
            stage.type("cop")
            stage.type(.keyboardReturnOrEnter)
            stage.server.serve(for: 0.1)
            #expect(!stage.isOpen && UIPasteboard.general.string == "two" && text.isFirstResponder)
        }
    }

    @Test("TX-04 Control-Tab leaves a text view, which inserts Tab; Shift-Tab goes back")
    func leaving() throws {
        try WidgetStage.run(width: 300, height: 150) { stage in
            let field = UITextField()
            stage.add(field, CGRect(x: 10, y: 10, width: 200, height: 30))
            let view = UITextView()
            stage.add(view, CGRect(x: 10, y: 50, width: 200, height: 40))
            let last = UITextField()
            stage.add(last, CGRect(x: 10, y: 100, width: 200, height: 30))
            let generator = try EventGenerator(window: stage.window)
            view.becomeFirstResponder()
            try generator.keyPress(.keyboardTab, modifiers: .control)
            #expect(last.isFirstResponder && view.text == "")
            try generator.keyPress(.keyboardTab, modifiers: .shift)
            #expect(view.isFirstResponder)
            try generator.keyPress(.keyboardTab, modifiers: [.control, .shift])
            #expect(field.isFirstResponder)
            view.becomeFirstResponder()
            try generator.keyPress(.keyboardTab, modifiers: .shift)
            #expect(field.isFirstResponder)
        }
    }

    @Test("KC-03 commands of the app precede the keys that delete lines")
    func commandsFirst() throws {
        final class CommandView: UIView {
            var count = 0
            override var keyCommands: [UIKeyCommand]? {
                ["k", "u"].map {
                    UIKeyCommand(input: $0, modifierFlags: .command, action: Selector(CommandView.performed))
                }
            }
            func performed(_ sender: UIKeyCommand) { count += 1 }
        }
        try WidgetStage.run(width: 300) { stage in
            let commander = CommandView()
            stage.add(commander, CGRect(x: 0, y: 0, width: 300, height: 100))
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
            commander.addSubview(field)
            field.text = "text"
            field.becomeFirstResponder()
            let generator = try EventGenerator(window: stage.window)
            try generator.keyPress(.keyboardU, modifiers: .control)
            try generator.keyPress(.keyboardK, modifiers: .control)
            #expect(commander.count == 2 && field.text == "text")
        }
    }

    @Test("TX-05 Tab selects links of read-only text, and Return opens them")
    func links() throws {
        final class Delegate: NSObject, UITextViewDelegate {
            var opened: [String] = []
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                opened.append("\(URL.absoluteString) \(characterRange.location)")
                return false
            }
        }
        try WidgetStage.run(width: 300, height: 150) { stage in
            let view = UITextView()
            let delegate = Delegate()
            view.delegate = delegate
            let text = NSMutableAttributedString(string: "see here and there now")
            text.addAttribute(.link, value: "a:1", range: NSRange(location: 4, length: 4))
            text.addAttribute(.link, value: "a:2", range: NSRange(location: 13, length: 5))
            view.attributedText = text
            view.isEditable = false
            stage.add(view, CGRect(x: 10, y: 10, width: 200, height: 80))
            let field = UITextField()
            stage.add(field, CGRect(x: 10, y: 100, width: 200, height: 30))
            let generator = try EventGenerator(window: stage.window)
            view.becomeFirstResponder()
            try generator.keyPress(.keyboardTab)
            #expect(view.selectedRange == NSRange(location: 4, length: 4))
            try generator.keyPress(.keyboardTab)
            try generator.keyPress(.keyboardReturnOrEnter)
            #expect(delegate.opened == ["a:2 13"])
            try generator.keyPress(.keyboardTab, modifiers: .shift)
            try generator.keyPress(.keyboardReturnOrEnter)
            #expect(delegate.opened == ["a:2 13", "a:1 4"])
            try generator.keyPress(.keyboardTab)
            try generator.keyPress(.keyboardTab)
            #expect(field.isFirstResponder)
        }
    }
}

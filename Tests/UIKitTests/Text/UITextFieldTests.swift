import CoreGraphics
import DisplayServer
import Foundation
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Tests of text fields with the input of users and apps.
@MainActor @Suite(.serialized) struct UITextFieldTests {
    private final class Delegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var allowsBegin = true
        var allowsEnd = true
        var allowsReturn = true
        var allowsClear = true
        var filter: (NSRange, String) -> Bool = { _, _ in true }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            log.append("should begin")
            return allowsBegin
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            log.append("should end")
            return allowsEnd
        }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("change \(range.location),\(range.length) \(string)")
            return filter(range, string)
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            log.append("should clear")
            return allowsClear
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("should return")
            return allowsReturn
        }
    }

    @MainActor private final class TextFieldFixture {
        let stage: WidgetStage
        let field = UITextField()
        let delegate = Delegate()
        var events: [String] = []

        init(_ text: String = "", width: CGFloat = 160, scale: CGFloat = 1) {
            stage = WidgetStage(width: 300, height: 120, scale: scale)
            field.borderStyle = .roundedRect
            field.text = text
            field.delegate = delegate
            for (event, name) in [
                (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
                (.primaryActionTriggered, "primary"),
            ] {
                field.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
            }
            stage.add(field, CGRect(x: 20, y: 20, width: width, height: 34))
        }

        func key(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) throws {
            try EventGenerator(window: stage.window).keyPress(key, modifiers: flags)
        }

        func type(_ text: String) throws { try EventGenerator(window: stage.window).keyType(text) }
        func end() { stage.end() }
    }

    // MARK: - Typing

    @Test("KY-04, CT-17 typed text is inserted, sends editingChanged and calls the delegate")
    func typing() throws {
        let test = TextFieldFixture()
        defer { test.end() }
        #expect(test.field.becomeFirstResponder())
        #expect(test.events == ["begin"] && test.delegate.log == ["should begin", "did begin"])
        try test.type("Hi you")
        #expect(test.field.text == "Hi you")
        #expect(test.events.filter { $0 == "changed" }.count == 6)
        try test.key(.keyboardDeleteOrBackspace)
        #expect(test.field.text == "Hi yo" && test.delegate.log.last == "change 5,1 ")
        test.field.text = "by code"
        #expect(test.events.filter { $0 == "changed" }.count == 7)
        #expect(test.field.resignFirstResponder())
        #expect(test.events.last == "end" && Array(test.delegate.log.suffix(2)) == ["should end", "did end"])
    }

    @Test("CT-17, TX-07 the delegate rejects changes")
    func filtering() throws {
        let test = TextFieldFixture()
        defer { test.end() }
        test.delegate.filter = { _, text in text.allSatisfy(\.isNumber) }
        test.field.becomeFirstResponder()
        try test.type("1a2")
        #expect(test.field.text == "12" && test.events == ["begin", "changed", "changed"])
    }

    @Test("FR-02, FR-03 the delegate prevents editing from beginning and ending")
    func refusal() {
        let test = TextFieldFixture()
        defer { test.end() }
        test.delegate.allowsBegin = false
        #expect(!test.field.becomeFirstResponder() && !test.field.isEditing && test.events.isEmpty)
        test.delegate.allowsBegin = true
        test.field.becomeFirstResponder()
        test.delegate.allowsEnd = false
        #expect(!test.field.resignFirstResponder() && test.field.isEditing)
        // FR-06: leaving the window ends editing nevertheless.
        test.field.removeFromSuperview()
        #expect(!test.field.isEditing && test.events == ["begin", "end"] && test.delegate.log.last == "did end")
    }

    @Test("CT-17 Return asks the delegate and ends editing if editingDidEndOnExit has a handler")
    func returnKey() throws {
        let test = TextFieldFixture("a")
        defer { test.end() }
        test.field.becomeFirstResponder()
        try test.key(.keyboardReturnOrEnter)
        #expect(test.field.isEditing && test.field.text == "a" && test.events == ["begin", "primary"])
        test.field.addAction(UIAction { [weak test] _ in test?.events.append("exit") }, for: .editingDidEndOnExit)
        test.delegate.allowsReturn = false
        try test.key(.keyboardReturnOrEnter)
        #expect(test.events.count == 2)
        test.delegate.allowsReturn = true
        try test.key(.keypadEnter)
        #expect(test.events == ["begin", "primary", "exit", "primary", "end"] && !test.field.isEditing)
    }

    @Test("FR-08 a field has an undo manager during editing and clears it at the end")
    func undo() throws {
        let test = TextFieldFixture("old")
        defer { test.end() }
        let outside = test.field.undoManager
        test.field.becomeFirstResponder()
        #expect(test.field.undoManager !== outside)
        try test.type("er")
        try test.key(.keyboardZ, .control)
        #expect(test.field.text == "old")
        try test.key(.keyboardZ, [.control, .shift])
        #expect(test.field.text == "older")
        try test.key(.keyboardZ, .control)
        try test.key(.keyboardY, .control)
        #expect(test.field.text == "older")
        let own = test.field.undoManager
        test.field.resignFirstResponder()
        #expect(own?.canUndo == false)
    }

    @Test("KC-03 editing keys precede key commands, and other commands insert no text")
    func commands() throws {
        final class CommandView: UIView {
            var log: [String] = []
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand.inputLeftArrow, "x", UIKeyCommand.inputEscape].map {
                    UIKeyCommand(input: $0, modifierFlags: [], action: Selector(CommandView.performed))
                } + [UIKeyCommand(input: "k", modifierFlags: .control, action: Selector(CommandView.performed))]
            }
            func performed(_ sender: UIKeyCommand) { log.append(sender.input ?? "") }
        }
        let test = TextFieldFixture("ab")
        defer { test.end() }
        let commandView = CommandView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
        test.stage.window.addSubview(commandView)
        commandView.addSubview(test.field)
        test.field.becomeFirstResponder()
        try test.key(.keyboardLeftArrow)
        try test.key(.keyboardX)
        #expect(test.field.text == "axb" && commandView.log.isEmpty)
        try test.key(.keyboardK, .control)
        try test.key(.keyboardEscape)
        #expect(test.field.text == "axb" && commandView.log == ["k", UIKeyCommand.inputEscape])
    }

    @Test("TX-04 Tab moves to the next field")
    func tab() throws {
        let test = TextFieldFixture()
        defer { test.end() }
        let other = UITextField()
        test.stage.add(other, CGRect(x: 20, y: 70, width: 160, height: 34))
        test.field.becomeFirstResponder()
        try test.key(.keyboardTab)
        #expect(other.isEditing && !test.field.isEditing && test.field.text == "")
    }

    @Test("a held key repeats its character")
    func holding() {
        let test = TextFieldFixture()
        defer { test.end() }
        test.field.becomeFirstResponder()
        var change = KeyChange(usage: 4, isDown: true, characters: "a", charactersIgnoringModifiers: "a")
        test.stage.inject(.key(change))
        change.isRepeat = true
        test.stage.inject(.key(change))
        test.stage.inject(.key(change))
        change.isRepeat = false
        change.isDown = false
        test.stage.inject(.key(change))
        #expect(test.field.text == "aaa")
    }

    // MARK: - Selecting

    @Test func keysSelectAndReplace() throws {
        let test = TextFieldFixture("one two three")
        defer { test.end() }
        test.field.becomeFirstResponder()
        try test.key(.keyboardLeftArrow, [.control, .shift])
        #expect(test.field.editor.selection.range == 8..<13)
        try test.type("x")
        #expect(test.field.text == "one two x")
        try test.key(.keyboardA, .control)
        #expect(test.field.editor.selection.range == 0..<9)
        try test.key(.keyboardHome)
        try test.key(.keyboardEnd, .shift)
        #expect(test.field.editor.selection.range == 0..<9)
        try test.key(.keyboardDeleteOrBackspace)
        #expect(test.field.text == "")
    }

    @Test func clicksPlaceCaretSelectWordsAndAll() throws {
        let test = TextFieldFixture("one two three")
        defer { test.end() }
        let field = test.field
        func point(_ offset: Int) -> CGPoint {
            let caret = field.caretRect(for: TextPosition(TextLocation(offset)))
            return field.convert(CGPoint(x: caret.minX + 1, y: caret.midY), to: nil)
        }
        test.stage.click(point(5))
        #expect(field.isEditing && field.editor.selection.range == 5..<5)
        test.stage.click(point(5))
        #expect(field.editor.selection.range == 4..<7)
        test.stage.click(point(5))
        #expect(field.editor.selection.range == 0..<13)
        test.stage.server.serve(for: 1)
        // A press on the selection would drag it.
        test.stage.click(point(3))
        test.stage.server.serve(for: 1)
        test.stage.press(point(1))
        test.stage.movePointer(to: point(9))
        test.stage.release(point(9))
        #expect(field.editor.selection.range == 1..<9 && field.editor.selection.head.offset == 9)
    }

    @Test func draggingOutOfLongTextScrolls() {
        let test = TextFieldFixture(String(repeating: "word ", count: 60), width: 120)
        defer { test.end() }
        let field = test.field
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        test.stage.show()
        #expect(field.scrollOffset == 0)
        test.stage.press(CGPoint(x: 60, y: 37))
        test.stage.movePointer(to: CGPoint(x: 200, y: 37))
        test.stage.server.serve(for: 5)
        #expect(field.scrollOffset > 500 && field.editor.selection.head.offset == 300)
        test.stage.release(CGPoint(x: 200, y: 37))
        let offset = field.scrollOffset
        test.stage.server.serve(for: 1)
        #expect(field.scrollOffset == offset)
    }

    @Test func caretStaysVisible() throws {
        let test = TextFieldFixture("", width: 120)
        defer { test.end() }
        test.field.becomeFirstResponder()
        try test.type("a long text that does not fit")
        test.stage.show()
        let caret = test.field.caretRect(for: TextPosition(TextLocation(29)))
        let area = test.field.editingRect(forBounds: test.field.bounds)
        #expect(caret.maxX <= area.maxX + 0.5 && caret.minX > area.midX && test.field.scrollOffset > 0)
        try test.key(.keyboardHome)
        #expect(test.field.scrollOffset == 0)
    }

    @Test func editsMegabyteOfText() throws {
        let test = TextFieldFixture(String(repeating: "longish words ", count: 75_000))
        defer { test.end() }
        test.field.becomeFirstResponder()
        try test.type("end")
        #expect(test.field.text?.utf16.count == 1_050_003)
        test.stage.show()
        let area = test.field.editingRect(forBounds: test.field.bounds)
        #expect(area.insetBy(dx: -1, dy: 0).contains(test.field.caretRect(for: test.field.endOfDocument)))
        try test.key(.keyboardHome)
        try test.type("a")
        #expect(test.field.scrollOffset == 0 && test.field.text?.hasPrefix("alongish") == true)
        try test.key(.keyboardA, .control)
        try test.key(.keyboardDeleteOrBackspace)
        #expect(test.field.text == "")
        try test.key(.keyboardZ, .control)
        #expect(test.field.text?.utf16.count == 1_050_004)
    }

    // MARK: - Parts

    @Test func clearButtonDeletesText() {
        let test = TextFieldFixture("text")
        defer { test.end() }
        test.field.clearButtonMode = .always
        test.stage.show()
        let rect = test.field.clearButtonRect(forBounds: test.field.bounds)
        let point = test.field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        test.delegate.allowsClear = false
        test.stage.click(point)
        #expect(test.field.text == "text" && test.delegate.log.contains("should clear"))
        test.delegate.allowsClear = true
        test.stage.click(point)
        #expect(test.field.text == "" && test.events.contains("changed"))
        #expect(test.field.clearButton?.superview == nil)
    }

    @Test func sideViewsReduceTextRect() {
        let test = TextFieldFixture("text")
        defer { test.end() }
        let plain = test.field.textRect(forBounds: test.field.bounds)
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        test.field.leftView = left
        #expect(test.field.textRect(forBounds: test.field.bounds) == plain)
        test.field.leftViewMode = .unlessEditing
        test.field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        test.field.rightViewMode = .whileEditing
        test.stage.show()
        #expect(left.superview === test.field && test.field.rightView?.superview == nil)
        #expect(test.field.textRect(forBounds: test.field.bounds).minX >= left.frame.maxX)
        #expect(test.field.editingRect(forBounds: test.field.bounds).minX == plain.minX)
        test.field.becomeFirstResponder()
        test.stage.show()
        #expect(left.superview == nil && test.field.rightView?.superview === test.field)
        #expect(test.field.editingRect(forBounds: test.field.bounds).maxX < plain.maxX - 10)
    }

    @Test func secureTextIsNeitherShownNorReadAloud() {
        let test = TextFieldFixture("secret")
        defer { test.end() }
        test.field.isSecureTextEntry = true
        test.stage.show()
        let dots = test.stage.pixels().values
        test.field.text = "abcdef"
        test.stage.show()
        #expect(test.stage.pixels().values == dots && test.field.text == "abcdef")
        #expect(test.field.accessibilityValue == "••••••")
    }

    @Test func sizesFollowFontAndText() {
        let field = UITextField()
        field.placeholder = "A placeholder"
        let empty = field.intrinsicContentSize
        field.borderStyle = .roundedRect
        let bordered = field.intrinsicContentSize
        #expect(bordered.width > empty.width && bordered.height >= 30 && empty.width > 50)
        field.text = "A placeholder with more"
        #expect(field.intrinsicContentSize.width > bordered.width)
        field.font = .systemFont(ofSize: 40)
        #expect(field.intrinsicContentSize.height > 50)
    }

    @Test func attributedTextKeepsItsAttributes() {
        let test = TextFieldFixture()
        defer { test.end() }
        let text = NSMutableAttributedString(string: "red and plain")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        test.field.attributedText = text
        #expect(test.field.text == "red and plain")
        #expect(
            test.field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(
            test.field.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .label)
        test.stage.show()
        #expect(test.stage.pixels().values.contains { $0 >> 16 > 200 && $0 & 0xFF < 60 })
    }

    // MARK: - The caret

    @Test("TX-15 the caret blinks according to the desktop settings and stops after a while")
    func blinking() {
        let test = TextFieldFixture("a")
        defer { test.end() }
        var settings = test.stage.server.settings
        settings.caretBlinkCycle = 0.9
        test.stage.server.settings = settings
        test.field.becomeFirstResponder()
        #expect(test.field.blinker.isOn)
        test.stage.server.serve(for: 0.7)
        #expect(!test.field.blinker.isOn)
        test.stage.server.serve(for: 0.3)
        #expect(test.field.blinker.isOn)
        test.stage.server.serve(for: 20)
        #expect(test.field.blinker.isOn && test.stage.server.scheduler.nextDeadline == nil)
        settings.caretBlinks = false
        test.stage.server.settings = settings
        test.field.blinker.restart()
        test.stage.server.serve(for: 0.7)
        #expect(test.field.blinker.isOn)
        test.field.resignFirstResponder()
        #expect(!test.field.blinker.isOn)
    }

    @Test("a frame after any key equals a full repaint", arguments: [1, 1.25, 2] as [CGFloat])
    func frames(_ scale: CGFloat) throws {
        let test = TextFieldFixture("some text to change", width: 120, scale: scale)
        defer { test.end() }
        test.field.becomeFirstResponder()
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
            (.keyboardA, []), (.keyboardHome, []), (.keyboardRightArrow, .shift), (.keyboardRightArrow, []),
            (.keyboardDeleteOrBackspace, []), (.keyboardA, .control), (.keyboardEnd, []), (.keyboardSpacebar, []),
        ]
        for (key, flags) in keys {
            try test.key(key, flags)
            test.stage.show()
            #expect(test.stage.pixels().values == test.stage.repaintedPixels(), "\(key)")
        }
    }

    // MARK: - UITextInput

    @Test func implementsUITextInput() throws {
        let test = TextFieldFixture("Hello world")
        defer { test.end() }
        let input: any UITextInput = test.field
        let start = input.beginningOfDocument
        let six = try #require(input.position(from: start, offset: 6))
        let range = try #require(input.textRange(from: input.endOfDocument, to: six))
        #expect(input.text(in: range) == "world" && input.offset(from: six, to: input.endOfDocument) == 5)
        #expect(input.position(from: start, offset: -1) == nil && input.position(from: start, offset: 12) == nil)
        #expect(input.compare(start, to: six) == .orderedAscending)
        input.replace(range, withText: "all")
        #expect(test.field.text == "Hello all" && !test.events.contains("changed"))
        input.selectedTextRange = input.textRange(from: start, to: six)
        #expect(input.selectedTextRange?.isEmpty == false)
        let tokenizer = input.tokenizer
        let word = tokenizer.rangeEnclosingPosition(six, with: .word, inDirection: .storage(.forward))
        #expect(word.flatMap { input.text(in: $0) } == "all")
        let next = tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))
        #expect(next.map { input.offset(from: start, to: $0) } == 5)
        #expect(tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.backward)))
        let caret = input.caretRect(for: six)
        #expect(
            input.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)).map { input.compare($0, to: six) }
                == .orderedSame)
        #expect(input.selectionRects(for: range).count == 1 && input.firstRect(for: range).minX >= caret.minX)
    }

    @Test func markedTextIsShownAndCommitted() throws {
        let test = TextFieldFixture("ab")
        defer { test.end() }
        test.field.becomeFirstResponder()
        test.field.setMarkedText("하", selectedRange: NSRange(location: 1, length: 0))
        #expect(test.field.text == "ab하" && test.field.markedTextRange != nil)
        #expect(!test.events.contains("changed"))
        test.field.insertText("한")
        #expect(test.field.text == "ab한" && test.field.markedTextRange == nil && test.events.last == "changed")
        test.field.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: 0))
        #expect(test.field.text == "ab한")
    }

    @Test("TX-17 a custom UIKeyInput view receives typed text")
    func plainKeyInput() throws {
        final class Pin: UIView, UIKeyInput {
            var text = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !text.isEmpty }
            func insertText(_ new: String) { text += new }
            func deleteBackward() { if hasText { text.removeLast() } }
        }
        WidgetStage.run { stage in
            let pin = Pin()
            stage.add(pin, CGRect(x: 0, y: 0, width: 50, height: 50))
            #expect(pin.becomeFirstResponder())
            do {
                let generator = try EventGenerator(window: stage.window)
                try generator.keyType("12A")
                try generator.keyPress(.keyboardDeleteOrBackspace)
                try generator.keyPress(.keyboardReturnOrEnter)
                try generator.keyPress(.keyboardTab)
                try generator.keyPress(.keyboardK, modifiers: .control)
            } catch {
                Issue.record(error)
            }
            #expect(pin.text == "12\n")
        }
    }
}

import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of custom text input views with keys, input methods and tokenizers.
@MainActor @Suite(.serialized) final class CustomTextInputTests {
    private lazy var method = InputMethodStage()

    private func textView(_ marked: String) -> CustomTextView {
        let textView = CustomTextView()
        textView.marks = marked
        return method.use(textView, CGRect(x: 10, y: 20, width: 300, height: 100))
    }

    private func key(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) throws {
        try EventGenerator(window: method.window).keyPress(key, modifiers: flags)
    }

    // MARK: Keys

    @Test("KY-02 typed text is inserted after the view was queried, and held keys repeat")
    func typing() throws {
        let textView = textView("one |two")
        try EventGenerator(window: method.window).keyType("x")
        #expect(textView.marks == "one x|two" && textView.log == ["should 4..<4 x", "insert x"])
        textView.refusesChanges = true
        try EventGenerator(window: method.window).keyType("y")
        #expect(textView.marks == "one x|two")
        textView.refusesChanges = false
        var change = KeyChange(usage: 4, isDown: true, characters: "a", charactersIgnoringModifiers: "a")
        for isRepeat in [false, true, true] {
            change.isRepeat = isRepeat
            method.surface.inject(InputEvent(timestamp: method.server.now, kind: .key(change)))
            method.server.serve(for: 0.01)
        }
        #expect(textView.marks == "one xaaa|two")
        try key(.keyboardReturnOrEnter)
        #expect(textView.marks == "one xaaa\n|two")
    }

    @Test("TX-17 keys move the caret, select and delete as in UIKit's text views")
    func bindings() throws {
        let textView = textView("")
        let rows: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String, String)] = [
            (.keyboardLeftArrow, [], "one t|wo", "one |two"), (.keyboardRightArrow, [], "one |two", "one t|wo"),
            (.keyboardLeftArrow, [], "one [two|", "one |two"), (.keyboardRightArrow, [], "[one| two", "one| two"),
            (.keyboardLeftArrow, .control, "one tw|o", "one |two"),
            (.keyboardRightArrow, .control, "o|ne two", "one| two"),
            (.keyboardLeftArrow, .shift, "one t|wo", "one [t|wo"),
            (.keyboardRightArrow, [.control, .shift], "o|ne two", "o[ne| two"),
            (.keyboardUpArrow, [], "one\nt|wo", "o|ne\ntwo"), (.keyboardDownArrow, [], "o|ne\ntwo", "one\nt|wo"),
            (.keyboardUpArrow, [], "one t|wo", "|one two"), (.keyboardDownArrow, [], "one t|wo", "one two|"),
            (.keyboardDownArrow, .shift, "o|ne\ntwo", "o[ne\nt|wo"),
            (.keyboardHome, .control, "one\nt|wo", "|one\ntwo"), (.keyboardEnd, .control, "o|ne\ntwo", "one\ntwo|"),
            (.keyboardHome, [], "one\nt|wo", "one\n|two"), (.keyboardEnd, [], "one\nt|wo", "one\ntwo|"),
            (.keyboardEnd, [], "o|ne\ntwo", "one|\ntwo"), (.keyboardHome, .shift, "one\ntw|o", "one\n[tw|o"),
            (.keyboardDeleteOrBackspace, [], "one t|wo", "one |wo"),
            (.keyboardDeleteOrBackspace, [], "one [tw|o", "one |o"),
            (.keyboardDeleteForward, [], "one |two", "one |wo"),
            (.keyboardDeleteOrBackspace, .control, "one tw|o", "one |o"),
            (.keyboardDeleteForward, .control, "o|ne two", "o| two"),
            (.keyboardU, .control, "one\nt|wo\nthree", "one\n|\nthree"),
            (.keyboardBackslash, .control, "one [two|", "one two|"),
        ]
        for (usage, flags, before, after) in rows {
            textView.marks = before
            try key(usage, flags)
            #expect(textView.marks == after, "\(usage) \(flags.rawValue)")
        }
    }

    @Test("Shift moves the end of the selection that was extended last")
    func extending() throws {
        let textView = textView("one |two")
        try key(.keyboardRightArrow, .shift)
        try key(.keyboardRightArrow, .shift)
        try key(.keyboardLeftArrow, .shift)
        #expect(textView.marks == "one [t|wo")
        try key(.keyboardLeftArrow, .shift)
        try key(.keyboardLeftArrow, .shift)
        #expect(textView.marks == "one[ |two")
        try key(.keyboardRightArrow, .shift)
        #expect(textView.marks == "one |two")
        // For a selection that was set in another way, the first extension determines the end that moves.
        textView.marks = "o[ne| two"
        try key(.keyboardLeftArrow, .shift)
        #expect(textView.marks == "[one| two")
    }

    @Test("AC-01, TX-17 the keys of standard edit actions call the view's actions if it can perform them")
    func editActions() throws {
        let textView = textView("one [two|")
        UIPasteboard.general.string = "clip"
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
            (.keyboardC, .control, "copy"), (.keyboardInsert, .control, "copy"), (.keyboardCopy, [], "copy"),
            (.keyboardX, .control, "cut"), (.keyboardDeleteForward, .shift, "cut"), (.keyboardCut, [], "cut"),
            (.keyboardV, .control, "paste"), (.keyboardInsert, .shift, "paste"), (.keyboardPaste, [], "paste"),
            (.keyboardA, .control, "all"), (.keyboardSlash, .control, "all"),
        ]
        for (usage, flags, action) in keys {
            textView.log = []
            try key(usage, flags)
            #expect(textView.log == [action], "\(usage) \(flags.rawValue)")
        }
        textView.canEdit = false
        for (usage, flags, _) in keys {
            textView.log = []
            try key(usage, flags)
            #expect(textView.log == [], "\(usage) \(flags.rawValue)")
        }
        #expect(textView.marks == "one [two|")
    }

    @Test("KY-02 a view that handles presses without calling super receives no text")
    func ownPresses() throws {
        final class PressHandlingTextView: CustomTextView {
            var presses = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                self.presses += presses.count
            }
        }
        let taker = method.stage.add(PressHandlingTextView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        taker.becomeFirstResponder()
        try EventGenerator(window: method.window).keyType("a")
        #expect(taker.presses == 1 && taker.marks == "|")
    }

    // MARK: Input methods

    @Test("composed text is marked with the input method's selection, then inserted")
    func composing() {
        let textView = textView("one |two")
        method.compose("하")
        #expect(textView.marked == "하" && textView.marks == "one 하|two")
        method.send(.compose("한국", selection: 0..<1))
        #expect(textView.marked == "한국" && textView.marks == "one [한|국two")
        // Inserted text replaces the marked text, whatever the view itself does with marked text.
        method.send(.insert("韓國"))
        #expect(textView.marked == nil && textView.marks == "one 韓國|two")
        method.compose("x")
        method.compose("")
        #expect(textView.marked == nil && textView.marks == "one 韓國|two")
        method.send(.insert("y"))
        #expect(textView.marks == "one 韓國y|two")
    }

    @Test("the input method receives the caret rectangle in the coordinates of the textInputView")
    func caret() throws {
        let textView = textView("ab\nc|d")
        // A character is 10 points wide, and a line 20 points high.
        #expect(method.surface.textInputCaret == CGRect(x: 10 + 10, y: 20 + 20, width: 1, height: 20))
        textView.marks = "|"
        method.server.serve(for: 0.1)
        try key(.keyboardA)
        method.server.serve(for: 0.1)
        #expect(method.surface.textInputCaret == CGRect(x: 10 + 10, y: 20, width: 1, height: 20))
    }

    @Test("a selection change by the view during composition ends composition")
    func inputDelegate() {
        let textView = textView("|")
        var ends = 0
        method.surface.compositionEnd = {
            ends += 1
            return nil
        }
        #expect(textView.inputDelegate != nil)
        method.compose("한")
        #expect(ends == 0)
        textView.inputDelegate?.selectionWillChange(textView)
        textView.selection = 0..<0
        textView.inputDelegate?.selectionDidChange(textView)
        method.server.serve(for: 0.1)
        #expect(ends == 1 && textView.marked == nil && textView.marks == "|한")
        textView.resignFirstResponder()
        method.server.serve(for: 0.1)
        #expect(textView.inputDelegate == nil)
    }

    // MARK: Tokenizers

    @Test("a tokenizer finds text units through the UITextInput protocol")
    func tokenizer() throws {
        let textView = textView("One two. Three\nfour|")
        let tokenizer = UITextInputStringTokenizer(textInput: textView)
        func enclosing(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> String?
        {
            tokenizer.rangeEnclosingPosition(
                CustomTextView.CustomTextPosition(offset), with: granularity, inDirection: .storage(direction)
            )
            .flatMap { textView.text(in: $0) }
        }
        #expect(enclosing(1, .word, .forward) == "One" && enclosing(0, .word, .forward) == "One")
        #expect(enclosing(3, .word, .backward) == "One" && enclosing(3, .word, .forward) == nil)
        #expect(enclosing(0, .word, .backward) == nil && enclosing(19, .word, .forward) == nil)
        #expect(enclosing(5, .character, .forward) == "w" && enclosing(5, .character, .backward) == "t")
        #expect(enclosing(4, .sentence, .forward)?.hasPrefix("One two.") == true)
        #expect(enclosing(10, .sentence, .forward)?.hasPrefix("Three") == true)
        #expect(enclosing(3, .paragraph, .forward) == "One two. Three\n")
        #expect(enclosing(16, .paragraph, .forward) == "four" && enclosing(19, .paragraph, .backward) == "four")
        #expect(enclosing(3, .line, .forward)?.hasPrefix("One two. Three") == true)
        #expect(enclosing(16, .line, .forward) == "four")
        #expect(enclosing(3, .document, .forward) == "One two. Three\nfour")
        func next(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> Int? {
            (tokenizer.position(
                from: CustomTextView.CustomTextPosition(offset), toBoundary: granularity,
                inDirection: .storage(direction))
                as? CustomTextView.CustomTextPosition)?.offset
        }
        #expect(next(0, .word, .forward) == 3 && next(7, .word, .backward) == 4 && next(5, .character, .forward) == 6)
        #expect(next(2, .paragraph, .forward) == 15 && next(17, .paragraph, .backward) == 15)
        #expect(next(2, .document, .forward) == 19 && next(2, .document, .backward) == 0)
        #expect(next(19, .word, .forward) == nil && next(0, .document, .backward) == nil)
        func isBoundary(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> Bool {
            tokenizer.isPosition(
                CustomTextView.CustomTextPosition(offset), atBoundary: granularity, inDirection: .storage(direction))
        }
        #expect(isBoundary(3, .word, .forward) && !isBoundary(3, .word, .backward))
        #expect(isBoundary(4, .word, .backward) && !isBoundary(4, .word, .forward) && !isBoundary(5, .word, .forward))
        #expect(isBoundary(15, .paragraph, .forward) && isBoundary(15, .paragraph, .backward))
        #expect(isBoundary(19, .document, .forward) && isBoundary(0, .document, .backward))
        func isWithin(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> Bool {
            tokenizer.isPosition(
                CustomTextView.CustomTextPosition(offset), withinTextUnit: granularity, inDirection: .storage(direction)
            )
        }
        #expect(isWithin(1, .word, .forward) && isWithin(3, .word, .backward) && !isWithin(3, .word, .forward))
    }
}

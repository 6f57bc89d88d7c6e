import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of custom text input views with keys, input methods and tokenizers.
@MainActor @Suite(.serialized) final class OwnTextInputTests {
    private lazy var method = InputMethodStage()

    private func paper(_ marked: String) -> Paper {
        let paper = Paper()
        paper.marks = marked
        return method.use(paper, CGRect(x: 10, y: 20, width: 300, height: 100))
    }

    private func key(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) throws {
        try EventGenerator(window: method.window).keyPress(key, modifiers: flags)
    }

    // MARK: Keys

    @Test("KY-02 what keys type is inserted, once the view was asked, and held keys go on")
    func typing() throws {
        let paper = paper("one |two")
        try EventGenerator(window: method.window).keyType("x")
        #expect(paper.marks == "one x|two" && paper.log == ["should 4..<4 x", "insert x"])
        paper.refuses = true
        try EventGenerator(window: method.window).keyType("y")
        #expect(paper.marks == "one x|two")
        paper.refuses = false
        var change = KeyChange(usage: 4, isDown: true, characters: "a", charactersIgnoringModifiers: "a")
        for isRepeat in [false, true, true] {
            change.isRepeat = isRepeat
            method.surface.inject(InputEvent(timestamp: method.server.now, kind: .key(change)))
            method.server.serve(for: 0.01)
        }
        #expect(paper.marks == "one xaaa|two")
        try key(.keyboardReturnOrEnter)
        #expect(paper.marks == "one xaaa\n|two")
    }

    @Test("Keys move the caret, select and delete as in the toolkit's own text")
    func bindings() throws {
        let paper = paper("")
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
            paper.marks = before
            try key(usage, flags)
            #expect(paper.marks == after, "\(usage) \(flags.rawValue)")
        }
    }

    @Test("The end of a selection that was extended with Shift is the one that goes on moving")
    func extending() throws {
        let paper = paper("one |two")
        try key(.keyboardRightArrow, .shift)
        try key(.keyboardRightArrow, .shift)
        try key(.keyboardLeftArrow, .shift)
        #expect(paper.marks == "one [t|wo")
        try key(.keyboardLeftArrow, .shift)
        try key(.keyboardLeftArrow, .shift)
        #expect(paper.marks == "one[ |two")
        try key(.keyboardRightArrow, .shift)
        #expect(paper.marks == "one |two")
        // For a selection that was set in another way, the first extension determines the end that moves.
        paper.marks = "o[ne| two"
        try key(.keyboardLeftArrow, .shift)
        #expect(paper.marks == "[one| two")
    }

    @Test("AC-01 the keys of standard edit actions reach the view's own, if it has them and can")
    func editActions() throws {
        let paper = paper("one [two|")
        UIPasteboard.general.string = "clip"
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
            (.keyboardC, .control, "copy"), (.keyboardInsert, .control, "copy"), (.keyboardCopy, [], "copy"),
            (.keyboardX, .control, "cut"), (.keyboardDeleteForward, .shift, "cut"), (.keyboardCut, [], "cut"),
            (.keyboardV, .control, "paste"), (.keyboardInsert, .shift, "paste"), (.keyboardPaste, [], "paste"),
            (.keyboardA, .control, "all"), (.keyboardSlash, .control, "all"),
        ]
        for (usage, flags, action) in keys {
            paper.log = []
            try key(usage, flags)
            #expect(paper.log == [action], "\(usage) \(flags.rawValue)")
        }
        paper.canEdit = false
        for (usage, flags, _) in keys {
            paper.log = []
            try key(usage, flags)
            #expect(paper.log == [], "\(usage) \(flags.rawValue)")
        }
        #expect(paper.marks == "one [two|")
    }

    @Test("KY-02 a view that takes presses itself, without calling super, gets no text")
    func ownPresses() throws {
        final class Taker: Paper {
            var presses = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                self.presses += presses.count
            }
        }
        let taker = method.stage.add(Taker(), CGRect(x: 0, y: 0, width: 50, height: 50))
        taker.becomeFirstResponder()
        try EventGenerator(window: method.window).keyType("a")
        #expect(taker.presses == 1 && taker.marks == "|")
    }

    // MARK: Input methods

    @Test("What is composed is marked text, with what the input method selects; then it is text")
    func composing() {
        let paper = paper("one |two")
        method.compose("하")
        #expect(paper.marked == "하" && paper.marks == "one 하|two")
        method.send(.compose("한국", selection: 0..<1))
        #expect(paper.marked == "한국" && paper.marks == "one [한|국two")
        // Inserted text replaces the marked text, whatever the view itself does with marked text.
        method.send(.insert("韓國"))
        #expect(paper.marked == nil && paper.marks == "one 韓國|two")
        method.compose("x")
        method.compose("")
        #expect(paper.marked == nil && paper.marks == "one 韓國|two")
        method.send(.insert("y"))
        #expect(paper.marks == "one 韓國y|two")
    }

    @Test("The input method is told where the view's caret is, in the coordinates of its input view")
    func caret() throws {
        let paper = paper("ab\nc|d")
        // A character is 10 points wide, and a line 20 points high.
        #expect(method.surface.textInputCaret == CGRect(x: 10 + 10, y: 20 + 20, width: 1, height: 20))
        paper.marks = "|"
        method.server.serve(for: 0.1)
        try key(.keyboardA)
        method.server.serve(for: 0.1)
        #expect(method.surface.textInputCaret == CGRect(x: 10 + 10, y: 20, width: 1, height: 20))
    }

    @Test("A view that tells of a change of its own, while something is composed, ends composing")
    func inputDelegate() {
        let paper = paper("|")
        var ends = 0
        method.surface.compositionEnd = {
            ends += 1
            return nil
        }
        #expect(paper.inputDelegate != nil)
        method.compose("한")
        #expect(ends == 0)
        paper.inputDelegate?.selectionWillChange(paper)
        paper.selection = 0..<0
        paper.inputDelegate?.selectionDidChange(paper)
        method.server.serve(for: 0.1)
        #expect(ends == 1 && paper.marked == nil && paper.marks == "|한")
        paper.resignFirstResponder()
        method.server.serve(for: 0.1)
        #expect(paper.inputDelegate == nil)
    }

    // MARK: Tokenizers

    @Test("A tokenizer finds the parts of a view's text that it knows only by the protocol")
    func tokenizer() throws {
        let paper = paper("One two. Three\nfour|")
        let tokenizer = UITextInputStringTokenizer(textInput: paper)
        func enclosing(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> String?
        {
            tokenizer.rangeEnclosingPosition(Paper.Spot(offset), with: granularity, inDirection: .storage(direction))
                .flatMap { paper.text(in: $0) }
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
            (tokenizer.position(from: Paper.Spot(offset), toBoundary: granularity, inDirection: .storage(direction))
                as? Paper.Spot)?.offset
        }
        #expect(next(0, .word, .forward) == 3 && next(7, .word, .backward) == 4 && next(5, .character, .forward) == 6)
        #expect(next(2, .paragraph, .forward) == 15 && next(17, .paragraph, .backward) == 15)
        #expect(next(2, .document, .forward) == 19 && next(2, .document, .backward) == 0)
        #expect(next(19, .word, .forward) == nil && next(0, .document, .backward) == nil)
        func isBoundary(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> Bool {
            tokenizer.isPosition(Paper.Spot(offset), atBoundary: granularity, inDirection: .storage(direction))
        }
        #expect(isBoundary(3, .word, .forward) && !isBoundary(3, .word, .backward))
        #expect(isBoundary(4, .word, .backward) && !isBoundary(4, .word, .forward) && !isBoundary(5, .word, .forward))
        #expect(isBoundary(15, .paragraph, .forward) && isBoundary(15, .paragraph, .backward))
        #expect(isBoundary(19, .document, .forward) && isBoundary(0, .document, .backward))
        func isWithin(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> Bool {
            tokenizer.isPosition(Paper.Spot(offset), withinTextUnit: granularity, inDirection: .storage(direction))
        }
        #expect(isWithin(1, .word, .forward) && isWithin(3, .word, .backward) && !isWithin(3, .word, .forward))
    }
}

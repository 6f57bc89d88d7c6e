import Testing
import UIKit
import UIKitTesting

/// A text editor that counts words and limits the length of the text.
private final class EditorScreen: UIViewController, UITextViewDelegate {
    let textView = UITextView()
    let status = UILabel()
    private(set) var selections = 0
    var limit = 1000

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.delegate = self
        textView.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        textView.accessibilityIdentifier = "text"
        status.frame = CGRect(x: 0, y: 310, width: 400, height: 24)
        view.addSubview(textView)
        view.addSubview(status)
        textViewDidChange(textView)
    }

    func textViewDidChange(_ textView: UITextView) {
        status.text = "\((textView.text ?? "").split(whereSeparator: \.isWhitespace).count) words"
    }

    func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        (textView.text ?? "").utf16.count - range.length + text.utf16.count <= limit
    }
}

@MainActor @Suite(.serialized) struct EditorTests {
    private let screen = EditorScreen()

    private func makeGenerator() throws -> EventGenerator {
        let generator = try EventGenerator(viewController: screen)
        try generator.pointerClick(at: "text")
        return generator
    }

    @Test func typingUpdatesTheStatus() throws {
        let generator = try makeGenerator()
        #expect(screen.status.text == "0 words")
        try generator.keyType("To be, or not to be")
        try generator.keyPress(.keyboardReturnOrEnter)
        try generator.keyType("that is")
        #expect(screen.textView.text == "To be, or not to be\nthat is" && screen.status.text == "8 words")
    }

    @Test func keysSelectAndReplaceText() throws {
        let generator = try makeGenerator()
        try generator.keyType("one two")
        try generator.keyPress(.keyboardLeftArrow, modifiers: [.shift, .control])
        #expect(screen.textView.selectedRange == NSRange(location: 4, length: 3) && screen.selections > 0)
        try generator.keyType("three")
        #expect(screen.textView.text == "one three")
        try generator.keyPress(.keyboardHome)
        #expect(screen.textView.selectedRange == NSRange(location: 0, length: 0))
        try generator.keyPress(.keyboardA, modifiers: .control)
        try generator.keyPress(.keyboardDeleteForward)
        #expect(screen.textView.text == "")
    }

    @Test func aDoubleClickSelectsAWord() throws {
        let generator = try makeGenerator()
        try generator.keyType("Ein Wort")
        try generator.wait(1)
        let word = try #require(
            screen.textView.position(from: screen.textView.beginningOfDocument, offset: 5))
        let caret = screen.textView.convert(screen.textView.caretRect(for: word), to: nil)
        try generator.pointerClick(at: CGPoint(x: caret.midX, y: caret.midY), clickCount: 2)
        #expect(screen.textView.selectedRange == NSRange(location: 4, length: 4))
    }

    @Test func textMovesThroughThePasteboard() throws {
        let generator = try makeGenerator()
        try generator.keyType("cut me")
        try generator.keyPress(.keyboardA, modifiers: .control)
        try generator.keyPress(.keyboardX, modifiers: .control)
        #expect(screen.textView.text == "" && UIPasteboard.general.string == "cut me")
        UIPasteboard.general.string = "paste me "
        try generator.keyPress(.keyboardV, modifiers: .control)
        try generator.keyPress(.keyboardV, modifiers: .control)
        #expect(screen.textView.text == "paste me paste me ")
    }

    @Test func typingIsUndoneAndRedone() throws {
        let generator = try makeGenerator()
        try generator.keyType("first")
        try generator.wait(2)
        try generator.keyPress(.keyboardA, modifiers: .control)
        try generator.keyType("second")
        try generator.keyPress(.keyboardZ, modifiers: .control)
        #expect(screen.textView.text == "first")
        try generator.keyPress(.keyboardZ, modifiers: [.control, .shift])
        #expect(screen.textView.text == "second")
        #expect(screen.textView.undoManager?.canUndo == true && screen.textView.undoManager?.canRedo == false)
    }

    @Test func theDelegateLimitsTheLength() throws {
        screen.limit = 4
        let generator = try makeGenerator()
        try generator.keyType("limit")
        #expect(screen.textView.text == "limi")
    }

    @Test func charactersWithoutAKeyAreTyped() throws {
        let generator = try makeGenerator()
        try generator.keyType("Größe 한글 👩‍👩‍👧")
        #expect(screen.textView.text == "Größe 한글 👩‍👩‍👧")
        try generator.keyPress(.keyboardDeleteOrBackspace)
        #expect(screen.textView.text == "Größe 한글 ")
    }
}

import CoreGraphics
import DisplayServer
import Foundation
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Tests of text views with the input of users and apps.
@MainActor @Suite(.serialized) struct UITextViewTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var log: [String] = []
        var allows = true
        var link: URL?
        var allowsLinks = true
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            log.append("should begin")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("did begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            log.append("should end")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("did end") }
        func textViewDidChange(_ textView: UITextView) { log.append("changed") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { allows }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            link = URL
            return allowsLinks
        }
    }

    @MainActor private final class TextViewFixture {
        let stage: WidgetStage
        let view = UITextView()
        let delegate = Delegate()

        init(_ text: String = "", scale: CGFloat = 1) {
            stage = WidgetStage(width: 300, height: 200, scale: scale)
            view.font = .systemFont(ofSize: 14)
            view.text = text
            view.delegate = delegate
            stage.add(view, CGRect(x: 20, y: 20, width: 200, height: 120))
        }

        func key(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) throws {
            try EventGenerator(window: stage.window).keyPress(key, modifiers: flags)
        }
        func type(_ text: String) throws { try EventGenerator(window: stage.window).keyType(text) }

        func point(_ offset: Int) -> CGPoint {
            let caret = view.caretRect(for: TextPosition(TextLocation(offset)))
            return view.convert(CGPoint(x: caret.minX + 1, y: caret.midY), to: nil)
        }

        var longText: String { (0..<300).map { "Paragraph \($0) with a few words in it" }.joined(separator: "\n") }
        func end() { stage.end() }
    }

    @Test("secure text is not in the accessibility value")
    func secureAccessibilityValue() {
        let view = UITextView()
        view.text = "one\ntwo"
        #expect(view.accessibilityValue == "one\ntwo")
        view.isSecureTextEntry = true
        #expect(view.accessibilityValue == "•••\n•••")
    }

    @Test("the tokenizer finds words in long text with surrogate pairs")
    func tokenizerAndSurrogatePairs() throws {
        let view = UITextView()
        let emoji = String(repeating: "😀", count: 1500)
        view.text = "\(emoji) word \(emoji)"
        for offset in 3001...3004 {
            let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
            let word = view.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
            #expect(word.flatMap { view.text(in: $0) } == "word")
        }
    }

    @Test("editing ends when the text becomes noneditable, and begins when it becomes editable")
    func changesOfIsEditable() {
        let test = TextViewFixture("one")
        defer { test.end() }
        test.view.becomeFirstResponder()
        #expect(test.delegate.log == ["should begin", "did begin"])
        test.view.isEditable = false
        #expect(test.delegate.log.last == "did end" && test.view.isFirstResponder)
        test.view.resignFirstResponder()
        test.view.becomeFirstResponder()
        #expect(test.delegate.log == ["should begin", "did begin", "did end"])
        test.view.isEditable = true
        test.view.resignFirstResponder()
        #expect(test.delegate.log.suffix(3) == ["did begin", "should end", "did end"])
    }

    /// TX-02, TX-07.
    @Test func keysTypeLinesAndTabs() throws {
        let test = TextViewFixture()
        defer { test.end() }
        #expect(test.view.becomeFirstResponder())
        try test.type("one")
        try test.key(.keyboardReturnOrEnter)
        try test.key(.keyboardTab)
        try test.type("two")
        #expect(test.view.text == "one\n\ttwo")
        #expect(test.delegate.log.prefix(2) == ["should begin", "did begin"])
        #expect(test.delegate.log.filter { $0 == "changed" }.count == 8)
        try test.key(.keyboardZ, .control)
        #expect(test.view.text == "one\n\t")
        test.view.text = "by code"
        #expect(test.delegate.log.filter { $0 == "changed" }.count == 9 && test.view.undoManager?.canUndo == false)
        test.delegate.allows = false
        try test.type("x")
        #expect(test.view.text == "by code")
        test.view.resignFirstResponder()
        #expect(test.delegate.log.suffix(2) == ["should end", "did end"])
    }

    @Test func readOnlyTextCanBeSelectedButNotChanged() throws {
        let test = TextViewFixture("Hello world")
        defer { test.end() }
        test.view.isEditable = false
        test.stage.click(test.point(2))
        #expect(test.view.isFirstResponder && test.delegate.log.isEmpty)
        try test.type("x")
        try test.key(.keyboardDeleteOrBackspace)
        try test.key(.keyboardA, .control)
        #expect(test.view.text == "Hello world" && test.view.selectedRange == NSRange(location: 0, length: 11))
        test.view.isSelectable = false
        test.view.resignFirstResponder()
        #expect(!test.view.becomeFirstResponder())
    }

    /// TX-14.
    @Test func scrollsToCaret() throws {
        let test = TextViewFixture()
        defer { test.end() }
        test.view.text = test.longText
        test.view.becomeFirstResponder()
        try test.key(.keyboardHome, .control)
        #expect(test.view.contentOffset.y == 0)
        try test.key(.keyboardEnd, .control)
        let most = test.view.contentSize.height - 120
        #expect(abs(test.view.contentOffset.y - most) < 1 && most > 3000)
        let caret = test.view.caretRect(for: test.view.endOfDocument)
        #expect(test.view.bounds.contains(caret))
        for _ in 0..<3 { try test.key(.keyboardPageUp) }
        #expect(test.view.contentOffset.y < most - 100)
        for _ in 0..<10 { try test.key(.keyboardUpArrow) }
        let head = test.view.caretRect(for: try #require(test.view.selectedTextRange).end)
        #expect(test.view.bounds.contains(head))
    }

    /// TX-14.
    @Test func wheelScrollsWithinText() throws {
        let test = TextViewFixture()
        defer { test.end() }
        test.view.text = test.longText
        test.stage.show()
        let generator = try EventGenerator(window: test.stage.window)
        try generator.pointerMove(to: CGPoint(x: 100, y: 80))
        try generator.scroll(by: CGVector(dx: 0, dy: -150))
        test.stage.show()
        #expect(test.view.contentOffset.y > 50)
        let offset = test.view.contentOffset.y
        let first = test.view.closestPosition(to: CGPoint(x: 5, y: offset + 1))
        #expect(first.map { test.view.offset(from: test.view.beginningOfDocument, to: $0) } ?? 0 > 20)
        for _ in 0..<5 { try generator.scroll(by: CGVector(dx: 0, dy: 400)) }
        #expect(test.view.contentOffset.y == 0)
    }

    @Test func draggingBelowScrolls() {
        let test = TextViewFixture()
        defer { test.end() }
        test.view.text = test.longText
        test.stage.show()
        test.stage.press(CGPoint(x: 60, y: 60))
        test.stage.movePointer(to: CGPoint(x: 60, y: 190))
        test.stage.server.serve(for: 2)
        #expect(test.view.contentOffset.y > 300 && test.view.selectedRange.length > 200)
        test.stage.release(CGPoint(x: 60, y: 190))
    }

    @Test func visibleTextStaysWhenHeightEstimatesChange() {
        let test = TextViewFixture()
        defer { test.end() }
        // The height estimates are far off for narrow glyphs.
        test.view.text = (0..<500).map { _ in String(repeating: "il", count: 40) }.joined(separator: "\n")
        test.stage.show()
        test.view.contentOffset.y = 6000
        test.stage.show()
        for _ in 0..<30 {
            let old = test.view.contentOffset.y
            let place = test.view.editor.document.place(at: CGPoint(x: 0, y: old - 8 + 60))
            let before = test.view.editor.document.caretRect(for: place).minY - old
            test.view.scroll(by: -20)
            test.stage.show()
            let after = test.view.editor.document.caretRect(for: place).minY - test.view.contentOffset.y
            #expect(abs(after - before - 20) <= 1)
        }
    }

    @Test func doubleAndTripleClicksSelectWordsAndParagraphs() {
        let test = TextViewFixture("one two\nthree four")
        defer { test.end() }
        let point = test.point(9)
        test.stage.click(point)
        test.stage.click(point)
        #expect(test.view.selectedRange == NSRange(location: 8, length: 5))
        test.stage.click(point)
        #expect(test.view.selectedRange == NSRange(location: 8, length: 10))
    }

    /// TX-05.
    @Test func opensLinkUnlessDelegateRefuses() throws {
        let test = TextViewFixture()
        defer { test.end() }
        test.stage.server.openableSchemes = ["https"]
        test.view.attributedText = NSAttributedString(string: "here", attributes: [.link: "https://example.org"])
        test.view.isEditable = false
        test.stage.show()
        test.delegate.allowsLinks = false
        test.stage.click(test.point(1))
        #expect(test.delegate.link != nil && test.stage.server.openedLinks.isEmpty)
        test.delegate.allowsLinks = true
        test.stage.server.serve(for: 1)
        test.stage.click(test.point(1))
        #expect(test.stage.server.openedLinks.map(\.absoluteString) == ["https://example.org"])
        test.view.delegate = nil
        test.stage.server.serve(for: 1)
        test.stage.click(test.point(1))
        #expect(test.stage.server.openedLinks.count == 2)
    }

    @Test func tappedLinkIsReportedToDelegate() {
        let test = TextViewFixture()
        defer { test.end() }
        let text = NSMutableAttributedString(string: "see here now")
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
        test.view.attributedText = text
        test.stage.show()
        test.stage.click(test.point(5))
        #expect(test.delegate.link == nil)
        test.view.isEditable = false
        test.stage.server.serve(for: 1)
        test.stage.click(test.point(1))
        #expect(test.delegate.link == nil)
        test.stage.server.serve(for: 1)
        test.stage.click(test.point(5))
        #expect(test.delegate.link?.absoluteString == "https://example.org")
        let blue = UIColor.link.resolvedColor(with: test.view.traitCollection).cgColor.rgba
        #expect(
            test.stage.pixels().values.contains { abs(Double($0 & 0xFF) / 255 - blue.blue) < 0.05 && $0 != 0xFFFFFF })
    }

    @Test func typingAttributesComeFromNeighborsOrProperty() throws {
        let test = TextViewFixture("ab")
        defer { test.end() }
        test.view.becomeFirstResponder()
        test.view.typingAttributes = [.foregroundColor: UIColor.red]
        try test.type("cd")
        #expect(test.view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        test.view.selectedRange = NSRange(location: 1, length: 0)
        try test.type("x")
        #expect(test.view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .label)
        #expect(test.view.text == "axbcd")
    }

    @Test func nonscrollingViewIsAsHighAsItsText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        view.isScrollEnabled = false
        view.text = "one\ntwo\nthree"
        let three = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        view.text = "one"
        let one = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(abs(three - one - 2 * (one - 16)) < 0.5 && view.intrinsicContentSize.height == one)
        view.textContainerInset = .zero
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == one - 16)
        view.textContainer.lineFragmentPadding = 0
        #expect(view.caretRect(for: view.beginningOfDocument).minX == 0)
    }

    @Test("a frame after any key equals a full repaint", arguments: [1, 1.25, 2] as [CGFloat])
    func frames(_ scale: CGFloat) throws {
        let test = TextViewFixture(
            "Some text to change\nthat has several lines, and is long enough to be broken\nend", scale: scale)
        defer { test.end() }
        test.view.becomeFirstResponder()
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
            (.keyboardHome, .control), (.keyboardA, []), (.keyboardReturnOrEnter, []), (.keyboardDownArrow, .shift),
            (.keyboardDownArrow, []), (.keyboardB, []), (.keyboardDeleteOrBackspace, .control), (.keyboardA, .control),
            (.keyboardEnd, []), (.keyboardSpacebar, []), (.keyboardReturnOrEnter, []), (.keyboardZ, .control),
        ]
        for (key, flags) in keys {
            try test.key(key, flags)
            test.stage.show()
            #expect(test.stage.pixels().values == test.stage.repaintedPixels(), "\(key)")
        }
    }

    @Test("a key in a line paints little more than the line")
    func damage() throws {
        let test = TextViewFixture()
        defer { test.end() }
        test.view.text = test.longText
        test.view.becomeFirstResponder()
        test.view.selectedRange = NSRange(location: 3, length: 0)
        test.stage.show()
        let before = test.stage.pixels()
        try test.type("x")
        test.stage.show()
        let after = test.stage.pixels()
        var rows = Set<Int>()
        for index in before.values.indices where before.values[index] != after.values[index] {
            rows.insert(index / before.width)
        }
        #expect(!rows.isEmpty && rows.count <= 24, "\(rows.sorted())")
    }
}

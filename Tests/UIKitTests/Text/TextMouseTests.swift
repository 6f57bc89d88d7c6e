import CoreGraphics
import DisplayServer
import Foundation
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Tests of the pointer in text fields and text views.
@MainActor @Suite(.serialized) struct TextMouseTests {
    @MainActor private final class TextMouseFixture {
        let stage = WidgetStage(width: 400, height: 200)
        private let subject: TextSubject
        var input: UIView & UITextInput { subject.view }
        var editor: TextEditor { subject.editor }
        var marks: String { subject.marks }

        init(isField: Bool, _ text: String, frame: CGRect? = nil) {
            subject = TextSubject(isField: isField, text)
            stage.add(input, frame ?? CGRect(x: 50, y: 60, width: 300, height: isField ? 30 : 80))
        }

        /// Returns the location just after the leading edge of a character, in window coordinates.
        func point(_ offset: Int) -> CGPoint {
            let caret = input.caretRect(for: TextPosition(TextLocation(offset)))
            return input.convert(CGPoint(x: caret.minX + 1, y: caret.midY), to: nil)
        }

        /// Waits until the next click counts as a first click.
        func pause() { stage.server.serve(for: 1) }

        /// Clicks several times, and drags with the last click.
        func drag(from: Int, to: Int, clicks: Int = 1) {
            for _ in 1..<clicks { stage.click(point(from)) }
            stage.press(point(from))
            stage.movePointer(to: point(to))
            stage.release(point(to))
        }

        func shiftClick(_ offset: Int) {
            let location = point(offset)
            stage.movePointer(to: location)
            for isDown in [true, false] {
                stage.surface.inject(
                    InputEvent(
                        timestamp: stage.server.now, modifiers: .shift,
                        kind: .button(number: 1, isDown: isDown, location: location)))
                stage.server.processPendingEvents()
            }
        }

        func middleClick(_ location: CGPoint) {
            stage.movePointer(to: location)
            stage.inject(.button(number: 3, isDown: true, location: location))
            stage.inject(.button(number: 3, isDown: false, location: location))
        }
    }

    @Test(
        "TX-10 one click places the caret, two select a word, three a paragraph, and the fourth starts again",
        arguments: [true, false])
    func clicks(_ isField: Bool) {
        let fixture = TextMouseFixture(isField: isField, isField ? "one two three" : "zero\none two three\nfour")
        defer { fixture.stage.end() }
        let start = isField ? 0 : 5
        let expected =
            isField
            ? ["one t|wo three", "one [two| three", "[one two three|", "one t|wo three"]
            : [
                "zero\none t|wo three\nfour", "zero\none [two| three\nfour", "zero\n[one two three\n|four",
                "zero\none t|wo three\nfour",
            ]
        for marks in expected {
            fixture.stage.click(fixture.point(start + 5))
            #expect(fixture.marks == marks)
        }
        #expect(fixture.input.isFirstResponder)
    }

    @Test("TX-10 dragging selects characters up to the pointer", arguments: [true, false])
    func dragging(_ isField: Bool) {
        let fixture = TextMouseFixture(isField: isField, "one two three")
        defer { fixture.stage.end() }
        fixture.drag(from: 1, to: 9)
        #expect(fixture.marks == "o[ne two t|hree")
        fixture.pause()
        fixture.drag(from: 9, to: 1)
        #expect(fixture.marks == "o|ne two t[hree")
    }

    @Test("TX-10 dragging after a double click selects whole words, including the first one", arguments: [true, false])
    func draggingByWords(_ isField: Bool) {
        let fixture = TextMouseFixture(isField: isField, "one two three four")
        defer { fixture.stage.end() }
        fixture.drag(from: 5, to: 9, clicks: 2)
        #expect(fixture.marks == "one [two three| four")
        fixture.pause()
        fixture.drag(from: 5, to: 1, clicks: 2)
        #expect(fixture.marks == "|one two[ three four")
        fixture.pause()
        for _ in 1..<2 { fixture.stage.click(fixture.point(5)) }
        fixture.stage.press(fixture.point(5))
        for offset in [15, 1, 5, 6] { fixture.stage.movePointer(to: fixture.point(offset)) }
        fixture.stage.release(fixture.point(6))
        #expect(fixture.marks == "one [two| three four")
    }

    @Test("TX-10 dragging after a triple click selects whole paragraphs")
    func draggingByParagraphs() {
        let fixture = TextMouseFixture(isField: false, "zero\none two\nthree four\nfive")
        defer { fixture.stage.end() }
        fixture.drag(from: 7, to: 15, clicks: 3)
        #expect(fixture.marks == "zero\n[one two\nthree four\n|five")
        fixture.pause()
        fixture.drag(from: 15, to: 2, clicks: 3)
        #expect(fixture.marks == "|zero\none two\nthree four\n[five")
    }

    @Test("TX-10 a Shift-click extends the selection from its fixed end", arguments: [true, false])
    func shiftClick(_ isField: Bool) {
        let fixture = TextMouseFixture(isField: isField, "one two three")
        defer { fixture.stage.end() }
        fixture.stage.click(fixture.point(5))
        fixture.shiftClick(9)
        #expect(fixture.marks == "one t[wo t|hree")
        fixture.shiftClick(2)
        #expect(fixture.marks == "on|e t[wo three")
        fixture.pause()
        // Dragging after a Shift-click extends the selection, too.
        let location = fixture.point(11)
        fixture.stage.surface.inject(
            InputEvent(
                timestamp: fixture.stage.server.now, modifiers: .shift,
                kind: .button(number: 1, isDown: true, location: location)))
        fixture.stage.server.processPendingEvents()
        fixture.stage.movePointer(to: fixture.point(12))
        fixture.stage.release(fixture.point(12))
        #expect(fixture.marks == "one t[wo thre|e")
    }

    @Test("TX-10 a field scrolls while the button is held beside it", arguments: [1, 2])
    func scrollingField(_ clicks: Int) throws {
        let text = String(repeating: "word ", count: 60)
        let fixture = TextMouseFixture(isField: true, text, frame: CGRect(x: 100, y: 60, width: 120, height: 30))
        defer { fixture.stage.end() }
        let field = try #require(fixture.input as? UITextField)
        field.becomeFirstResponder()
        fixture.editor.select(0..<0)
        fixture.stage.show()
        for _ in 1..<clicks { fixture.stage.click(CGPoint(x: 110, y: 75)) }
        fixture.stage.press(CGPoint(x: 110, y: 75))
        fixture.stage.movePointer(to: CGPoint(x: 300, y: 75))
        fixture.stage.server.serve(for: 5)
        #expect(fixture.editor.selection.head.offset == 300 && field.scrollOffset > 500)
        fixture.stage.movePointer(to: CGPoint(x: 20, y: 75))
        fixture.stage.server.serve(for: 5)
        // The word that was clicked stays selected.
        #expect(fixture.editor.selection.head.offset == (clicks == 1 ? 0 : 4) && field.scrollOffset == 0)
        fixture.stage.release(CGPoint(x: 20, y: 75))
        // Scrolling stops when the button is released.
        fixture.stage.server.serve(for: 1)
        fixture.stage.movePointer(to: CGPoint(x: 300, y: 75))
        fixture.stage.server.serve(for: 1)
        #expect(field.scrollOffset == 0)
    }

    @Test("TX-10 a text view scrolls while the button is held above or below it", arguments: [1, 2, 3])
    func scrollingTextView(_ clicks: Int) throws {
        let text = (0..<100).map { "Paragraph \($0)" }.joined(separator: "\n")
        let fixture = TextMouseFixture(isField: false, text)
        defer { fixture.stage.end() }
        let view = try #require(fixture.input as? UITextView)
        fixture.stage.show()
        for _ in 1..<clicks { fixture.stage.click(fixture.point(15)) }
        fixture.stage.press(fixture.point(15))
        fixture.stage.movePointer(to: CGPoint(x: 120, y: 195))
        fixture.stage.server.serve(for: 8)
        let most = view.contentSize.height - view.bounds.height
        #expect(abs(view.contentOffset.y - most) < 1 && view.selectedRange.length > 1200)
        fixture.stage.movePointer(to: CGPoint(x: 50, y: 5))
        fixture.stage.server.serve(for: 8)
        #expect(view.contentOffset.y == 0 && view.selectedRange.location == 0)
        fixture.stage.release(CGPoint(x: 50, y: 5))
    }

    @Test("TX-11 a middle click pastes the primary selection at the pointer", arguments: [true, false])
    func middleClick(_ isField: Bool) {
        let fixture = TextMouseFixture(isField: isField, "one two")
        defer { fixture.stage.end() }
        fixture.input.becomeFirstResponder()
        fixture.editor.select(0..<0)
        UIPasteboard.primary.string = "PRIMARY"
        fixture.middleClick(fixture.point(5))
        #expect(fixture.marks == "one tPRIMARY|wo" && fixture.input.isFirstResponder)
    }

    @Test(
        "TX-11 the primary selection keeps text that is no longer selected or was deleted",
        arguments: [true, false])
    func primarySelectionPersists(_ isField: Bool) throws {
        let fixture = TextMouseFixture(isField: isField, "one two three")
        defer { fixture.stage.end() }
        fixture.drag(from: 4, to: 7)
        #expect(UIPasteboard.primary.string == "two")
        fixture.pause()
        fixture.middleClick(fixture.point(13))
        #expect(fixture.marks == "one two threetwo|")
        fixture.pause()
        fixture.drag(from: 0, to: 3)
        try EventGenerator(window: fixture.stage.window).keyType("x")
        #expect(UIPasteboard.primary.string == "one" && fixture.marks == "x| two threetwo")
        fixture.editor.select(2..<5)
        fixture.input.resignFirstResponder()
        #expect(UIPasteboard.primary.string == "two")
        // The primary selection is the current selection, not the one at the beginning of selecting.
        fixture.input.becomeFirstResponder()
        fixture.editor.select(0..<1)
        try EventGenerator(window: fixture.stage.window).keyPress(.keyboardRightArrow, modifiers: .shift)
        #expect(UIPasteboard.primary.string == "x ")
    }

    @Test(
        "TX-11 the secondary button opens the edit menu for the selection or at the pointer", arguments: [true, false])
    func secondary(_ isField: Bool) throws {
        let stage = try MenuStage()
        defer { stage.close() }
        let text = stage.addText(isField: isField, "one [two| three")
        func click(_ offset: Int) {
            let caret = text.view.caretRect(for: TextPosition(TextLocation(offset)))
            stage.click(at: stage.location(of: text.view, caret.minX + 1, caret.midY), 2)
        }
        click(5)
        #expect(try stage.rows().contains("Copy") && text.marks == "one [two| three")
        stage.type(.keyboardEscape)
        stage.server.serve(for: 1)
        click(10)
        #expect(try !stage.rows().contains("Copy") && text.marks == "one two th|ree")
    }
}

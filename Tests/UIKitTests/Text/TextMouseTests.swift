import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the pointer in text fields and text views.
@MainActor @Suite(.serialized) struct TextMouseTests {
    @MainActor private final class Bench {
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
            let place = point(offset)
            stage.movePointer(to: place)
            for isDown in [true, false] {
                stage.surface.inject(
                    InputEvent(
                        timestamp: stage.server.now, modifiers: .shift,
                        kind: .button(number: 1, isDown: isDown, location: place)))
                stage.server.processPendingEvents()
            }
        }

        func middleClick(_ place: CGPoint) {
            stage.movePointer(to: place)
            stage.inject(.button(number: 3, isDown: true, location: place))
            stage.inject(.button(number: 3, isDown: false, location: place))
        }
    }

    @Test("One click puts the caret, two select a word, three a paragraph, four begin anew", arguments: [true, false])
    func clicks(_ isField: Bool) {
        let bench = Bench(isField: isField, isField ? "one two three" : "zero\none two three\nfour")
        defer { bench.stage.end() }
        let start = isField ? 0 : 5
        let expected =
            isField
            ? ["one t|wo three", "one [two| three", "[one two three|", "one t|wo three"]
            : [
                "zero\none t|wo three\nfour", "zero\none [two| three\nfour", "zero\n[one two three\n|four",
                "zero\none t|wo three\nfour",
            ]
        for marks in expected {
            bench.stage.click(bench.point(start + 5))
            #expect(bench.marks == marks)
        }
        #expect(bench.input.isFirstResponder)
    }

    @Test("Dragging selects letters, and the end that moves is where the pointer is", arguments: [true, false])
    func dragging(_ isField: Bool) {
        let bench = Bench(isField: isField, "one two three")
        defer { bench.stage.end() }
        bench.drag(from: 1, to: 9)
        #expect(bench.marks == "o[ne two t|hree")
        bench.pause()
        bench.drag(from: 9, to: 1)
        #expect(bench.marks == "o|ne two t[hree")
    }

    @Test("Dragging after two clicks selects whole words, and never less than the first", arguments: [true, false])
    func draggingByWords(_ isField: Bool) {
        let bench = Bench(isField: isField, "one two three four")
        defer { bench.stage.end() }
        bench.drag(from: 5, to: 9, clicks: 2)
        #expect(bench.marks == "one [two three| four")
        bench.pause()
        bench.drag(from: 5, to: 1, clicks: 2)
        #expect(bench.marks == "|one two[ three four")
        bench.pause()
        for _ in 1..<2 { bench.stage.click(bench.point(5)) }
        bench.stage.press(bench.point(5))
        for offset in [15, 1, 5, 6] { bench.stage.movePointer(to: bench.point(offset)) }
        bench.stage.release(bench.point(6))
        #expect(bench.marks == "one [two| three four")
    }

    @Test("Dragging after three clicks selects whole paragraphs")
    func draggingByParagraphs() {
        let bench = Bench(isField: false, "zero\none two\nthree four\nfive")
        defer { bench.stage.end() }
        bench.drag(from: 7, to: 15, clicks: 3)
        #expect(bench.marks == "zero\n[one two\nthree four\n|five")
        bench.pause()
        bench.drag(from: 15, to: 2, clicks: 3)
        #expect(bench.marks == "|zero\none two\nthree four\n[five")
    }

    @Test("A click with Shift extends the selection from the end that stays", arguments: [true, false])
    func shiftClick(_ isField: Bool) {
        let bench = Bench(isField: isField, "one two three")
        defer { bench.stage.end() }
        bench.stage.click(bench.point(5))
        bench.shiftClick(9)
        #expect(bench.marks == "one t[wo t|hree")
        bench.shiftClick(2)
        #expect(bench.marks == "on|e t[wo three")
        bench.pause()
        // Dragging after a Shift-click extends the selection, too.
        let place = bench.point(11)
        bench.stage.surface.inject(
            InputEvent(
                timestamp: bench.stage.server.now, modifiers: .shift,
                kind: .button(number: 1, isDown: true, location: place)))
        bench.stage.server.processPendingEvents()
        bench.stage.movePointer(to: bench.point(12))
        bench.stage.release(bench.point(12))
        #expect(bench.marks == "one t[wo thre|e")
    }

    @Test("Beside a field the text scrolls while the button is held", arguments: [1, 2])
    func scrollingAField(_ clicks: Int) throws {
        let text = String(repeating: "word ", count: 60)
        let bench = Bench(isField: true, text, frame: CGRect(x: 100, y: 60, width: 120, height: 30))
        defer { bench.stage.end() }
        let field = try #require(bench.input as? UITextField)
        field.becomeFirstResponder()
        bench.editor.select(0..<0)
        bench.stage.show()
        for _ in 1..<clicks { bench.stage.click(CGPoint(x: 110, y: 75)) }
        bench.stage.press(CGPoint(x: 110, y: 75))
        bench.stage.movePointer(to: CGPoint(x: 300, y: 75))
        bench.stage.server.serve(for: 5)
        #expect(bench.editor.selection.head.offset == 300 && field.scrollOffset > 500)
        bench.stage.movePointer(to: CGPoint(x: 20, y: 75))
        bench.stage.server.serve(for: 5)
        // The word that was clicked stays selected.
        #expect(bench.editor.selection.head.offset == (clicks == 1 ? 0 : 4) && field.scrollOffset == 0)
        bench.stage.release(CGPoint(x: 20, y: 75))
        // Scrolling stops when the button is released.
        bench.stage.server.serve(for: 1)
        bench.stage.movePointer(to: CGPoint(x: 300, y: 75))
        bench.stage.server.serve(for: 1)
        #expect(field.scrollOffset == 0)
    }

    @Test("Above and below a text view the text scrolls while the button is held", arguments: [1, 2, 3])
    func scrollingATextView(_ clicks: Int) throws {
        let text = (0..<100).map { "Paragraph \($0)" }.joined(separator: "\n")
        let bench = Bench(isField: false, text)
        defer { bench.stage.end() }
        let view = try #require(bench.input as? UITextView)
        bench.stage.show()
        for _ in 1..<clicks { bench.stage.click(bench.point(15)) }
        bench.stage.press(bench.point(15))
        bench.stage.movePointer(to: CGPoint(x: 120, y: 195))
        bench.stage.server.serve(for: 8)
        let most = view.contentSize.height - view.bounds.height
        #expect(abs(view.contentOffset.y - most) < 1 && view.selectedRange.length > 1200)
        bench.stage.movePointer(to: CGPoint(x: 50, y: 5))
        bench.stage.server.serve(for: 8)
        #expect(view.contentOffset.y == 0 && view.selectedRange.location == 0)
        bench.stage.release(CGPoint(x: 50, y: 5))
    }

    @Test("The middle button pastes what is selected where it is clicked", arguments: [true, false])
    func middleClick(_ isField: Bool) {
        let bench = Bench(isField: isField, "one two")
        defer { bench.stage.end() }
        bench.input.becomeFirstResponder()
        bench.editor.select(0..<0)
        UIPasteboard.primary.string = "PRIMARY"
        bench.middleClick(bench.point(5))
        #expect(bench.marks == "one tPRIMARY|wo" && bench.input.isFirstResponder)
    }

    @Test(
        "What was selected last can be pasted although it is selected no more, or gone",
        arguments: [true, false])
    func selectionStaysOffered(_ isField: Bool) throws {
        let bench = Bench(isField: isField, "one two three")
        defer { bench.stage.end() }
        bench.drag(from: 4, to: 7)
        #expect(UIPasteboard.primary.string == "two")
        bench.pause()
        bench.middleClick(bench.point(13))
        #expect(bench.marks == "one two threetwo|")
        bench.pause()
        bench.drag(from: 0, to: 3)
        try EventGenerator(window: bench.stage.window).keyType("x")
        #expect(UIPasteboard.primary.string == "one" && bench.marks == "x| two threetwo")
        bench.editor.select(2..<5)
        bench.input.resignFirstResponder()
        #expect(UIPasteboard.primary.string == "two")
        // The primary selection is the current selection, not the one at the beginning of selecting.
        bench.input.becomeFirstResponder()
        bench.editor.select(0..<1)
        try EventGenerator(window: bench.stage.window).keyPress(.keyboardRightArrow, modifiers: .shift)
        #expect(UIPasteboard.primary.string == "x ")
    }

    @Test("The secondary button opens the edit menu, on what is selected or at the pointer", arguments: [true, false])
    func secondary(_ isField: Bool) throws {
        let stage = try MenuStage()
        defer { stage.close() }
        let text = stage.addText(isField: isField, "one [two| three")
        func click(_ offset: Int) {
            let caret = text.view.caretRect(for: TextPosition(TextLocation(offset)))
            stage.click(at: stage.place(text.view, caret.minX + 1, caret.midY), 2)
        }
        click(5)
        #expect(try stage.rows().contains("Copy") && text.marks == "one [two| three")
        stage.type(.keyboardEscape)
        stage.server.serve(for: 1)
        click(10)
        #expect(try !stage.rows().contains("Copy") && text.marks == "one two th|ree")
    }
}

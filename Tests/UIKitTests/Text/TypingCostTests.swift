import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the cost of a key press in short and long documents, and of the area that it repaints.
@MainActor @Suite(.serialized) struct TypingCostTests {
    /// A text view in a window, with the caret in the middle of the text.
    @MainActor private final class TypingFixture {
        let stage = WidgetStage(width: 400, height: 300)
        let view = UITextView()

        init(_ text: String) {
            view.text = text
            stage.add(view, CGRect(x: 20, y: 20, width: 360, height: 260))
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: text.utf16.count / 2, length: 0)
            view.scrollRangeToVisible(view.selectedRange)
            stage.show()
        }

        func key(_ usage: Int, _ text: String) {
            for isDown in [true, false] {
                let change = KeyChange(
                    usage: usage, isDown: isDown, characters: text, charactersIgnoringModifiers: text)
                stage.inject(.key(change))
            }
        }

        /// Places the caret at the end of the paragraph in the middle.
        func moveToEndOfMiddleParagraph() {
            let document = view.editor.document
            view.selectedRange = NSRange(
                location: document.contentEnd(ofParagraphAt: document.length / 2), length: 0)
        }

        /// Types 200 characters, and presents a frame after each.
        ///
        /// - Returns: The minimum time of one character, in seconds.
        func type() -> Double {
            var least = Double.infinity
            for index in 0..<200 {
                let start = ContinuousClock.now
                key(index % 6 == 5 ? 0x2c : 0x04, index % 6 == 5 ? " " : "a")
                stage.server.serve(for: 0.02)
                let time = ContinuousClock.now - start
                least = min(least, Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
            }
            return least
        }
    }

    private static func paragraphs(_ size: Int) -> String {
        let line = "A paragraph with a few words, which is about as long as those that people write in notes.\n"
        return String(repeating: line, count: size / line.utf8.count)
    }

    private static func oneParagraph(_ size: Int) -> String { String(repeating: "some words ", count: size / 11) }

    @Test("a key costs the same in a document of 1 MB as in one of 10 KB")
    func paragraphs() {
        let small = TypingFixture(Self.paragraphs(10_000))
        defer { small.stage.end() }
        let large = TypingFixture(Self.paragraphs(1_000_000))
        defer { large.stage.end() }
        #expect(large.view.editor.document.length > 990_000)
        let times = (small.type(), large.type())
        // The minimum of 200 measurements depends little on other programs.
        #expect(times.1 < 3 * times.0, "\(times)")
        // Only the visible text was laid out.
        var count = 0
        large.view.editor.document.pieces.forEach { if $0.layout != nil { count += 1 } }
        #expect((1..<60).contains(count))
    }

    @Test("a key costs the same in one paragraph of 1 MB as in one of 10 KB")
    func oneParagraph() {
        let small = TypingFixture(Self.oneParagraph(10_000))
        defer { small.stage.end() }
        let large = TypingFixture(Self.oneParagraph(1_000_000))
        defer { large.stage.end() }
        let times = (small.type(), large.type())
        #expect(times.1 < 4 * times.0, "\(times)")
    }

    @Test("a key paints only the changed lines and their neighbors", arguments: [1, 12])
    func damage(_ linesBefore: Int) {
        // The caret is in one of many lines of a paragraph.
        let fixture = TypingFixture(
            Self.paragraphs(500_000) + String(repeating: "some words that fill lines ", count: 30)
                + "\n" + Self.paragraphs(500_000))
        let stage = fixture.stage
        defer { stage.end() }
        let document = fixture.view.editor.document
        let start = document.paragraph(at: document.length / 2).lowerBound
        fixture.view.selectedRange = NSRange(location: start + 60 * linesBefore, length: 0)
        stage.show()
        let line = document.lineHeight
        var isWrapSeen = false
        var heights: [Int] = []
        for index in 0..<200 {
            let lines = document.laidOut(document.pieces.find(unit: start)).lineCount
            let offset = fixture.view.contentOffset
            fixture.key(index % 6 == 5 ? 0x2c : 0x04, index % 6 == 5 ? " " : "a")
            stage.server.serve(for: 0.02)
            let caret = fixture.view.convert(
                fixture.view.caretRect(for: TextPosition(fixture.view.editor.selection.head)), to: nil)
            // Each key press presents one frame.
            let painted = stage.surface.paintedRegions.suffix(1)
            guard document.laidOut(document.pieces.find(unit: start)).lineCount == lines,
                fixture.view.contentOffset == offset
            else {
                // The lines below have moved, or the view has scrolled.
                isWrapSeen = true
                continue
            }
            let top = painted.flatMap(\.rects).map { Int($0.y) }.min() ?? 0
            let bottom = painted.flatMap(\.rects).map { Int($0.y + $0.height) }.max() ?? 0
            #expect(CGFloat(top) >= caret.minY - 2 * line - 4, "key \(index)")
            // A word can move to the next line, and move other words until a line has space.
            #expect(CGFloat(bottom) <= caret.maxY + 12 * line, "key \(index)")
            heights.append(bottom - top)
        }
        #expect(isWrapSeen)
        // In most cases no word moves to another line.
        let most = heights.sorted()[heights.count * 3 / 4]
        #expect(CGFloat(most) <= 3 * line + 6, "\(heights)")
    }

    @Test("a character in a line with space paints at most three lines")
    func smallDamage() {
        let text = (0..<40).map { _ in "some words that do not fill the last line, as they end in it early on" }
        let fixture = TypingFixture(text.joined(separator: "\n"))
        let stage = fixture.stage
        defer { stage.end() }
        fixture.moveToEndOfMiddleParagraph()
        stage.show()
        for _ in 0..<3 {
            fixture.key(0x04, "a")
            stage.server.serve(for: 0.02)
            let painted = stage.surface.paintedRegions.suffix(1).flatMap(\.rects)
            #expect(!painted.isEmpty)
            let height = (painted.map { Int($0.y + $0.height) }.max() ?? 0) - (painted.map { Int($0.y) }.min() ?? 0)
            #expect(CGFloat(height) <= 3 * fixture.view.editor.document.lineHeight + 6, "\(painted)")
        }
    }

    @Test("a character at the end of a line paints only itself and the caret", arguments: [false, true])
    func damageAtLineEnd(_ isShapedByPango: Bool) {
        let line = isShapedByPango ? "a line with a tab\tand words" : "a line with a few more words"
        let fixture = TypingFixture(Array(repeating: line, count: 40).joined(separator: "\n"))
        let stage = fixture.stage
        defer { stage.end() }
        fixture.moveToEndOfMiddleParagraph()
        stage.show()
        for _ in 0..<5 {
            fixture.key(0x04, "a")
            stage.server.serve(for: 0.02)
            let painted = stage.surface.paintedRegions.suffix(1).flatMap(\.rects)
            #expect(!painted.isEmpty)
            let left = painted.map { Int($0.x) }.min() ?? 0
            let right = painted.map { Int($0.x + $0.width) }.max() ?? 0
            #expect(right - left <= 30, "\(painted)")
            #expect(stage.pixels().values == stage.repaintedPixels())
        }
    }
}

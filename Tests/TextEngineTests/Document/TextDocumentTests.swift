import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import TextEngine

/// Tests of documents, which store and lay out text by paragraph.
@MainActor @Suite struct TextDocumentTests {
    private func pieces(of document: TextDocument) -> [String] {
        var result: [String] = []
        document.pieces.forEach { result.append($0.text) }
        return result
    }

    @Test func eachParagraphIsBlockAndLastHasNoTerminator() {
        #expect(
            pieces(of: TextDocument(TextFragment("a\nbc\r\nd\re\u{2029}f"))) == [
                "a\n", "bc\r\n", "d\r", "e\u{2029}", "f",
            ])
        #expect(pieces(of: TextDocument(TextFragment("a\n"))) == ["a\n", ""])
        #expect(pieces(of: TextDocument()) == [""])
    }

    @Test func typingAndDeletingSplitsAndJoinsParagraphs() {
        let document = TextDocument(TextFragment("one\ntwo"))
        document.replace(1..<1, with: TextFragment("x\ny"))
        #expect(pieces(of: document) == ["ox\n", "yne\n", "two"])
        document.replace(2..<3, with: TextFragment())
        #expect(pieces(of: document) == ["oxyne\n", "two"])
        document.replace(0..<document.length, with: TextFragment("\n"))
        #expect(pieces(of: document) == ["\n", ""])
        document.replace(0..<1, with: TextFragment())
        #expect(pieces(of: document) == [""] && document.length == 0)
    }

    @Test func adjacentCarriageReturnAndLineFeedAreOneTerminator() {
        let document = TextDocument(TextFragment("a\rx\nb"))
        document.replace(2..<3, with: TextFragment())
        #expect(pieces(of: document) == ["a\r\n", "b"])
        document.replace(2..<2, with: TextFragment("y"))
        #expect(pieces(of: document) == ["a\r", "y\n", "b"])
        let other = TextDocument(TextFragment("a\nb"))
        other.replace(1..<1, with: TextFragment("\r"))
        #expect(pieces(of: other) == ["a\r\n", "b"])
    }

    @Test func clampsInvalidOffsets() {
        let document = TextDocument(TextFragment("a👍b"))
        #expect(document.replace(2..<3, with: TextFragment("x")) == 1..<3)
        #expect(document.string == "axb")
        document.replace(-5..<100, with: TextFragment("👍"))
        #expect(document.string == "👍" && document.clamp(1..<1) == 0..<2)
        #expect(document.string(in: 1..<2) == "👍")
        let halves = NSString(characters: [0x61, 0xD83D, 0x62], length: 3)
        let damaged = TextDocument(TextFragment(NSAttributedString(string: halves as String)))
        #expect(damaged.length == damaged.string.utf16.count)
        damaged.replace(1..<2, with: TextFragment("\0"))
        #expect(damaged.string.utf16.count == damaged.length)
    }

    @Test func randomChangesEqualStringChanges() {
        var random = SeededGenerator(seed: 7)
        let alphabet = [
            "a", "b ", "\n", "\r", "\r\n", "한", "e\u{301}", "👨‍👩‍👧‍👦", "\0", "\u{200d}", "\u{2029}", "long word ",
        ]
        let document = TextDocument()
        var model = TextModel()
        for step in 0..<3000 {
            let length = model.units.count
            var range = NSRange(location: Int.random(in: 0...length, using: &random), length: 0)
            range.length = random.chance(0.5) ? 0 : min(length - range.location, Int.random(in: 0...8, using: &random))
            let text = (0..<Int.random(in: 0...4, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
                .joined()
            let real = document.clamp(range.location..<range.location + range.length)
            document.replace(range.location..<range.location + range.length, with: TextFragment(text))
            model.replace(real, with: text)
            #expect(document.length == model.units.count)
            if step % 10 == 0 {
                #expect(document.string == model.text)
                #expect(pieces(of: document) == pieces(of: TextDocument(TextFragment(document.string))))
            }
            if document.length > 400 {
                document.replace(0..<document.length, with: TextFragment())
                model = TextModel()
            }
        }
    }

    @Test func splitsVeryLongParagraphs() {
        let line = String(repeating: "word ", count: 60_000)
        let document = TextDocument(TextFragment(line))
        #expect(document.pieces.count > 10 && document.length == 300_000 && document.string == line)
        #expect(pieces(of: document).allSatisfy { $0.utf16.count <= TextBlock.maximumUnits })
        #expect(document.paragraph(at: 150_000) == 0..<300_000)
        document.replace(150_000..<150_000, with: TextFragment("x\ny"))
        #expect(document.paragraph(at: 5) == 0..<150_002)
        document.replace(150_001..<150_002, with: TextFragment())
        #expect(document.length == 300_002 && document.paragraph(at: 5) == 0..<300_002)
        // A single character of excessive length.
        let endless = "e" + String(repeating: "\u{301}", count: 40_000)
        #expect(TextDocument(TextFragment(endless)).string == endless)
    }

    @Test func changesOfVeryLongParagraphEqualStringChanges() {
        var random = SeededGenerator(seed: 11)
        let line = String(repeating: "word 한글 👨‍👩‍👧‍👦 ", count: 3000)
        let document = TextDocument(TextFragment(line))
        var model = TextModel()
        model.replace(0..<0, with: line)
        for step in 0..<200 {
            let low = Int.random(in: 0...document.length, using: &random)
            let count = random.chance(0.1) ? 9000 : Int.random(in: 0...20, using: &random)
            let range = document.clamp(low..<min(document.length, low + count))
            let text =
                ["", "x", "\n", "\u{301}", "long " + String(repeating: "y", count: 3000)]
                .randomElement(using: &random) ?? ""
            document.replace(range, with: TextFragment(text))
            model.replace(range, with: text)
            #expect(document.length == model.units.count)
            if step % 20 == 0 { #expect(document.string == model.text) }
        }
        #expect(document.string == model.text)
    }

    @Test func heightIsEstimatedUntilLayout() {
        var style = TextDocumentStyle()
        style.width = 100
        let text = (0..<2000).map { "Paragraph \($0) with some words in it" }.joined(separator: "\n")
        let document = TextDocument(TextFragment(text), style: style)
        let estimate = document.pieces.extent
        #expect(document.pieces.find(unit: 50_000).piece.layout == nil)
        var corrections: CGFloat = 0
        document.extentDidChange = { _, delta, _ in corrections += delta }
        for placed in document.pieces(in: 1000...1300) { #expect(placed.layout.lineCount > 0) }
        #expect(document.pieces.find(unit: 0).piece.layout == nil)
        #expect(abs(document.pieces.extent - estimate - corrections) < 0.01)
        // The visible pieces are contiguous.
        let seen = document.pieces(in: 1000...1300)
        for (a, b) in zip(seen, seen.dropFirst()) {
            #expect(abs(a.origin.y + a.layout.size.height - b.origin.y) < 0.01)
        }
    }

    @Test func keyCostIsIndependentOfDocumentLength() {
        func secondsPerKey(_ bytes: Int) -> Double {
            let line = "The quick brown fox jumps over the lazy dog, and does so again.\n"
            var style = TextDocumentStyle()
            style.width = 400
            let document = TextDocument(
                TextFragment(String(repeating: line, count: bytes / line.utf8.count)), style: style)
            let middle = document.length / 2
            var times: [Duration] = []
            for key in 0..<200 {
                let clock = ContinuousClock()
                let time = clock.measure {
                    document.replace(middle + key..<middle + key, with: TextFragment("x"))
                    _ = document.caretRect(for: TextLocation(middle + key + 1, .upstream))
                }
                times.append(time)
            }
            times.sort()
            return Double(times[100].components.attoseconds) * 1e-18
        }
        let short = secondsPerKey(10_000)
        let long = secondsPerKey(1_000_000)
        // The document is 100 times longer. The tolerance accounts for other running programs.
        #expect(long < short * 3 + 0.0005, "\(short) \(long)")
    }

    @Test func attributesStayWithTheirCharacters() {
        let red = TextStyle([.color: "red"])
        let document = TextDocument(TextFragment("plain "))
        document.replace(6..<6, with: TextFragment("red", style: red))
        document.replace(9..<9, with: TextFragment("\nmore"))
        document.replace(0..<3, with: TextFragment("x\n"))
        #expect(document.string == "x\nin red\nmore")
        #expect(document.style(at: 5)?.range == 5..<8 && document.style(at: 5)?.style === red)
        #expect(document.style(before: 8) === red && document.style(before: 9) === TextStyle.plain)
        document.restyle(2..<8) { TextStyle($0.attributes.merging([.width: 2]) { $1 }) }
        #expect(document.style(at: 6)?.style.attributes.count == 2 && document.style(at: 0)?.style === TextStyle.plain)
        let attributed = document.fragment(in: 2..<8).attributedString(base: [:])
        #expect(attributed.string == "in red" && attributed.attribute(.width, at: 0, effectiveRange: nil) as? Int == 2)
        let back = TextDocument(TextFragment(document.fragment.attributedString(base: [:])))
        #expect(back.style(at: 6)?.style.isSame(as: document.style(at: 6)!.style) == true)
    }

    @Test func selectionRectsOfContinuedLinesReachEdge() {
        var style = TextDocumentStyle()
        style.width = 300
        let document = TextDocument(TextFragment("ab\n\ncd"), style: style)
        let all = -1000.0...1000.0 as ClosedRange<CGFloat>
        let height = document.lineHeight
        let rects = document.selectionRects(for: 1..<5, in: all, edges: 0...300)
        #expect(rects.filter { $0.minY == 0 }.map(\.maxX).max() == 300)
        #expect(rects.contains { abs($0.minY - height) < 1 && $0.minX == 0 && $0.maxX == 300 })
        #expect(rects.filter { $0.minY > height * 1.5 }.allSatisfy { $0.maxX < 100 })
        #expect(
            document.selectionRects(for: 1..<5, in: 2 * height + 1...3 * height, edges: 0...300).allSatisfy {
                $0.minY > height
            })
    }

    @Test func secureTextShowsDotForEachCharacter() {
        var style = TextDocumentStyle()
        style.isSecure = true
        style.isSingleLine = true
        let document = TextDocument(TextFragment("a👨‍👩‍👧‍👦b"), style: style)
        #expect(document.laidOut(document.pieces.find(unit: 0)).request.text == "•••")
        let end = document.caretRect(for: TextLocation(document.length)).minX
        let width = end / 3
        #expect(abs(document.caretRect(for: TextLocation(12)).minX - width * 2) < 1.5)
        #expect(document.place(at: CGPoint(x: width * 2, y: 3)).offset == 12)
        #expect(document.unit(at: 1) == 0..<13)
    }
}

extension NSAttributedString.Key {
    // Documents store any attributes.
    fileprivate static let color = NSAttributedString.Key("color")
    fileprivate static let width = NSAttributedString.Key("width")
}

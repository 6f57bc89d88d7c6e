import CoreGraphics
import Testing
import TextEngine

/// Tests of carets, hit testing, selections and cursor movement in many scripts.
@MainActor @Suite(.enabled(if: Machine.hasFonts)) struct TextGeometryTests {
    /// Single-line texts without zero-width characters.
    nonisolated static let samples: [String: String] = [
        "Latin": "Hello, quick fi fl world",
        "accents": "e\u{301}a\u{308}\u{323}n\u{303}o",
        "Hangul": "안녕하세요 세상",
        "Hangul jamo": "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}",
        "Arabic": "مرحبا بالعالم",
        "Hebrew": "שלום עולם",
        "Hebrew and Latin": "abc אבג def דהו",
        "Latin and Arabic": "مرحبا hello عالم 123",
        "Devanagari": "नमस्ते दुनिया",
        "Thai": "สวัสดีชาวโลก",
        "CJK": "日本語の文字と漢字",
        "emoji": "a👍🏽b👨‍👩‍👧‍👦c🇰🇷d",
    ]

    private func layout(_ text: String, width: CGFloat = .infinity, scale: CGFloat = 1) -> TextLayout {
        TextLayout.cached(
            TextLayout.Request(
                text: text, attributes: TextAttributes(font: FontDescriptor(size: 16)), width: width, scale: scale))
    }

    private func characters(of text: String) -> [Range<Int>] {
        text.indices.map { text.unit(of: $0)..<text.unit(of: text.index(after: $0)) }
    }

    // MARK: - Carets

    @Test(arguments: samples.keys.sorted(), [1, 1.25, 2] as [CGFloat])
    func charactersAreAdjacentBetweenTheirCarets(_ name: String, _ scale: CGFloat) throws {
        let text = try #require(TextGeometryTests.samples[name])
        let layout = layout(text, scale: scale)
        #expect(layout.lineCount == 1)
        var spans: [(left: CGFloat, right: CGFloat)] = []
        for range in characters(of: text) {
            let begin = layout.caretRect(for: TextLocation(range.lowerBound, .downstream))
            let end = layout.caretRect(for: TextLocation(range.upperBound, .upstream))
            #expect(begin.width == 0 && begin.minY == 0 && begin.height == layout.size.height)
            spans.append((min(begin.minX, end.minX), max(begin.minX, end.minX)))
        }
        spans.sort { $0.left < $1.left }
        #expect(abs(spans[0].left) < 0.01)
        #expect(abs(spans[spans.count - 1].right - layout.size.width) <= 1 / scale)
        for (a, b) in zip(spans, spans.dropFirst()) { #expect(abs(a.right - b.left) < 0.01, "\(spans)") }
    }

    @Test(arguments: samples.keys.sorted(), [1, 1.25, 2] as [CGFloat])
    func hitTestingAtACaretFindsThatCaret(_ name: String, _ scale: CGFloat) throws {
        let text = try #require(TextGeometryTests.samples[name])
        for width in [CGFloat.infinity, 60] {
            let layout = layout(text + "\n" + text, width: width, scale: scale)
            for range in characters(of: text + "\n" + text) {
                for location in [TextLocation(range.lowerBound), TextLocation(range.upperBound, .upstream)] {
                    let caret = layout.caretRect(for: location)
                    let hit = layout.place(at: CGPoint(x: caret.minX, y: caret.midY))
                    let found = layout.caretRect(for: hit)
                    #expect(found.minY == caret.minY)
                    #expect(abs(found.minX - caret.minX) <= 1 / scale, "\(location) \(hit)")
                }
            }
        }
    }

    @Test(arguments: samples.keys.sorted()) func everyPointHitsACharacterBoundary(_ name: String) throws {
        let text = try #require(TextGeometryTests.samples[name])
        let layout = layout(text, width: 100)
        let bounds = Set(characters(of: text).flatMap { [$0.lowerBound, $0.upperBound] })
        for y in stride(from: -10, to: layout.size.height + 10, by: 7) {
            for x in stride(from: -10, to: 120 as CGFloat, by: 1.5) {
                #expect(bounds.contains(layout.place(at: CGPoint(x: x, y: y)).offset))
            }
        }
    }

    @Test(arguments: samples.keys.sorted()) func visualStepsVisitEveryCharacterOnce(_ name: String) throws {
        let text = try #require(TextGeometryTests.samples[name])
        let layout = layout(text)
        let count = characters(of: text).count
        for toRight in [true, false] {
            var location = layout.place(at: CGPoint(x: toRight ? -5 : layout.size.width + 5, y: 2))
            var locations = [location]
            while case .place(let next) = layout.step(from: location, toRight: toRight), locations.count < 100 {
                let old = layout.caretRect(for: location).minX
                let new = layout.caretRect(for: next).minX
                #expect(toRight ? new > old : new < old, "\(location) \(next)")
                location = next
                locations.append(next)
            }
            #expect(locations.count == count + 1, "\(locations)")
        }
    }

    @Test func stepsPastTheEndOfALineReachTheNextLine() {
        let text = layout("ab\nאב\ncd")
        #expect(text.step(from: TextLocation(2), toRight: true) == .place(TextLocation(3)))
        // In a right-to-left line, the left end is the last position.
        #expect(text.step(from: TextLocation(5, .upstream), toRight: false) == .place(TextLocation(6)))
        #expect(text.step(from: TextLocation(3), toRight: true) == .place(TextLocation(2)))
        #expect(text.step(from: TextLocation(0), toRight: false) == .beforeStart)
        #expect(text.step(from: TextLocation(8), toRight: true) == .afterEnd)
        #expect(layout("").step(from: TextLocation(0), toRight: true) == .afterEnd)
    }

    @Test func aLocationAtALineBreakHasTwoCarets() {
        let text = layout("hello world", width: 50)
        #expect(text.lineCount == 2)
        let line = text.lineInfo(1)
        #expect(line.range == 6..<11 && text.lineInfo(0).isSoft && !line.isSoft)
        let end = text.caretRect(for: TextLocation(6, .upstream))
        let start = text.caretRect(for: TextLocation(6, .downstream))
        #expect(end.minY == 0 && end.minX > 30)
        #expect(start.minY == end.maxY && start.minX == 0)
        #expect(text.lineIndex(of: TextLocation(6, .upstream)) == 0 && text.lineIndex(of: TextLocation(6)) == 1)
        #expect(text.caretRect(for: text.place(onLine: 0, x: 400)).minX == end.minX)
        #expect(text.place(onLine: 1, x: -400) == TextLocation(6, .downstream))
    }

    @Test func aLocationAtADirectionChangeHasTwoCarets() {
        let text = layout("abc אבג")
        let upstream = text.caretRect(for: TextLocation(4, .upstream))
        let downstream = text.caretRect(for: TextLocation(4, .downstream))
        #expect(downstream.minX == text.size.width && upstream.minX < downstream.minX - 10)
        // The left edge of the Hebrew text is its end.
        #expect(text.caretRect(for: TextLocation(7, .upstream)).minX == upstream.minX)
    }

    @Test func invalidOffsetsAreClampedToCharacterBoundaries() {
        let text = layout("a👍🏽한")
        #expect(text.caretRect(for: TextLocation(-5)) == text.caretRect(for: TextLocation(0)))
        #expect(text.caretRect(for: TextLocation(99)) == text.caretRect(for: TextLocation(6)))
        // An offset inside a surrogate pair.
        #expect(text.caretRect(for: TextLocation(2)) == text.caretRect(for: TextLocation(1)))
        #expect(text.place(at: CGPoint(x: CGFloat.nan, y: 0)) == TextLocation(0))
        #expect(text.place(onLine: 7, x: .infinity) == TextLocation(0))
        #expect(text.place(at: CGPoint(x: 1000, y: 1000)).offset == 6)
    }

    @Test func emptyLinesHaveCarets() {
        let text = layout("ab\n\ncd\n")
        let height = layout("x").size.height
        #expect(text.caretRect(for: TextLocation(2)).minY == 0)
        #expect(text.caretRect(for: TextLocation(3)) == CGRect(x: 0, y: height, width: 0, height: height))
        #expect(text.caretRect(for: TextLocation(4)).minY == 2 * height)
        #expect(text.caretRect(for: TextLocation(7)) == CGRect(x: 0, y: 3 * height, width: 0, height: height))
        #expect(text.place(at: CGPoint(x: 50, y: height * 1.5)).offset == 3)
        #expect(layout("").caretRect(for: TextLocation(0)) == CGRect(x: 0, y: 0, width: 0, height: height))
    }

    // MARK: - Selections and ink

    @Test(arguments: samples.keys.sorted(), [1, 1.25, 2] as [CGFloat])
    func aSelectedCharacterIsBetweenItsCarets(_ name: String, _ scale: CGFloat) throws {
        let text = try #require(TextGeometryTests.samples[name])
        let layout = layout(text, scale: scale)
        for range in characters(of: text) {
            let begin = layout.caretRect(for: TextLocation(range.lowerBound, .downstream)).minX
            let end = layout.caretRect(for: TextLocation(range.upperBound, .upstream)).minX
            let rects = layout.selectionRects(for: range)
            #expect(rects.count == 1)
            #expect(abs(rects[0].minX - min(begin, end)) < 0.01 && abs(rects[0].maxX - max(begin, end)) < 0.01)
        }
        let all = layout.selectionRects(for: 0..<text.utf16.count).reduce(CGRect.null) { $0.union($1) }
        #expect(all.minX == 0 && all.minY == 0 && all.height == layout.size.height)
        #expect(abs(all.width - layout.size.width) <= 1 / scale)
        #expect(layout.selectionRects(for: 2..<2).isEmpty && layout.selectionRects(for: 100..<200).isEmpty)
    }

    @Test func aSelectionAcrossDirectionsHasSeveralRectangles() {
        let text = layout("abc אבג def")
        #expect(text.selectionRects(for: 2..<6).count == 2)
        let wrapped = layout("שלום עולם", width: 300)
        #expect(wrapped.selectionRects(for: 0..<4)[0].maxX == 300)
    }

    @Test(arguments: samples.keys.sorted(), [1, 1.25, 2] as [CGFloat])
    func inkBoundsAreInsideTheLayoutSize(_ name: String, _ scale: CGFloat) throws {
        let text = try #require(TextGeometryTests.samples[name])
        let layout = layout(text, scale: scale)
        let canvas = Canvas(500, 120, scale: scale)
        canvas.draw { layout.draw(in: $0, at: CGPoint(x: 20, y: 20), color: .black) }
        let ink = canvas.inkBounds
        #expect(!ink.isEmpty)
        // Glyphs can extend slightly beyond their advances.
        #expect(CGFloat(ink.minX) / scale > 18 && CGFloat(ink.maxX) / scale < 22 + layout.size.width)
        #expect(CGFloat(ink.minY) / scale >= 19 && CGFloat(ink.maxY) / scale <= 21 + layout.size.height)
        #expect(CGFloat(ink.width) / scale > layout.size.width * 0.8)
    }

    // MARK: - Words

    @Test func wordsAreFoundInEveryScript() {
        let latin = TextBoundaries("Hello, big  world")
        #expect(latin.wordStarts == [0, 7, 12] && latin.wordEnds == [5, 10, 17])
        #expect(latin.word(at: 0) == 0..<5 && latin.word(at: 5) == 0..<5 && latin.word(at: 6) == nil)
        #expect(latin.wordEnd(after: 5) == 10 && latin.wordStart(before: 7) == 0 && latin.wordEnd(after: 17) == nil)
        #expect(TextBoundaries("안녕 세상").word(at: 1) == 0..<2)
        #expect(TextBoundaries("שלום עולם").word(at: 6) == 5..<9)
        #expect(TextBoundaries("مرحبا عالم").wordEnds == [5, 10])
        #expect(TextBoundaries("नमस्ते दुनिया").word(at: 2) == 0..<6)
        // Offsets count UTF-16 code units.
        #expect(TextBoundaries("👍👍 ab").word(at: 6) == 5..<7)
        #expect(TextBoundaries("").wordStarts.isEmpty && TextBoundaries("\0\0").word(at: 1) == nil)
    }

    @Test func sentencesAreFound() {
        let text = "One is here. Two is there! Three"
        let breaks = TextBoundaries(text)
        #expect(breaks.sentence(at: 3, in: text.utf16.count) == 0..<13)
        #expect(breaks.sentence(at: 13, in: text.utf16.count) == 13..<27)
        #expect(breaks.sentence(at: 32, in: text.utf16.count) == 27..<32)
    }

    @Test func offsetsSnapToCharacterBoundaries() {
        let text = "a👍🏽e\u{301}\r\nb"
        #expect(text.characterStart(atUnit: 3) == 1 && text.characterEnd(atUnit: 3) == 5)
        #expect(text.characterStart(atUnit: 2) == 1 && text.characterEnd(atUnit: 5) == 5)
        #expect(text.nextCharacter(afterUnit: 1) == 5 && text.previousCharacter(beforeUnit: 5) == 1)
        #expect(text.nextCharacter(afterUnit: 7) == 9 && text.previousCharacter(beforeUnit: 9) == 7)
        #expect(text.previousCharacter(beforeUnit: 8) == 7 && text.previousCharacter(beforeUnit: 0) == 0)
        #expect(text.nextCharacter(afterUnit: 99) == 10 && text.characterEnd(atUnit: 99) == 10)
    }

    @Test(arguments: [
        "\u{200d}\u{200d}", "\0a\0", "\u{fffd}\u{feff}", "\r\r\n\u{2028}x\u{2029}", "\u{202e}abc\u{202c}d",
    ])
    func unusualTextHasCarets(_ text: String) {
        let layout = layout(text, width: 40)
        let length = text.utf16.count
        for offset in -1...length + 1 {
            #expect(layout.caretRect(for: TextLocation(offset)).height > 0)
            _ = layout.caretRect(for: TextLocation(offset, .upstream))
            _ = layout.step(from: TextLocation(offset), toRight: true)
            _ = layout.step(from: TextLocation(offset, .upstream), toRight: false)
        }
        for x in stride(from: 0, to: 50 as CGFloat, by: 5) {
            #expect((0...length).contains(layout.place(at: CGPoint(x: x, y: 20)).offset))
        }
        _ = layout.selectionRects(for: 0..<length)
    }
}

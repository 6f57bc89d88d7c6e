import CoreGraphics
import Testing
import TextEngine

@MainActor @Suite(.enabled(if: Machine.hasFonts)) struct TextLayoutTests {
    private let sentence = "The quick brown fox jumps over the lazy dog and runs away"

    private func layout(
        _ text: String, _ attributes: TextAttributes = TextAttributes(), width: CGFloat = .infinity, lines: Int = 0,
        _ lineBreak: LineBreak = .wordWrapping, _ alignment: TextAlignment = .natural, spacing: CGFloat = 0,
        scale: CGFloat = 1
    ) -> TextLayout {
        TextLayout.cached(
            TextLayout.Request(
                text: text, attributes: attributes, width: width, maximumLines: lines, lineBreak: lineBreak,
                alignment: alignment, lineSpacing: spacing, scale: scale))
    }

    private func drawn(_ layout: TextLayout, _ width: Int = 300, _ height: Int = 200) -> Canvas {
        let canvas = Canvas(width, height, scale: layout.request.scale)
        canvas.draw { layout.draw(in: $0, at: .zero, color: .black) }
        return canvas
    }

    // MARK: - Measuring

    @Test func anUnlimitedWidthHasOneLinePerParagraph() {
        #expect(layout(sentence).lineCount == 1)
        #expect(layout("one\ntwo\n\nfour").lineCount == 4)
        let single = layout("one")
        let double = layout("one\ntwo")
        #expect(double.size.height == 2 * single.size.height)
        #expect(double.lastBaseline - double.firstBaseline == single.size.height)
    }

    @Test func theLineHeightIsTheFontHeightRoundedUp() {
        for size in stride(from: CGFloat(8), through: 40, by: 3) {
            for scale in [CGFloat(1), 1.5, 2] {
                let font = FontDescriptor(size: size)
                let text = layout("Hxg", TextAttributes(font: font), scale: scale)
                let exact = (font.metrics.ascender - font.metrics.descender) * scale
                let pixels = text.size.height * scale
                #expect(pixels == pixels.rounded())
                #expect(pixels >= exact - 0.02 && pixels < exact + 1)
                #expect(abs(text.firstBaseline - font.metrics.ascender) <= 0.5 / scale + 1e-6)
            }
        }
    }

    @Test func theMeasuredSizeIsInWholePixelsAndFitsTheText() {
        for scale in [CGFloat(1), 1.25, 1.5, 2, 3] {
            for text in ["Hello", "iiiiiii", "Wide World of Words", "한글"] {
                let free = layout(text, scale: scale)
                #expect(abs((free.size.width * scale).rounded() - free.size.width * scale) < 1e-6)
                for lineBreak in [LineBreak.wordWrapping, .truncatingTail, .charWrapping] {
                    let held = layout(text, width: free.size.width, lines: 1, lineBreak, scale: scale)
                    #expect(held.lineCount == 1 && !held.isTruncated && held.size == free.size)
                }
            }
        }
    }

    @Test func wrappingKeepsLinesWithinTheWidth() {
        for width in stride(from: CGFloat(40), to: 300, by: 17) {
            let text = layout(sentence, width: width)
            #expect(text.size.width <= width)
            #expect(!text.isTruncated)
            #expect(text.lineCount >= Int(layout(sentence).size.width / width))
        }
    }

    @Test func aWordThatIsTooLongIsBrokenAtAnyCharacter() {
        let text = layout("Donaudampfschifffahrtsgesellschaft", width: 60)
        #expect(text.lineCount > 2)
        #expect(text.size.width <= 60)
        #expect(layout("ab cd ef gh ij", width: 50, .charWrapping).size.width <= 50)
    }

    @Test(arguments: [LineBreak.wordWrapping, .charWrapping, .truncatingTail])
    func aBrokenWordHasNoHyphens(_ lineBreak: LineBreak) {
        // The characters fill their lines. A hyphen would add ink to their right, or displace a character.
        let word = String(repeating: "n", count: 40)
        let letter = layout("nnnnnnnnnn").size.width / 10
        let broken = layout(word, width: (10 * letter).rounded(.up), lineBreak)
        #expect(broken.lineCount == 4)
        for line in 0..<3 { #expect(broken.lineInfo(line).range.count == 10) }
    }

    @Test func aSoftHyphenIsVisibleAtALineBreak() {
        let first = layout("nnnn")
        let width = first.size.width + 12
        let broken = layout("nnnn\u{AD}nnnn", width: width)
        let plain = layout("nnnn nnnn", width: width)
        #expect(broken.lineCount == 2 && plain.lineCount == 2)
        #expect(drawn(broken).inkCount > drawn(plain).inkCount)
        let other = layout("nnnnéà\u{AD}nnnn nnnnnnnnnnnnnnnnnnnn", width: layout("nnnnéà-").size.width + 1)
        let same = layout("nnnnéà nnnn nnnnnnnnnnnnnnnnnnnn", width: other.request.width)
        #expect(other.lineCount == same.lineCount && drawn(other).inkCount > drawn(same).inkCount)
    }

    @Test func emptyTextHasOneLineOfZeroWidth() {
        let text = layout("")
        #expect(text.size.width == 0 && text.size.height == layout("x").size.height && text.lineCount == 1)
        #expect(text.inkBounds.isNull)
        #expect(drawn(text).inkCount == 0)
    }

    @Test func spacingIsAddedBetweenLinesOnly() {
        let plain = layout("a\nb\nc")
        let spaced = layout("a\nb\nc", spacing: 5)
        #expect(spaced.size.height == plain.size.height + 10)
        #expect(spaced.firstBaseline == plain.firstBaseline)
    }

    @Test func kerningWidensTextAndBaselineOffsetsRaiseIt() {
        #expect(layout("abcd", TextAttributes(kern: 3)).size.width >= layout("abcd").size.width + 9)
        let raised = layout("x", TextAttributes(baselineOffset: 6))
        #expect(raised.size.height > layout("x").size.height)
    }

    // MARK: - Limits

    @Test(arguments: [LineBreak.truncatingTail, .truncatingHead, .truncatingMiddle])
    func aTruncatedLineNeverWraps(_ lineBreak: LineBreak) {
        let text = layout(sentence, width: 120, lines: 1, lineBreak)
        #expect(text.lineCount == 1 && text.isTruncated && text.size.width <= 120)
        #expect(text.size.width > 90, "the truncated line uses the available width")
        #expect(!layout("short", width: 120, lines: 1, lineBreak).isTruncated)
    }

    @Test func theTruncationModeSelectsTheOmittedPart() {
        let tail = drawn(layout("AAAA mmmm iiii BBBB", width: 100, lines: 1, .truncatingTail))
        let head = drawn(layout("AAAA mmmm iiii BBBB", width: 100, lines: 1, .truncatingHead))
        let middle = drawn(layout("AAAA mmmm iiii BBBB", width: 100, lines: 1, .truncatingMiddle))
        let start = drawn(layout("AAAA"))
        func beginsLikeTheText(_ canvas: Canvas) -> Bool {
            (0..<20).allSatisfy { y in (0..<30).allSatisfy { canvas[$0, y] == start[$0, y] } }
        }
        #expect(beginsLikeTheText(tail) && beginsLikeTheText(middle) && !beginsLikeTheText(head))
        #expect(tail.difference(from: middle).count > 0)
    }

    @Test func aLineLimitDoesNotAffectTheLinesAboveTheLast() {
        for lineBreak in [LineBreak.truncatingTail, .truncatingHead, .truncatingMiddle, .clipping, .wordWrapping] {
            let limited = layout(sentence, width: 120, lines: 2, lineBreak)
            let free = layout(sentence, width: 120)
            #expect(limited.lineCount == 2 && limited.isTruncated)
            #expect(limited.size.width <= 120)
            let (a, b) = (drawn(limited), drawn(free))
            let height = Int(layout("x").size.height)
            for y in 0..<height { for x in 0..<120 { #expect(a[x, y] == b[x, y]) } }
            #expect(!layout(sentence, width: 120, lines: 20, lineBreak).isTruncated)
        }
    }

    @Test func theLineLimitCountsAllParagraphs() {
        let text = layout("one\ntwo\nthree\nfour", width: 200, lines: 2, .truncatingTail)
        #expect(text.lineCount == 2 && text.isTruncated)
        // "two" fits, but an ellipsis indicates that the text after it is missing.
        let ellipsis = layout("one\ntwo…", width: 200)
        #expect(drawn(text).difference(from: drawn(ellipsis)).count == 0)
        #expect(layout("one\ntwo", width: 200, lines: 1, .wordWrapping).size == layout("one").size)
    }

    @Test func clippingCutsTextAtTheEdge() {
        let cut = layout(sentence, width: 100, lines: 1, .clipping)
        #expect(cut.isTruncated && cut.lineCount == 1 && cut.size.width == 100)
        let (a, b) = (drawn(cut, 600, 40), drawn(layout(sentence), 600, 40))
        for y in 0..<40 { for x in 0..<600 { #expect(a[x, y] == (x < 100 ? b[x, y] : 0)) } }
    }

    // MARK: - Alignment and direction

    @Test func linesFollowTheAlignment() {
        func left(_ alignment: TextAlignment, _ text: String) -> Int32 {
            drawn(layout(text, width: 200, .wordWrapping, alignment)).inkBounds.minX
        }
        let width = Int32(layout("Hello").size.width)
        #expect(left(.left, "Hello") < 5)
        #expect(abs(left(.right, "Hello") - (200 - width)) < 5)
        #expect(abs(left(.center, "Hello") - (200 - width) / 2) < 5)
        #expect(left(.natural, "Hello") < 5)
    }

    @Test func linesAlignToTheWidestLineWithoutAWidth() {
        let text = layout("wide line here\nx", .init(), .center)
        let row = drawn(text)
        let top = Int(layout("x").size.height)
        let second = (0..<300).filter { x in (top..<2 * top).contains { row[x, $0] != 0 } }
        let middle = Double(second.first! + second.last!) / 2
        #expect(abs(middle - Double(text.size.width) / 2) < 2)
    }

    private func layout(_ text: String, _ attributes: TextAttributes, _ alignment: TextAlignment) -> TextLayout {
        layout(text, attributes, width: .infinity, .wordWrapping, alignment)
    }

    @Test(.enabled(if: Machine.has("Arabic") || Machine.has("DejaVu")))
    func naturalAlignmentFollowsTheWritingDirection() {
        let arabic = drawn(layout("مرحبا", width: 200))
        #expect(arabic.inkBounds.minX > 100 && arabic.inkBounds.maxX > 190)
        let left = drawn(layout("مرحبا", width: 200, .wordWrapping, .left))
        #expect(left.inkBounds.minX < 10)
        let cut = drawn(layout("مرحبا بالعالم كيف حالك اليوم", width: 100, lines: 1, .truncatingTail))
        #expect(cut.inkBounds.maxX > 90 && cut.inkBounds.maxX <= 101)
    }

    @Test func justifiedLinesFillTheWidthExceptTheLast() {
        let text = layout(sentence, width: 150, .wordWrapping, .justified)
        let canvas = drawn(text)
        let height = Int(layout("x").size.height)
        for line in 0..<text.lineCount {
            let rows = line * height..<(line + 1) * height
            let right: Int = (0..<300).filter { x in rows.contains { canvas[x, $0] != 0 } }.max() ?? 0
            #expect((right >= 146) == (line < text.lineCount - 1))
        }
    }

    // MARK: - Scripts

    @Test(arguments: ["안녕하세요", "مرحبا", "नमस्ते", "日本語", "שלום", "ไทย", "Ελληνικά", "e\u{301}\u{327}"])
    func everyScriptIsDrawn(_ text: String) {
        let text = layout(text)
        #expect(text.size.width > 5 && text.lineCount == 1)
        #expect(drawn(text).inkCount > 10)
        #expect(text.inkBounds.width > 5)
    }

    @Test(.enabled(if: Machine.has("Nanum") || Machine.has("CJK"))) func hangulIsNotDrawnAsMissingGlyphs() {
        // Missing glyphs are drawn as boxes with hexadecimal digits, all with the same number of strokes.
        let glyphs = ["가", "힣", "ㅎ"].map { drawn(layout($0)) }
        #expect(glyphs[0].difference(from: glyphs[1]).count > 5)
        let missing = drawn(layout("\u{10FFFE}"))
        for glyph in glyphs {
            let box = glyph.inkBounds
            let hex = missing.inkBounds
            #expect(box != hex || glyph.difference(from: missing).count > 20)
        }
    }

    /// Texts that caused problems in other programs.
    private nonisolated static let unusualTexts: [String: String] = [
        "zero": "\0", "inner zero": "a\0b", "mark": "\u{FEFF}", "override": "\u{202E}abc\u{202C}",
        "joiners": "\u{200D}\u{200D}", "ends": "\r\n\r\n", "separators": "\u{2028}x\u{2029}y",
        "emoji": "👩‍👩‍👧‍👦🇰🇷", "last": "\u{10FFFF}", "tabs": "\t\t",
        "accents": "a" + String(repeating: "\u{301}", count: 500),
        "many words": String(repeating: "wide ", count: 20000), "one word": String(repeating: "x", count: 100_000),
        "many lines": String(repeating: "line\n", count: 20000),
    ]

    @Test(arguments: unusualTexts.keys.sorted()) func unusualTextIsLaidOutInEveryMode(_ name: String) throws {
        let text = try #require(Self.unusualTexts[name])
        for lineBreak in [
            LineBreak.wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
        ] {
            for lines in [1, 2] {
                let layout = TextLayout(
                    TextLayout.Request(
                        text: text, attributes: TextAttributes(), width: 80, maximumLines: lines, lineBreak: lineBreak))
                #expect(layout.size.width <= 80 && layout.size.height > 0 && layout.lineCount <= lines)
                #expect(layout.isTruncated || text.utf8.count < 2000)
                _ = drawn(layout, 100, 50)
            }
        }
    }

    @Test func skippingTextThatCannotFitDoesNotChangeTheResult() {
        // Just below and far above the length at which the middle of the text is skipped.
        for lineBreak in [LineBreak.truncatingHead, .truncatingTail, .truncatingMiddle] {
            func canvas(_ count: Int) -> Canvas {
                drawn(
                    layout(
                        "begin " + String(repeating: "word ", count: count) + "end", width: 90, lines: 2, lineBreak))
            }
            #expect(canvas(200).difference(from: canvas(5000)).count == 0)
        }
    }

    @Test func invalidNumbersAreNormalized() {
        for number in [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300] {
            let attributes = TextAttributes(font: FontDescriptor(size: 12), kern: number, baselineOffset: number)
            for text in [
                layout("abc def", attributes, width: number, spacing: number),
                layout("abc def", width: number, lines: 1, .truncatingTail, scale: number),
                layout("abc def", width: number, lines: -3, .clipping, .right),
            ] {
                #expect(text.size.width.isFinite && text.size.height.isFinite && text.size.height > 0)
                let canvas = Canvas(20, 20)
                canvas.draw { context in
                    text.draw(in: context, at: CGPoint(x: number, y: 0), color: .black)
                    text.draw(in: context, at: .zero, color: .black)
                }
            }
        }
    }

    @Test func aVeryLongLineIsDrawnFromItsBeginning() {
        let text = layout(String(repeating: "mill ", count: 4000))
        #expect(text.size.width > 100_000)
        let short = layout("mill mill mill mill mill mill mill mill mill mill mill mill mill")
        let (a, b) = (drawn(text, 200, 30), drawn(short, 200, 30))
        #expect(a.inkCount > 100)
        #expect(a.difference(from: b).count == 0)
    }

    // MARK: - Drawing

    @Test func theOriginIsRoundedToADevicePixel() {
        let text = layout("Hello", scale: 1.5)
        func draw(_ origin: CGPoint) -> Canvas {
            let canvas = Canvas(200, 60, scale: 1.5)
            canvas.draw { text.draw(in: $0, at: origin, color: .black) }
            return canvas
        }
        let reference = draw(CGPoint(x: 2, y: 4))
        #expect(draw(CGPoint(x: 2.1, y: 4.2)).difference(from: reference).count == 0)
        let moved = draw(CGPoint(x: 4, y: 6))
        for y in 3..<60 { for x in 3..<200 { #expect(moved[x, y] == reference[x - 3, y - 3]) } }
    }

    @Test func textUsesTheGivenColorAndAlpha() {
        let text = layout("███")
        let canvas = Canvas(60, 30)
        canvas.draw { context in
            context.setAlpha(0.5)
            text.draw(in: context, at: .zero, color: .red)
        }
        #expect((0..<60).contains { canvas[$0, 12] == 0x8080_0000 })
    }

    @Test func runsHaveTheirOwnColorsAndBackgrounds() {
        let text = TextLayout.cached(
            TextLayout.Request(
                text: "███n███",
                runs: [
                    TextRun(range: 0..<9, attributes: TextAttributes(color: .red)),
                    TextRun(range: 9..<12, attributes: TextAttributes(backgroundColor: .green)),
                ]))
        let canvas = drawn(text)
        func count(_ pixel: UInt32) -> Int {
            (0..<200).reduce(0) { sum, y in sum + (0..<300).count { canvas[$0, y] == pixel } }
        }
        #expect(count(Pixel.red) > 50)
        #expect(count(Pixel.black) > 50, "text without a color uses the color passed when drawing")
        #expect(count(Pixel.green) > 10)
    }

    @Test func underlinesAndStrikethroughsAreDrawn() {
        let plain = drawn(layout("     nnn")).inkBounds
        let under = drawn(layout("     nnn", TextAttributes(isUnderlined: true))).inkBounds
        #expect(under.maxY > plain.maxY && under.minX < plain.minX)
        let through = drawn(layout("     nnn", TextAttributes(isStruckThrough: true)))
        #expect(through.inkCount > drawn(layout("     nnn")).inkCount && through.inkBounds.maxY == plain.maxY)
    }

    @Test func aTransformRotatesTheText() {
        let text = layout("Hello world")
        let canvas = Canvas(200, 200)
        canvas.draw { context in
            context.translateBy(x: 100, y: 0)
            context.rotate(by: .pi / 2)
            text.draw(in: context, at: .zero, color: .black)
        }
        let box = canvas.inkBounds
        #expect(box.height > 3 * box.width && box.maxX <= 101)
    }

    @Test func invalidRunRangesAreTolerated() {
        for range in [1..<2, 0..<100, 50..<60, 2..<4, 0..<0] {
            let text = TextLayout.cached(
                TextLayout.Request(
                    text: "한글 e",
                    runs: [
                        TextRun(range: 0..<3, attributes: TextAttributes(font: FontDescriptor(size: 20))),
                        TextRun(range: range, attributes: TextAttributes(font: FontDescriptor(size: 30), color: .red)),
                    ]))
            #expect(text.size.height >= 20)
            _ = drawn(text)
        }
    }

    // MARK: - Cache

    @Test func equalRequestsReturnTheSameLayout() {
        #expect(layout("cached", width: 50) === layout("cached", width: 50))
        #expect(layout("cached", width: 50) !== layout("cached", width: 51))
    }

    @Test func theCacheRetainsRecentlyUsedLayouts() {
        let cache = TextLayoutCacheProbe(maximumEntries: 3)
        let first = cache.layout("one")
        _ = cache.layout("two")
        _ = cache.layout("three")
        #expect(cache.layout("one") === first)
        _ = cache.layout("four")
        #expect(cache.count == 3)
        #expect(cache.layout("one") === first, "a recently used entry is retained")
        let two = cache.layout("two")
        #expect(cache.layout("two") === two)
        for number in 0..<50 { _ = cache.layout("number \(number)") }
        #expect(cache.count == 3)
    }
}

/// A separate cache for a test.
@MainActor private struct TextLayoutCacheProbe {
    private let cache: TextLayoutCache

    init(maximumEntries: Int) { cache = TextLayoutCache(maximumEntries: maximumEntries) }

    var count: Int { cache.count }

    /// Returns the layout of two lines, which requires Pango.
    func layout(_ text: String) -> TextLayout {
        cache.layout(for: TextLayout.Request(text: text + "\n", attributes: TextAttributes()))
    }
}

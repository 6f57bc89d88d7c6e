import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import TextEngine

/// Tests that composed lines have the same pixels and sizes as lines that Pango lays out.
@MainActor @Suite(.enabled(if: Machine.hasFonts)) struct LineComposerTests {
    private static let texts = [
        "Hello", "OK", "AVATAR To. Ty, f", "office ffi fl fj", "The quick brown fox jumps over the lazy dog.",
        "“Quoted” – ‘so’ — …",
        "Übergröße äöüß ÀÉÎÕÇñ", "Žluťoučký kůň łódź", "W", " leading", "trailing ", "two  spaces", "(a) [b] {c} <d>",
        "x² 5 µm 20 °C ½ £3", "a/b\\c|d_e~f`g^h", "© 2026 ® a@b.c #1 & 100%", "• item", "->  =>  !=  www", "1st 2nd",
        "A V A T A. , Y - T - \"W\" L ' A", "Việt Nam: 5 × 3 − 1 ≤ €20 → 2", "12:34 x 56x78 (AB) [CD] A-B: C-D",
        "Ελληνικά ΑΥΤΟ: Αρχείο – 42 %", "Привет, мир! ГАТУ «Да» №1", "Ґанок Їжак Ђорђе", "Հայերեն լեզու", "ქართული ენა",
        "한국어 텍스트 42", "ひらがな カタカナ 漢字、終。",
        "Hello, Привет (Γειά) 42 „мир“ A",
    ]
    private static let numbers = [
        "10", "12", "42", "100", "999", "1234567890", "12:34:56", "3,14", "-7", "+8", "42 %", "7%", "1/2", "(3)", "$5",
        " 1", "1 ", "2 1", "1  2", "#1", "'9'", "3*4=12", "<9>", "0?", "1.5", "1-1", "1.1", "7.7", "0123456789012345",
    ]
    nonisolated private static let families = [
        "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Inter", "Liberation Sans", "serif", "Noto Sans",
        "sans-serif", "NanumGothic", "Nimbus Sans", "Noto Serif",
    ]
    /// All installed families. Many of them have rules for other scripts.
    nonisolated private static let installedFamilies = FontDescriptor.availableFamilies
    private static let sizes: [(CGFloat, CGFloat)] = [
        (7, 1), (10, 1), (13.5, 1), (17, 1.25), (17, 2), (40, 1.5), (100, 1),
    ]

    /// Compares lines with Pango's: one shaped as a whole, and one of runs between which the font permits cuts.
    ///
    /// - Returns: Whether the text is composed.
    private func isComposedLikePango(_ text: String, _ font: FontDescriptor, scale: CGFloat) throws -> Bool {
        let request = TextLayout.Request(text: text, attributes: TextAttributes(font: font), scale: scale)
        let whole = LineComposer(font, scale: scale, runsBeforeRules: .max).line(of: text)
        let cut = LineComposer(font, scale: scale, runsBeforeRules: 0).line(of: text)
        #expect(whole?.glyphs == cut?.glyphs && whole?.width == cut?.width, "\(text) in \(font)")
        guard let cut else { return false }
        let pango = TextLayout(request)
        try TextLayout(request, cut).expectSame(as: pango)
        let line = LineComposer(font, scale: scale, runsBeforeRules: 0).line(of: text, keepsEdges: true)
        TextLayout(request, try #require(line)).expectSamePositions(as: pango)
        return true
    }

    @Test(arguments: families) func composedLinesEqualPangoLines(family: String) throws {
        let styles = [(400, false), (700, false), (400, true), (600, true)]
        for (number, text) in (Self.texts + Self.numbers).enumerated() {
            for (index, (size, scale)) in Self.sizes.enumerated() {
                let (weight, isItalic) = styles[(number + index) % styles.count]
                let font = FontDescriptor(families: [family], size: size, weight: weight, isItalic: isItalic)
                _ = try isComposedLikePango(text, font, scale: scale)
            }
        }
    }

    /// Random characters, including pairs that occur in no language.
    @Test(arguments: families) func composedRandomCharactersEqualPangoLines(family: String) throws {
        var generator = SeededGenerator(seed: 7)
        let characters =
            Array((0x20...0x7e).map { Character(UnicodeScalar($0)) }) + Array("äöüßéèñçåøæœŁšž¿¡«»–—‘’“”…•")
        var composed = 0
        for _ in 0..<100 {
            let text = String(
                (0..<Int.random(in: 1...12, using: &generator)).map { _ in characters.randomElement(using: &generator)!
                })
            let (size, scale) = Self.sizes.randomElement(using: &generator)!
            let font = FontDescriptor(
                families: [family], size: size, weight: Bool.random(using: &generator) ? 400 : 700)
            if try isComposedLikePango(text, font, scale: scale) { composed += 1 }
        }
        if family == "DejaVu Sans" { #expect(composed > 85) }
    }

    /// Returns words of one or several scripts, numbers, and punctuation, most of them separated by spaces.
    private func randomText(_ generator: inout SeededGenerator, words: ClosedRange<Int>) -> String {
        let alphabets = [
            "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "fijltTVWAYLPox", "äöüéèñçåøæšžőŁ",
            "0123456789",
            "αβγδεζηθικλμνξοπρστυφχψωάέήΑΥΤΓ", "абвгдежзийклмнопрстуфхцчшщъыьэюяГАТУРФ", "-–:.,;!?'\"()[]/*&%+=<>x×",
        ].map { Array($0) }
        return (0..<Int.random(in: words, using: &generator)).map { _ in
            let alphabet = alphabets.randomElement(using: &generator)!
            let word = String(
                (0..<Int.random(in: 1...7, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! })
            return word + ["", " ", " ", " ", "  ", ", ", "-", ": "].randomElement(using: &generator)!
        }.joined()
    }

    @Test(arguments: families) func composedRandomWordsEqualPangoLines(family: String) throws {
        var generator = SeededGenerator(seed: 11)
        for index in 0..<60 {
            let text = randomText(&generator, words: index % 10 == 0 ? 20...40 : 1...6)
            let (size, scale) = Self.sizes.dropLast().randomElement(using: &generator)!
            let font = FontDescriptor(
                families: [family], size: size, weight: Bool.random(using: &generator) ? 400 : 700,
                isItalic: Bool.random(using: &generator), hasTabularDigits: index % 5 == 0)
            _ = try isComposedLikePango(text, font, scale: scale)
        }
    }

    @Test(arguments: installedFamilies) func composedLinesInEachInstalledFontEqualPangoLines(family: String) throws {
        var generator = SeededGenerator(seed: 13)
        let font = FontDescriptor(families: [family], size: 15)
        for text in ["AVATAR To. f", "Hello 42: 11.1", randomText(&generator, words: 3...6)] {
            _ = try isComposedLikePango(text, font, scale: 1)
        }
    }

    /// Cuts in all installed fonts, which have rules of all kinds, compared with text that is shaped as a whole.
    @Test(arguments: installedFamilies) func cutsDoNotChangeGlyphs(family: String) {
        var generator = SeededGenerator(seed: 17)
        let font = FontDescriptor(families: [family], size: 12)
        let whole = LineComposer(font, scale: 1, runsBeforeRules: .max)
        let cut = LineComposer(font, scale: 1, runsBeforeRules: 0)
        for _ in 0..<150 {
            let text = randomText(&generator, words: 1...8)
            let (one, other) = (whole.line(of: text), cut.line(of: text))
            #expect(one?.glyphs == other?.glyphs && one?.width == other?.width, "\(text) in \(family)")
        }
    }

    /// Digits of DejaVu Sans are separate runs, and words are cut at spaces.
    @Test(.enabled(if: Machine.has("DejaVu Sans"))) func newTextOfKnownRunsIsNotShaped() {
        let composer = LineComposer(
            FontDescriptor(families: ["DejaVu Sans"], size: 13), scale: 1, runsBeforeRules: 0)
        _ = composer.line(of: "0,1:23456789")
        let digits = composer.shapedRunCount
        for text in ["42", "31,41", "12:34:56", "987654321"] { #expect(composer.line(of: text) != nil) }
        #expect(composer.shapedRunCount == digits)
        for text in ["Inbox Sent", "Sent Drafts", "Drafts Inbox"] { _ = composer.line(of: text) }
        let words = composer.shapedRunCount
        for text in ["Sent Inbox", "Drafts Sent", "Inbox Drafts"] { #expect(composer.line(of: text) != nil) }
        #expect(composer.shapedRunCount == words)
    }

    /// The cache of runs is emptied when it is full, also within a line.
    @Test(.enabled(if: Machine.has("DejaVu Sans"))) func manyRunsDoNotFillTheMemory() throws {
        let font = FontDescriptor(families: ["DejaVu Sans"], size: 13)
        let composer = LineComposer(font, scale: 1, runsBeforeRules: 0)
        var generator = SeededGenerator(seed: 19)
        // These letters are kerned, so that a word of them is one run.
        let letters = Array("AVTWY")
        for _ in 0..<400 {
            let text = (0..<20).map { _ in
                String((0..<7).map { _ in letters.randomElement(using: &generator)! })
            }.joined(separator: " ")
            let line = try #require(composer.line(of: text))
            #expect(composer.byteCount < 200_000)
            let other = LineComposer(font, scale: 1, runsBeforeRules: .max).line(of: text)
            #expect(line.glyphs == other?.glyphs)
        }
        #expect(composer.shapedRunCount > 5000)
    }

    @Test func composedTabularDigitsEqualPangoDigits() throws {
        for family in Self.families {
            let font = FontDescriptor(families: [family], size: 15, hasTabularDigits: true)
            _ = try isComposedLikePango("Total 1171.11", font, scale: 1)
        }
    }

    /// Kerning rules and tables are read once per font face, because a font whose size is animated has many sizes.
    @Test func allSizesOfAFontShareOneFace() throws {
        let library = FontLibrary.shared
        let fonts = try (10...60).map {
            try #require(library.pixelFont(of: FontDescriptor(families: ["DejaVu Sans"], size: CGFloat($0)), scale: 1))
        }
        #expect(Set(fonts.map(\.face)).count == 1)
        let bold = FontDescriptor(families: ["DejaVu Sans"], size: 10, weight: 700)
        #expect(try #require(library.pixelFont(of: bold, scale: 1)).face != fonts[0].face)
    }

    @Test func theFontInUseStaysCached() throws {
        func font(_ size: CGFloat) throws -> PixelFont {
            let descriptor = FontDescriptor(families: ["DejaVu Sans"], size: size)
            return try #require(FontLibrary.shared.pixelFont(of: descriptor, scale: 1))
        }
        let used = try font(10)
        for size in 11...60 {
            _ = try font(CGFloat(size))
            #expect(try font(10) === used)
        }
    }

    @Test func textThatNeedsShapingIsNotComposed() throws {
        try #require(FontDescriptor.availableFamilies.contains("DejaVu Sans"))
        let font = FontDescriptor(families: ["DejaVu Sans"], size: 13)
        func isComposed(_ text: String, _ change: (inout TextLayout.Request) -> Void = { _ in }) -> Bool {
            var request = TextLayout.Request(text: text, attributes: TextAttributes(font: font))
            change(&request)
            return LineComposer.line(for: request) != nil
        }
        for text in ["Hello", "42", "Привет"] { #expect(isComposed(text)) }
        for text in [
            "", "a\nb", "a\tb", "a\u{0}b", "a\u{ad}b", "a\u{a0}b", "e\u{301}", "שלום", "漢字", "a😀", "1\u{20e3}",
            "a\u{200b}b", "a\u{2028}b", "a\u{202e}b", "\u{7f}", "ﬁ", "Hello Привет", String(repeating: "a", count: 1025),
        ] { #expect(!isComposed(text), "\(text.debugDescription)") }
        #expect(!isComposed("Hello") { $0.width = 100 })
        #expect(!isComposed("Hello") { $0.runs[0].attributes.kern = 1 })
        #expect(!isComposed("Hello") { $0.runs[0].attributes.isUnderlined = true })
        #expect(!isComposed("Hello") { $0.runs[0].attributes.color = .black })
        #expect(!isComposed("Hello") { $0.runs[0].attributes.baselineOffset = 1 })
        #expect(!isComposed("Hello") { $0.runs[0].range = 1..<2 })
        #expect(!isComposed("Hello") { $0.runs[0].attributes.font.size = 500 })
        #expect(!isComposed(String(repeating: "W", count: 1024)) { $0.runs[0].attributes.font.size = 100 })
    }

    @Test(.enabled(if: Machine.has("DejaVu Sans"))) func aComposedLineIsCachedOutsideOfThePangoLayouts() {
        let cache = TextLayoutCache()
        func layout(_ text: String, size: CGFloat = 13) -> TextLayout {
            let font = FontDescriptor(families: ["DejaVu Sans"], size: size)
            return cache.layout(for: TextLayout.Request(text: text, attributes: TextAttributes(font: font)))
        }
        for text in ["42", "some words"] {
            let first = layout(text)
            #expect(layout(text) === first)
            #expect(layout(text, size: 14) !== first)
            #expect(layout(text + "!") !== first)
        }
        #expect(cache.count == 0)
        for number in 0..<2000 {
            #expect(layout("\(number)").request.text == "\(number)")
        }
        _ = layout("two\nlines")
        #expect(cache.count == 1)
    }

    @Test(.enabled(if: Machine.has("DejaVu Sans"))) func largeComposedLinesAreNotCached() {
        let font = FontDescriptor(families: ["DejaVu Sans"], size: 100)
        let request = TextLayout.Request(text: "Large text", attributes: TextAttributes(font: font))
        let cache = TextLayoutCache()
        #expect(cache.layout(for: request) !== cache.layout(for: request))
    }

    /// Equivalent texts are not equal requests: they differ in their positions.
    @Test func equivalentTextsHaveDifferentLayouts() {
        let cache = TextLayoutCache()
        let texts = ["\u{e9}\n", "e\u{301}\n"]
        let layouts = texts.map { cache.layout(for: TextLayout.Request(text: $0, attributes: TextAttributes())) }
        #expect(layouts.map(\.textLength) == texts.map(\.utf8.count))
    }

    /// The last paragraph of a document is empty if the document ends with a separator.
    @Test(arguments: families) func composedEmptyLinesEqualPangoLines(family: String) throws {
        for (size, scale) in Self.sizes {
            let font = FontDescriptor(families: [family], size: size)
            let request = TextLayout.Request(text: "", attributes: TextAttributes(font: font), scale: scale)
            let line = LineComposer(font, scale: scale).line(of: "", keepsEdges: true)
            guard let line else { continue }
            let (composed, pango) = (TextLayout(request, line), TextLayout(request))
            #expect(composed.size == pango.size && composed.firstBaseline == pango.firstBaseline, "\(font)")
            composed.expectSamePositions(as: pango)
        }
    }

    /// A paragraph in a width is composed if it is one line at the left.
    @Test(.enabled(if: Machine.has("DejaVu Sans"))) func paragraphsThatFitAreComposed() throws {
        let attributes = TextAttributes(font: FontDescriptor(families: ["DejaVu Sans"], size: 13))
        func paragraph(_ text: String, _ width: CGFloat, _ alignment: TextAlignment = .natural) -> TextLayout {
            TextLayout.paragraph(
                TextLayout.Request(text: text, attributes: attributes, width: width, alignment: alignment))
        }
        let text = "Some words of a line"
        let width = paragraph(text, .infinity).size.width
        #expect(paragraph(text, width).hasEdges && paragraph(text, width).lineCount == 1)
        #expect(!paragraph(text, width - 1).hasEdges && paragraph(text, width - 1).lineCount == 2)
        #expect(!paragraph(text, 500, .right).hasEdges && !paragraph(text, 500, .center).hasEdges)
        #expect(!paragraph("a\tb", 500).hasEdges && !paragraph("שלום", 500).hasEdges)
        for room in [width, 500] {
            let request = TextLayout.Request(text: text, attributes: attributes, width: room)
            try TextLayout.paragraph(request).expectSame(as: TextLayout(request))
        }
    }

    @Test(.enabled(if: Machine.has("DejaVu Sans"))) func changedAreaContainsAllChangedPixels() throws {
        var generator = SeededGenerator(seed: 23)
        let attributes = TextAttributes(font: FontDescriptor(families: ["DejaVu Sans"], size: 14))
        func layout(_ text: String) -> TextLayout {
            TextLayout.paragraph(TextLayout.Request(text: text, attributes: attributes))
        }
        func drawn(_ layout: TextLayout) -> Canvas {
            let canvas = Canvas(400, 40)
            canvas.draw { layout.draw(in: $0, at: CGPoint(x: 8, y: 8), color: .black) }
            return canvas
        }
        for _ in 0..<200 {
            let words = ["", "a", "Va", "gj", "שלום", "some words", "fi", "é"]
            let (start, end) = (words.randomElement(using: &generator)!, words.randomElement(using: &generator)!)
            let old = layout(start + end)
            #expect(layout(start + "x").changedArea(ofLine: 0, since: old) == nil || (start + end).isEmpty)
            let before = drawn(old)
            let new = layout(start + words.randomElement(using: &generator)! + end)
            let area = try #require(new.changedArea(ofLine: 0, since: old))
            let after = drawn(new)
            let known = area.offsetBy(dx: 8, dy: 8)
            var missing = 0
            for y in 0..<40 {
                for x in 0..<400 where before[x, y] != after[x, y] {
                    if !known.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) { missing += 1 }
                }
            }
            #expect(missing == 0, "\(start)|\(end)")
        }
        // Only the end of the line changes.
        let old = layout("some words that are kept")
        _ = drawn(old)
        let area = try #require(layout("some words that are keptx").changedArea(ofLine: 0, since: old))
        #expect(area.minX >= old.size.width - 3 && area.width < 16)
    }

    @Test func composedLinesAreAlignedLikePangoLines() throws {
        for text in ["42", "Hello world"] {
            let attributes = TextAttributes(font: FontDescriptor(families: ["DejaVu Sans"], size: 13))
            let request = TextLayout.Request(text: text, attributes: attributes)
            let composed = TextLayout(request, try #require(LineComposer.line(for: request)))
            let whole = TextLayout(request)
            for alignment in [TextAlignment.left, .right, .center, .natural, .justified] {
                for width in [3, 200.5, .infinity] as [CGFloat] {
                    #expect(
                        composed.shift(inRoomOf: width, alignment: alignment)
                            == whole.shift(inRoomOf: width, alignment: alignment))
                }
            }
        }
    }

    /// Colored or transformed text is drawn by the context.
    @Test func composedLinesAreDrawnInAContextLikePangoLines() throws {
        let request = TextLayout.Request(
            text: "Tavern", attributes: TextAttributes(font: FontDescriptor(families: ["DejaVu Sans"], size: 20)))
        let composed = try #require(LineComposer.line(for: request).map { TextLayout(request, $0) })
        func drawn(_ layout: TextLayout, angle: CGFloat, alpha: CGFloat) -> Canvas {
            let canvas = Canvas(120, 80)
            canvas.draw {
                $0.setAlpha(alpha)
                $0.rotate(by: angle)
                layout.draw(
                    in: $0, at: CGPoint(x: 10, y: 2), shift: 3,
                    color: CGColor(red: 0.8, green: 0.1, blue: 0.3, alpha: 0.9))
            }
            return canvas
        }
        for (angle, alpha) in [(0, 1), (0, 0.5), (0.3, 1)] as [(CGFloat, CGFloat)] {
            let canvas = drawn(composed, angle: angle, alpha: alpha)
            #expect(canvas.difference(from: drawn(TextLayout(request), angle: angle, alpha: alpha)).count == 0)
            #expect(canvas.inkCount > 0)
        }
    }
}

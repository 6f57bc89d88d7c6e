import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import TextEngine

/// Tests that composed lines of Latin text have the same pixels and sizes as lines that Pango lays out.
@MainActor @Suite(.enabled(if: Machine.hasFonts)) struct LatinLineComposerTests {
    private static let texts = [
        "Hello", "OK", "AVATAR To. Ty, f", "office ffi fl fj", "The quick brown fox jumps over the lazy dog.",
        "“Quoted” – ‘so’ — …",
        "Übergröße äöüß ÀÉÎÕÇñ", "Žluťoučký kůň łódź", "W", " leading", "trailing ", "two  spaces", "(a) [b] {c} <d>",
        "x² 5 µm 20 °C ½ £3", "a/b\\c|d_e~f`g^h", "© 2026 ® a@b.c #1 & 100%", "• item", "->  =>  !=  www", "1st 2nd",
    ]
    nonisolated private static let families = [
        "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Inter", "Liberation Sans", "serif", "Noto Sans",
        "sans-serif",
    ]
    private static let sizes: [(CGFloat, CGFloat)] = [
        (7, 1), (10, 1), (13.5, 1), (17, 1.25), (17, 2), (40, 1.5), (100, 1),
    ]

    /// Compares a composed line with Pango's. Returns false if the composer leaves the text to Pango.
    private func isComposedLikePango(_ request: TextLayout.Request) throws -> Bool {
        guard let line = LatinLineComposer.line(for: request) else { return false }
        try TextLayout(request, line).expectSame(as: TextLayout(request))
        return true
    }

    private func request(_ text: String, _ font: FontDescriptor, scale: CGFloat) -> TextLayout.Request {
        TextLayout.Request(text: text, attributes: TextAttributes(font: font), scale: scale)
    }

    @Test(arguments: families) func composedLinesEqualPangoLines(family: String) throws {
        let styles = [(400, false), (700, false), (400, true), (600, true)]
        for (number, text) in Self.texts.enumerated() {
            for (index, (size, scale)) in Self.sizes.enumerated() {
                let (weight, isItalic) = styles[(number + index) % styles.count]
                let font = FontDescriptor(families: [family], size: size, weight: weight, isItalic: isItalic)
                _ = try isComposedLikePango(request(text, font, scale: scale))
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
            if try isComposedLikePango(request(text, font, scale: scale)) { composed += 1 }
        }
        if family == "DejaVu Sans" { #expect(composed > 85) }
    }

    @Test func composedTabularDigitsEqualPangoDigits() throws {
        for family in Self.families {
            let font = FontDescriptor(families: [family], size: 15, hasTabularDigits: true)
            _ = try isComposedLikePango(request("Total 1171.11", font, scale: 1))
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
            return LatinLineComposer.line(for: request) != nil
        }
        #expect(isComposed("Hello"))
        for text in [
            "", "a\nb", "a\tb", "a\u{0}b", "a\u{ad}b", "a\u{a0}b", "e\u{301}", "שלום", "Привет", "漢字", "a😀",
            "1\u{20e3}",
            "a\u{200b}b", "a\u{2028}b", "a\u{202e}b", "\u{7f}", "ﬁ", String(repeating: "a", count: 257),
        ] { #expect(!isComposed(text), "\(text.debugDescription)") }
        #expect(!isComposed("Hello") { $0.width = 100 })
        #expect(!isComposed("Hello") { $0.runs[0].attributes.kern = 1 })
        #expect(!isComposed("Hello") { $0.runs[0].attributes.isUnderlined = true })
        #expect(!isComposed("Hello") { $0.runs[0].attributes.color = .black })
        #expect(!isComposed("Hello") { $0.runs[0].attributes.baselineOffset = 1 })
        #expect(!isComposed("Hello") { $0.runs[0].range = 1..<2 })
        #expect(!isComposed("Hello") { $0.runs[0].attributes.font.size = 500 })
    }

    /// Colored or transformed text is drawn by the context.
    @Test func composedLinesAreDrawnInAContextLikePangoLines() throws {
        let request = TextLayout.Request(
            text: "Tavern", attributes: TextAttributes(font: FontDescriptor(families: ["DejaVu Sans"], size: 20)))
        let composed = try #require(LatinLineComposer.line(for: request).map { TextLayout(request, $0) })
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

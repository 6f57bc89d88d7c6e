import CoreGraphics
import Testing

@testable import TextEngine

/// Tests that numbers composed of separate glyphs equal numbers that were laid out as a whole.
@MainActor @Suite(.enabled(if: Machine.hasFonts)) struct NumberComposerTests {
    private static let texts = [
        "10", "12", "42", "100", "999", "1234567890", "12:34:56", "3,14", "-7", "+8", "42 %", "7%", "1/2", "(3)", "$5",
        " 1",
        "1 ", "2 1", "1  2", "#1", "'9'", "3*4=12", "<9>", "0?", "1.5", "0123456789012345",
    ]

    private func requests(family: String) -> [TextLayout.Request] {
        var result: [TextLayout.Request] = []
        for text in NumberComposerTests.texts {
            for (size, scale) in [(7, 1), (10, 1), (13.5, 1), (17, 1.25), (17, 2), (40, 1.5)] as [(CGFloat, CGFloat)] {
                for (weight, isItalic) in [(400, false), (700, false), (400, true)] {
                    let font = FontDescriptor(families: [family], size: size, weight: weight, isItalic: isItalic)
                    result.append(
                        TextLayout.Request(text: text, attributes: TextAttributes(font: font), scale: scale))
                }
            }
        }
        return result
    }

    @Test(arguments: [
        "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Inter", "Liberation Sans", "serif", "Noto Sans",
    ])
    func composedNumbersEqualNumbersLaidOutAsAWhole(family: String) throws {
        for request in requests(family: family) {
            guard let line = NumberComposer.line(for: request) else { continue }
            let (composed, whole) = (TextLayout(request, line), TextLayout(request))
            try composed.expectSame(as: whole)
            for alignment in [TextAlignment.left, .right, .center, .natural, .justified] {
                for width in [3, 200.5, .infinity] as [CGFloat] {
                    #expect(
                        composed.shift(inRoomOf: width, alignment: alignment)
                            == whole.shift(inRoomOf: width, alignment: alignment), "\(request.text)")
                }
            }
        }
    }

    @Test func numbersAreComposedIfTheFontDoesNotKernDigits() throws {
        try #require(FontDescriptor.availableFamilies.contains("DejaVu Sans"))
        for text in ["10", "12345", "3/4"] {
            let font = FontDescriptor(families: ["DejaVu Sans"], size: 13)
            #expect(
                NumberComposer.line(for: TextLayout.Request(text: text, attributes: TextAttributes(font: font))) != nil,
                "\(text)")
        }
    }

    @Test func textWithKernedPairsIsNotComposed() throws {
        try #require(FontDescriptor.availableFamilies.contains("DejaVu Sans"))
        // DejaVu Sans kerns the glyph after a dash or a period.
        for text in ["1-1", "1.1"] {
            let font = FontDescriptor(families: ["DejaVu Sans"], size: 13)
            #expect(
                NumberComposer.line(for: TextLayout.Request(text: text, attributes: TextAttributes(font: font))) == nil,
                "\(text)")
        }
    }

    @Test func composedNumbersAreNotCached() throws {
        try #require(FontDescriptor.availableFamilies.contains("DejaVu Sans"))
        let cache = TextLayoutCache()
        let attributes = TextAttributes(font: FontDescriptor(families: ["DejaVu Sans"], size: 13))
        let number = cache.layout(for: TextLayout.Request(text: "42", attributes: attributes))
        #expect(cache.count == 0)
        let again = cache.layout(for: TextLayout.Request(text: "42", attributes: attributes))
        #expect(again.size == number.size)
        _ = cache.layout(for: TextLayout.Request(text: "a number", attributes: attributes))
        #expect(cache.count == 1)
    }

    @Test func onlyPlainNumbersAreComposed() {
        let font = FontDescriptor(families: ["DejaVu Sans"], size: 13)
        func isComposed(_ text: String, _ change: (inout TextLayout.Request) -> Void = { _ in }) -> Bool {
            var request = TextLayout.Request(text: text, attributes: TextAttributes(font: font))
            change(&request)
            return NumberComposer.line(for: request) != nil
        }
        #expect(isComposed("12"))
        #expect(!isComposed(""))
        #expect(isComposed("1"))
        #expect(!isComposed("1a"))
        #expect(!isComposed("1\n2"))
        #expect(!isComposed("1\u{0}2"))
        #expect(!isComposed("1\u{20e3}"))
        #expect(!isComposed("%%"))
        #expect(!isComposed("12") { $0.width = 100 })
        #expect(!isComposed("12") { $0.runs[0].attributes.kern = 1 })
        #expect(!isComposed("12") { $0.runs[0].attributes.isUnderlined = true })
        #expect(!isComposed("12") { $0.runs[0].attributes.color = .black })
        #expect(!isComposed("12") { $0.runs[0].attributes.font.hasTabularDigits = true })
        #expect(!isComposed("12") { $0.runs[0].range = 1..<2 })
        #expect(!isComposed(String(repeating: "1", count: 17)))
    }

    /// Drawing through a transform uses Pango, with the same result.
    @Test func composedNumbersAreDrawnThroughATransform() throws {
        let request = TextLayout.Request(
            text: "128", attributes: TextAttributes(font: FontDescriptor(families: ["DejaVu Sans"], size: 20)))
        let composed = try #require(NumberComposer.line(for: request).map { TextLayout(request, $0) })
        func canvas(_ layout: TextLayout) -> Canvas {
            let canvas = Canvas(80, 60)
            canvas.draw {
                $0.rotate(by: 0.3)
                layout.draw(in: $0, at: CGPoint(x: 10, y: 2), color: .black)
            }
            return canvas
        }
        #expect(canvas(composed).difference(from: canvas(TextLayout(request))).count == 0)
        #expect(canvas(composed).inkCount > 0)
    }
}

@Suite struct KerningTableTests {
    /// Returns the glyphs of all pairs, or nil if the format of the table is not supported.
    private func glyphs(_ words: [UInt16]) -> [UInt32]? {
        let bytes = words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
        var result: [UInt32] = []
        let isSupported = bytes.withUnsafeBytes { KerningTable($0).forEachGlyph { result.append($0) } }
        return isSupported ? result : nil
    }

    @Test func pairsAreRead() {
        #expect(glyphs([0, 1, 0, 26, 1, 2, 0, 0, 0, 3, 4, 100, 5, 6, 100]) == [3, 4, 5, 6])
        #expect(glyphs([0, 2, 0, 20, 1, 1, 0, 0, 0, 3, 4, 100, 0, 20, 1, 1, 0, 0, 0, 7, 8, 1]) == [3, 4, 7, 8])
        #expect(glyphs([0, 0]) == [])
    }

    @Test func unsupportedTablesAreRejected() {
        #expect(glyphs([]) == nil)
        #expect(glyphs([1, 0, 0, 1]) == nil)
        #expect(glyphs([0, 1, 0, 20, 0x0201, 1, 0, 0, 0, 3, 4, 100]) == nil)
        #expect(glyphs([0, 1, 0, 20, 1, 2, 0, 0, 0, 3, 4, 100]) == nil)
        #expect(glyphs([0, 0xffff]) == nil)
    }
}

import CCairo
import CoreGraphics

/// Composes numbers from the digits, spaces, punctuation and symbols of a font at a size, without shaping them.
///
/// Text that changes often is mostly a number: a count, a time, a percentage. If the font has no contextual rules for
/// these characters (``GlyphRules``), their glyphs and advances do not depend on their neighbors.
@MainActor final class NumberComposer {
    /// The glyph of a character that does not depend on its neighbors.
    private struct IndependentGlyph {
        var glyph: PixelFont.Glyph
        var advance: Int
    }

    private enum Entry {
        case unknown
        case unusable
        case usable(IndependentGlyph)
    }

    private static var sets: [NumberComposer] = []
    /// The greatest number of cached sets.
    ///
    /// An app shows numbers in few fonts at a time; when the cache is full, it is emptied.
    private static let maximumSets = 16
    /// The greatest length in characters of text that is composed. Longer text is not a number.
    private static let maximumLength = 16

    private let descriptor: FontDescriptor
    private let scale: CGFloat
    private let font: PixelFont?
    /// The glyphs, by their index in ``codes``.
    private var entries = [Entry](repeating: .unknown, count: NumberComposer.codes.count)

    /// The ASCII codes of the space, punctuation, symbols and digits.
    private static let codes: ClosedRange<UInt8> = 0x20...0x3f

    private init(_ descriptor: FontDescriptor, _ scale: CGFloat) {
        self.descriptor = descriptor
        self.scale = scale
        font = FontLibrary.shared.pixelFont(of: descriptor, scale: scale)
    }

    /// Returns the composed line of a request; `nil` if the text is not a number, or if its glyphs depend on their
    /// neighbors.
    static func line(for request: TextLayout.Request) -> ComposedLine? {
        let letters = request.text.utf8
        guard letters.count <= maximumLength, letters.allSatisfy({ codes.contains($0) }),
            letters.contains(where: { 0x30...0x39 ~= $0 }), request.isPlainLine
        else { return nil }
        let descriptor = request.runs[0].attributes.font
        guard !descriptor.hasTabularDigits else { return nil }
        return set(descriptor, request.effectiveScale).line(of: letters)
    }

    private static func set(_ descriptor: FontDescriptor, _ scale: CGFloat) -> NumberComposer {
        if let known = sets.first(where: { $0.scale == scale && $0.descriptor == descriptor }) { return known }
        if sets.count == maximumSets { sets = [] }
        let set = NumberComposer(descriptor, scale)
        sets.append(set)
        return set
    }

    private func line(of letters: String.UTF8View) -> ComposedLine? {
        guard let font else { return nil }
        var line = ComposedLine(font, descriptor, scale: scale)
        for code in letters {
            guard let figure = figure(code, font) else { return nil }
            line.append(figure.glyph, advance: figure.advance)
        }
        return line
    }

    private func figure(_ code: UInt8, _ font: PixelFont) -> IndependentGlyph? {
        let index = Int(code - NumberComposer.codes.lowerBound)
        switch entries[index] {
        case .usable(let figure): return figure
        case .unusable: return nil
        case .unknown:
            let figure = makeFigure(code, font)
            entries[index] = figure.map { .usable($0) } ?? .unusable
            return figure
        }
    }

    private func makeFigure(_ code: UInt8, _ font: PixelFont) -> IndependentGlyph? {
        var number: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font.shaper, UInt32(code), &number) != 0, number != 0,
            GlyphRules.of(font).isContextIndependent(number), let glyph = font.glyph(number)
        else { return nil }
        let advance = hb_font_get_glyph_h_advance(font.shaper, number)
        return IndependentGlyph(glyph: glyph, advance: PixelFont.pixels(advance))
    }
}

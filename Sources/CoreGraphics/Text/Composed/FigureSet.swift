import CCairo

/// Digits and signs of a font at a size, each laid out and drawn once, for putting numbers together.
///
/// What an app shows anew all the time is mostly a number: a count, a time, a share. Shaping and drawing it letter by
/// letter is most of the work of such an update, and wherever the font has no rules for the letters beside each other
/// (``GlyphRules``) the result is known from the single letters.
@MainActor final class FigureSet {
    /// A letter that stands alone.
    private struct Figure {
        var glyph: PixelFont.Glyph
        var advance: Int
    }

    private enum Entry {
        case unknown
        case unusable
        case usable(Figure)
    }

    private static var sets: [FigureSet] = []
    /// Few fonts are in use at a time; when there are more, all begin anew.
    private static let mostSets = 16
    /// Longer texts are not numbers.
    private static let mostLetters = 16

    private let descriptor: FontDescriptor
    private let scale: CGFloat
    private let font: PixelFont?
    /// By the letter's code less that of the first.
    private var entries = [Entry](repeating: .unknown, count: FigureSet.codes.count)

    /// Space, signs and digits.
    private static let codes: ClosedRange<UInt8> = 0x20...0x3f

    private init(_ descriptor: FontDescriptor, _ scale: CGFloat) {
        self.descriptor = descriptor
        self.scale = scale
        font = FontLibrary.shared.pixelFont(of: descriptor, scale: scale)
    }

    /// A line put together from single letters; nil if the text is not a number or its letters depend on each other.
    static func line(for request: TextLayout.Request) -> ComposedLine? {
        let letters = request.text.utf8
        guard letters.count <= mostLetters, letters.allSatisfy({ codes.contains($0) }),
            letters.contains(where: { 0x30...0x39 ~= $0 }), request.hasOnePlainLook
        else { return nil }
        let descriptor = request.runs[0].attributes.font
        guard !descriptor.hasTabularDigits else { return nil }
        return set(descriptor, request.usableScale).line(of: letters)
    }

    private static func set(_ descriptor: FontDescriptor, _ scale: CGFloat) -> FigureSet {
        if let known = sets.first(where: { $0.scale == scale && $0.descriptor == descriptor }) { return known }
        if sets.count == mostSets { sets = [] }
        let set = FigureSet(descriptor, scale)
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
        line.makeMask()
        return line
    }

    private func figure(_ code: UInt8, _ font: PixelFont) -> Figure? {
        let index = Int(code - FigureSet.codes.lowerBound)
        switch entries[index] {
        case .usable(let figure): return figure
        case .unusable: return nil
        case .unknown:
            let figure = makeFigure(code, font)
            entries[index] = figure.map { .usable($0) } ?? .unusable
            return figure
        }
    }

    private func makeFigure(_ code: UInt8, _ font: PixelFont) -> Figure? {
        var number: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font.shaper, UInt32(code), &number) != 0, number != 0,
            GlyphRules.of(font).standsAlone(number), let glyph = font.glyph(number)
        else { return nil }
        let advance = hb_font_get_glyph_h_advance(font.shaper, number)
        return Figure(glyph: glyph, advance: PixelFont.pixels(advance))
    }
}

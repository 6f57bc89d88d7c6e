import CCairo

/// Digits and signs of a font at a size, each laid out and drawn once, for putting numbers together.
///
/// What an app shows anew all the time is mostly a number: a count, a time, a share. Shaping and drawing it letter by
/// letter is most of the work of such an update, and wherever the font has no rules for the letters beside each other
/// (``GlyphRules``) the result is known from the single letters.
@MainActor final class FigureSet {
    /// A letter that stands alone.
    private struct Figure {
        /// The layout of this letter and no other. It keeps ``mask`` alive.
        var layout: TextLayout
        var mask: TextMask
        /// What can be seen of it, in Pango's units.
        var ink: PangoRectangle
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

    private let font: FontDescriptor
    private let scale: CGFloat
    /// By the letter's code less that of the first.
    private var entries = [Entry](repeating: .unknown, count: FigureSet.codes.count)
    /// The font of all letters: one from another font would be a run of its own.
    private var pangoFont: UnsafeMutablePointer<PangoFont>?

    /// Space, signs and digits.
    private static let codes: ClosedRange<UInt8> = 0x20...0x3f

    private init(_ font: FontDescriptor, _ scale: CGFloat) {
        self.font = font
        self.scale = scale
    }

    /// A line put together from single letters; nil if the text is not a number or its letters depend on each other.
    static func line(for request: TextLayout.Request) -> ComposedLine? {
        let letters = request.text.utf8
        guard letters.count <= mostLetters, request.width == .infinity, request.runs.count == 1, request.extras == nil,
            letters.allSatisfy({ codes.contains($0) }), letters.contains(where: { 0x30...0x39 ~= $0 })
        else { return nil }
        let run = request.runs[0]
        guard run.range.lowerBound <= 0, run.range.upperBound >= letters.count, run.attributes.isPlain,
            !run.attributes.font.hasTabularDigits
        else { return nil }
        return set(run.attributes.font, request.usableScale).line(of: letters)
    }

    private static func set(_ font: FontDescriptor, _ scale: CGFloat) -> FigureSet {
        if let known = sets.first(where: { $0.scale == scale && $0.font == font }) { return known }
        if sets.count == mostSets { sets = [] }
        let set = FigureSet(font, scale)
        sets.append(set)
        return set
    }

    private func line(of letters: String.UTF8View) -> ComposedLine? {
        var line = ComposedLine()
        for code in letters {
            guard let figure = figure(code) else { return nil }
            line.append(ink: figure.ink, advance: figure.advance, like: figure.layout)
        }
        guard line.makeMask() else { return nil }
        var x = 0
        for code in letters {
            guard let figure = figure(code), line.draw(figure.mask, x: x) else { return nil }
            x += figure.advance
        }
        return line
    }

    private func figure(_ code: UInt8) -> Figure? {
        let index = Int(code - FigureSet.codes.lowerBound)
        switch entries[index] {
        case .usable(let figure): return figure
        case .unusable: return nil
        case .unknown:
            let figure = makeFigure(code)
            entries[index] = figure.map { .usable($0) } ?? .unusable
            return figure
        }
    }

    private func makeFigure(_ code: UInt8) -> Figure? {
        let layout = TextLayout(
            TextLayout.Request(
                text: String(UnicodeScalar(code)), attributes: TextAttributes(font: font), scale: scale))
        guard let line = layout.lines.first, let runs = line.pointer.pointee.runs, runs.pointee.next == nil,
            let run = runs.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
            let glyphs = run.glyphs, glyphs.pointee.num_glyphs == 1, let runFont = run.item.pointee.analysis.font,
            pangoFont == nil || pangoFont == runFont
        else { return nil }
        let glyph = glyphs.pointee.glyphs[0]
        let unit = Int(PANGO_SCALE)
        guard glyph.glyph & FigureSet.unknownGlyph == 0, Int(glyph.geometry.width) == line.width * unit,
            FontLibrary.shared.withLock({ GlyphRules.of(runFont)?.standsAlone(glyph.glyph) }) == true,
            let mask = layout.mask(ofLine: 0)
        else { return nil }
        pangoFont = runFont
        return Figure(layout: layout, mask: mask, ink: line.ink, advance: line.width)
    }

    /// Pango's mark of characters that no font has.
    private static let unknownGlyph: UInt32 = 0x1000_0000
}

extension TextAttributes {
    /// Whether there is nothing to it but a font.
    fileprivate var isPlain: Bool {
        color == nil && backgroundColor == nil && !isUnderlined && !isStruckThrough && kern == 0 && baselineOffset == 0
            && decoration == nil
    }
}

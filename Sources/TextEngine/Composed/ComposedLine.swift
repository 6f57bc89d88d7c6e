import CCairo
import CoreGraphics

/// A line of glyphs with known positions. Its pixels equal those that Pango and Cairo draw.
@MainActor struct ComposedLine {
    private struct PositionedGlyph {
        var glyph: PixelFont.Glyph
        var x: Int
        var y: Int
    }

    /// The height in pixels.
    let height: Int
    /// The distance from the top to the baseline in pixels.
    let baseline: Int
    /// The sum of the advances in pixels.
    private(set) var width = 0
    /// The ink extents in Pango's units, relative to the start of the baseline.
    private var ink = PangoRectangle()
    private var glyphs: [PositionedGlyph] = []

    /// Creates an empty line with the height of a font's lines.
    init(_ font: PixelFont, _ descriptor: FontDescriptor, scale: CGFloat) {
        let metrics = FontLibrary.shared.metrics(of: descriptor, scale: scale)
        let ascent = max(metrics.ascender * scale, font.ascent)
        let descent = max(-metrics.descender * scale, font.descent)
        height = max(1, Int(clamping: (ascent + descent - 0.01).rounded(.up)))
        baseline = Int(clamping: ascent.rounded())
    }

    /// Appends a glyph, offset by whole pixels from the pen's position.
    mutating func append(_ glyph: PixelFont.Glyph, x: Int = 0, y: Int = 0, advance: Int) {
        if !glyph.mask.rect.isEmpty {
            glyphs.append(PositionedGlyph(glyph: glyph, x: width + x, y: y))
            var moved = glyph.ink
            moved.x += Int32(clamping: width + x) * PANGO_SCALE
            moved.y += Int32(clamping: y) * PANGO_SCALE
            ink = ink.union(moved)
        }
        width += advance
    }

    /// Returns the coverage of all glyphs.
    func makeMask() -> TextMaskBuffer {
        let mask = TextMaskBuffer(TextLayout.pixels(of: ink, x: 0, baseline: baseline))
        for glyph in glyphs { mask.add(glyph.glyph.mask, x: glyph.x, y: glyph.y + baseline) }
        return mask
    }
}

extension PangoRectangle {
    fileprivate func union(_ other: PangoRectangle) -> PangoRectangle {
        if other.width == 0 || other.height == 0 { return self }
        if width == 0 || height == 0 { return other }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PangoRectangle(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

import CCairo
import CoreGraphics

/// A line of glyphs with known positions. Its pixels equal those that Pango and Cairo draw.
@MainActor struct ComposedLine {
    /// The height in pixels.
    let height: Int
    /// The distance from the top to the baseline in pixels.
    let baseline: Int
    /// The sum of the advances in pixels.
    private(set) var width: Int32 = 0
    /// The ink extents in Pango's units, relative to the start of the baseline.
    private var ink = PangoRectangle()
    private let font: PixelFont
    /// The glyphs, relative to the start of the baseline.
    private(set) var glyphs: ContiguousArray<PositionedGlyph> = []

    /// Creates an empty line.
    ///
    /// - Parameters:
    ///   - font: The font of all glyphs.
    ///   - ascent: The height above the baseline that the descriptor of the font requires, in pixels.
    ///   - descent: The depth below the baseline that the descriptor requires, in pixels.
    ///   - capacity: The expected number of glyphs.
    init(_ font: PixelFont, ascent: CGFloat, descent: CGFloat, capacity: Int) {
        self.font = font
        let (ascent, descent) = (max(ascent, font.ascent), max(descent, font.descent))
        height = max(1, Int(clamping: (ascent + descent - 0.01).rounded(.up)))
        baseline = Int(clamping: ascent.rounded())
        glyphs.reserveCapacity(capacity)
    }

    /// Appends a run whose glyphs are in a list of a ``ShapedRunCache``.
    mutating func append(_ run: ShapedRun, _ list: ContiguousArray<PositionedGlyph>) {
        for index in run.glyphs {
            var glyph = list[Int(index)]
            glyph.x += width
            glyphs.append(glyph)
        }
        ink = ink.union(run.ink.offsetBy(x: width))
        width += run.width
    }

    /// The pixels that the glyphs may touch, relative to the top-left corner of the line.
    var inkPixels: PixelRect { TextLayout.pixels(of: ink, x: 0, baseline: baseline) }

    /// Returns the coverage of all glyphs.
    func makeMask() -> TextMaskBuffer {
        let mask = TextMaskBuffer(inkPixels)
        for glyph in glyphs {
            // Glyphs are in the font's cache, or are drawn again.
            guard let image = font.glyph(glyph.number) else { continue }
            mask.add(image.mask, x: Int(glyph.x), y: Int(glyph.y) + baseline)
        }
        return mask
    }
}

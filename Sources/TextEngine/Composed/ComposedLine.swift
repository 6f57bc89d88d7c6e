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
    /// The left edge of the character at each byte of the text, in pixels; empty if they are unknown, or not stored.
    private(set) var edges: ContiguousArray<Int32> = []
    private var keepsEdges: Bool

    /// Creates an empty line.
    ///
    /// - Parameters:
    ///   - font: The font of all glyphs.
    ///   - ascent: The height above the baseline that the descriptor of the font requires, in pixels.
    ///   - descent: The depth below the baseline that the descriptor requires, in pixels.
    ///   - capacity: The expected number of glyphs.
    ///   - keepsEdges: Whether to store the edges of characters.
    init(_ font: PixelFont, ascent: CGFloat, descent: CGFloat, capacity: Int, keepsEdges: Bool = false) {
        self.font = font
        self.keepsEdges = keepsEdges
        let (ascent, descent) = (max(ascent, font.ascent), max(descent, font.descent))
        height = max(1, Int(clamping: (ascent + descent - 0.01).rounded(.up)))
        baseline = Int(clamping: ascent.rounded())
        glyphs.reserveCapacity(capacity)
        if keepsEdges { edges.reserveCapacity(capacity) }
    }

    /// Appends a run whose glyphs and edges are in lists of a ``ShapedRunCache``.
    mutating func append(
        _ run: ShapedRun, _ list: ContiguousArray<PositionedGlyph>, _ allEdges: ContiguousArray<Int32>
    ) {
        if keepsEdges {
            for index in run.edges { edges.append(allEdges[Int(index)] + width) }
            if run.edges.isEmpty { (edges, keepsEdges) = ([], false) }
        }
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
        draw { mask.add($0, x: $1, y: $2) }
        return mask
    }

    /// Calls a closure with the mask of each glyph and its offset from the top-left corner of the line.
    func draw(_ add: (_ glyph: TextMask, _ x: Int, _ y: Int) -> Void) {
        for glyph in glyphs {
            // Glyphs are in the font's cache, or are drawn again.
            guard let image = font.glyph(glyph.number) else { continue }
            add(image.mask, Int(glyph.x), Int(glyph.y) + baseline)
        }
    }
}

import CCairo
import CoreGraphics

/// The glyphs of a part of a line, relative to the pen's position at its start. It refers to glyphs that a
/// ``ShapedRunCache`` stores.
struct ShapedRun {
    /// The positions of the glyphs in the cache.
    var glyphs: Range<Int32>
    /// The sum of the advances in pixels.
    var width: Int32
    /// The ink extents in Pango's units.
    var ink: PangoRectangle
    /// The edges of the characters in the cache, one for each byte; empty if a glyph belongs to several characters, or
    /// a character to several glyphs.
    var edges: Range<Int32>
}

/// A glyph at a position, in pixels from the start of a run or a line.
struct PositionedGlyph: Equatable {
    var number: UInt32
    var x: Int32
    var y: Int32
}

extension PangoRectangle {
    /// Returns the smallest rectangle that contains both rectangles. Empty ones are ignored.
    func union(_ other: PangoRectangle) -> PangoRectangle {
        if other.width == 0 || other.height == 0 { return self }
        if width == 0 || height == 0 { return other }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PangoRectangle(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }

    /// Returns the rectangle moved by whole pixels.
    func offsetBy(x pixels: Int32, y rows: Int32 = 0) -> PangoRectangle {
        var result = self
        result.x += pixels * PANGO_SCALE
        result.y += rows * PANGO_SCALE
        return result
    }
}

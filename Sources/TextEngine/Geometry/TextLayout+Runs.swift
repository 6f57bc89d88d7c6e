import CCairo
import CoreGraphics

// The runs of glyphs that Pango creates for a line.

extension TextLayout {
    /// A run of characters with the same font and direction.
    struct Run {
        var range: Range<Int>
        /// The left and right edges in device pixels, from the left edge of the line.
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft: Bool
    }

    /// Returns the runs of a line from left to right.
    func runs(of line: Line) -> [Run] {
        var result: [Run] = []
        let unit = CGFloat(PANGO_SCALE)
        forEachRun(of: line) { _, item, left, right in
            let start = line.origin + Int(item.offset)
            result.append(
                Run(
                    range: start..<start + Int(item.length), left: CGFloat(left) / unit, right: CGFloat(right) / unit,
                    isRightToLeft: item.analysis.level & 1 == 1))
        }
        return result
    }

    /// Calls `body` for each run of a line from left to right, while the font library is locked.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - body: A closure that receives the run, its item of the text, and its left and right edges in Pango's units
    ///     from the left edge of the line.
    func forEachRun(
        of line: Line, _ body: (_ run: PangoGlyphItem, _ item: PangoItem, _ left: Int32, _ right: Int32) -> Void
    ) {
        FontLibrary.shared.withLock {
            var left: Int32 = 0
            var next = line.pointer.pointee.runs
            while let current = next {
                next = current.pointee.next
                guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
                    let item = run.item?.pointee
                else { continue }
                let right = left + pango_glyph_string_get_width(run.glyphs)
                body(run, item, left, right)
                left = right
            }
        }
    }
}

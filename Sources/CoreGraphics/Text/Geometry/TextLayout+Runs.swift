import CCairo

// The runs that Pango set a line's letters in.

extension TextLayout {
    /// A stretch of letters in one font and direction.
    struct Run {
        var range: Range<Int>
        /// Device pixels from the start of the line.
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft: Bool
    }

    /// The runs of a line from left to right.
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

    /// Calls `body` for each run of a line from left to right, with the fonts locked.
    ///
    /// - Parameter body: gets the run, what of the text is in it, and where it begins and ends, in Pango's units from
    ///   the start of the line.
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

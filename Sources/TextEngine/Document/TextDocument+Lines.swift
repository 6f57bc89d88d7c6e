import CoreGraphics

// Access to single lines of a document, in points from the top left corner of the document.
extension TextDocument {
    /// A line of a document.
    package struct Line {
        /// The range of the line including the paragraph separator, in UTF-16 code units.
        package var range: Range<Int>
        /// The top edge of the line, including spacing.
        package var top: CGFloat
        /// The bottom edge of the line, including spacing.
        package var bottom: CGFloat
        /// The rectangle of the glyphs.
        package var rect: CGRect
        /// The position of the baseline.
        package var baseline: CGFloat
    }

    /// Returns the line that contains the character at an offset; the last line for offsets beyond the text.
    package func line(at offset: Int) -> Line {
        let found = piece(of: TextLocation(offset))
        let placed = placed(found)
        return line(placed.layout.lineIndex(of: inner(TextLocation(offset), in: found)), of: placed)
    }

    /// Returns a line of a piece.
    package func line(_ index: Int, of placed: Placed) -> Line {
        let (found, layout) = (placed.found, placed.layout)
        let info = layout.lineInfo(index)
        let isLast = index + 1 >= layout.lineCount
        let start = index == 0 ? 0 : real(info.range.lowerBound, in: found.piece)
        var end = found.start + found.piece.units
        if !isLast { end = found.start + real(layout.lineInfo(index + 1).range.lowerBound, in: found.piece) }
        if isLast, limitsLines, limitedPieces.pieces.last === found.piece { end = length }
        let top = placed.origin.y + info.rect.minY
        let bottom =
            isLast
            ? max(found.origin + found.piece.extent, top + info.rect.height)
            : placed.origin.y + layout.lineInfo(index + 1).rect.minY
        return Line(
            range: found.start + start..<max(found.start + start, end), top: index == 0 ? found.origin : top,
            bottom: bottom, rect: info.rect.offsetBy(dx: placed.origin.x, dy: placed.origin.y),
            baseline: placed.origin.y + info.baseline)
    }

    /// Calls `body` with the lines of a range in order until it returns false.
    package func forEachLine(in range: Range<Int>, _ body: (Line) -> Bool) {
        var offset = range.lowerBound
        while true {
            let line = line(at: offset)
            guard body(line), line.range.upperBound > offset, line.range.upperBound < range.upperBound else { return }
            offset = line.range.upperBound
        }
    }

    /// Returns the bounding box of all lines.
    ///
    /// The first call lays out all pieces; later calls lay out only the pieces that have changed.
    package func usedRect() -> CGRect {
        var edges: ClosedRange<CGFloat>?
        var bottom: CGFloat = 0
        var next: TextBlockList.Found? = piece(at: 0)
        while let found = next {
            if found.piece.lineEdges.x.isNaN {
                let layout = laidOut(found)
                let rects = (0..<layout.lineCount).map { layout.lineInfo($0).rect }
                found.piece.lineEdges = SIMD2(
                    Float(rects.reduce(CGFloat.infinity) { min($0, $1.minX) }),
                    Float(rects.reduce(-CGFloat.infinity) { max($0, $1.maxX) }))
            }
            let (low, high) = (CGFloat(found.piece.lineEdges.x), CGFloat(found.piece.lineEdges.y))
            if low <= high { edges = min(edges?.lowerBound ?? low, low)...max(edges?.upperBound ?? high, high) }
            let isLast = limitsLines && limitedPieces.pieces.last === found.piece
            next = isLast ? nil : pieces.next(after: found)
            if next == nil {
                let placed = placed(pieces.find(unit: found.start))
                bottom = line(placed.layout.lineCount - 1, of: placed).rect.maxY
            }
        }
        guard let edges else { return .zero }
        return CGRect(x: edges.lowerBound, y: 0, width: edges.upperBound - edges.lowerBound, height: bottom)
    }

    /// Sets the style of a range. Pieces that already have the style keep their layout.
    package func setStyle(_ style: TextStyle, in range: Range<Int>) {
        let range = clamp(range)
        var next: TextBlockList.Found? = range.isEmpty ? nil : pieces.find(unit: range.lowerBound)
        while let found = next, found.start < range.upperBound {
            let part = range.clamped(to: found.start..<found.start + found.piece.units)
            let own = part.lowerBound - found.start..<part.upperBound - found.start
            if !TextFragment.slice(found.piece.runs, own).allSatisfy({ $0.style.isSame(as: style) }) {
                restyle(part) { _ in style }
            }
            next = pieces.next(after: found)
        }
    }
}

import CoreGraphics
import TextEngine

/// The layout of the text in one container of a layout manager.
@MainActor struct ContainerLayout {
    let container: NSTextContainer
    let document: TextDocument
    /// The offset of the document's first character in the text of the storage.
    var start: Int
    /// The characters in the container, as offsets in the document.
    var range: Range<Int>

    /// The space at both ends of the lines, in points.
    var padding: CGFloat { max(0, container.lineFragmentPadding) }

    /// The characters in the container, as offsets in the text of the storage.
    var characters: Range<Int> { start + range.lowerBound..<start + range.upperBound }

    /// The left and right edges of the region, in the coordinates of the container.
    var edges: ClosedRange<CGFloat> {
        let width = document.style.width
        return 0...(width.isFinite ? width + 2 * padding : document.usedRect().maxX + 2 * padding)
    }

    /// Returns the rectangle of a line with the spacing around it, in the coordinates of the container.
    func fragmentRect(_ line: TextDocument.Line) -> CGRect {
        CGRect(x: 0, y: line.top, width: edges.upperBound, height: line.bottom - line.top)
    }

    /// Returns the rectangle of a line's glyphs and padding, in the coordinates of the container.
    func usedRect(_ line: TextDocument.Line) -> CGRect {
        CGRect(x: line.rect.minX, y: line.rect.minY, width: line.rect.width + 2 * padding, height: line.rect.height)
    }

    /// Converts a range of the storage's text to offsets in the document, clamped to the container.
    func local(_ range: Range<Int>) -> Range<Int> {
        let part = range.clamped(to: characters)
        return part.lowerBound - start..<part.upperBound - start
    }

    /// Returns the rectangles of a range in the coordinates of the container, one or more for each line.
    func rects(of range: Range<Int>, toEdges: Bool = false) -> [CGRect] {
        let local = local(range)
        guard !local.isEmpty else { return [] }
        let top = document.line(at: local.lowerBound).top
        let bottom = document.line(at: local.upperBound - 1).bottom
        let ends = toEdges ? -padding...edges.upperBound - padding : nil
        return document.selectionRects(for: local, in: top...max(top, bottom), edges: ends)
            .map { $0.offsetBy(dx: padding, dy: 0) }
    }

    /// Returns the character at a point of the container, and the fraction of its width at which the point lies, from 0
    /// to 1.
    func character(at point: CGPoint) -> (offset: Int, fraction: CGFloat) {
        let place = document.place(at: CGPoint(x: point.x - padding, y: point.y))
        guard document.length > 0 else { return (start, 0) }
        guard place.affinity == .upstream || place.offset >= document.length else {
            return (start + place.offset, fraction(of: place.offset, at: point))
        }
        let offset = document.character(before: place.offset).offset
        return (start + offset, fraction(of: offset, at: point))
    }

    private func fraction(of offset: Int, at point: CGPoint) -> CGFloat {
        let end = document.character(after: offset)
        let low = document.caretRect(for: TextLocation(offset))
        let high = document.caretRect(for: TextLocation(end.offset, .upstream))
        let x = point.x - padding
        // Paragraph separators have no width.
        guard low.minY == high.minY, low.minX != high.minX else { return x > low.minX ? 1 : 0 }
        return max(0, min(1, (x - low.minX) / (high.minX - low.minX)))
    }
}

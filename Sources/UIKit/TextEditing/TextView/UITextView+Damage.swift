import CoreGraphics
import TextEngine

// Computation of the damage region after a change of the text: the lines that differ from those before.
extension UITextView {
    /// The lines of a piece before a change, for comparison with those after it.
    struct LineSnapshot {
        let piece: TextBlock
        let units: Int
        let lines: [TextLayout.LineInfo]
    }

    /// Records the lines of the piece that contains the caret, if it is laid out.
    func recordLines() {
        let document = editor.document
        let piece = document.pieces.find(unit: (editor.markedRange ?? editor.selection.range).lowerBound).piece
        lineSnapshot = nil
        guard !document.style.isSecure, let layout = piece.layout else { return }
        lineSnapshot = LineSnapshot(
            piece: piece, units: piece.units, lines: (0..<layout.lineCount).map { layout.lineInfo($0) })
    }

    /// Invalidates the lines that differ after a range was replaced, and everything below if it has moved.
    func textNeedsDisplay(around range: Range<Int>) {
        setNeedsLayout()
        let before = lineSnapshot
        lineSnapshot = nil
        let document = editor.document
        guard document.lastChangeWasInside, editor.selection.isCaret else { return setNeedsDisplay() }
        let layout = document.laidOut(document.pieces.find(unit: range.lowerBound))
        let found = document.pieces.find(unit: range.lowerBound)
        let top = found.origin + textContainerInset.top
        var changed: ClosedRange<CGFloat> = ClosedRange(from: 0, to: found.piece.extent)
        if let before, before.piece === found.piece {
            let local = range.lowerBound - found.start..<range.upperBound - found.start
            changed = UITextView.changedLines(of: layout, around: local, before, paragraphExtent: found.piece.extent)
        }
        let low = top + changed.lowerBound
        let high = extentChanged ? max(low, bounds.maxY) : top + changed.upperBound
        // Glyphs may extend beyond lines whose height a paragraph style reduces.
        setNeedsDisplay(
            CGRect(x: 0, y: low, width: bounds.width, height: high - low).insetBy(dx: 0, dy: -2 - document.inkOverflow))
        // The scroll indicator depends on the total height.
        if extentChanged { setNeedsDisplay(indicatorStrip) }
    }

    /// Returns the vertical interval of a piece in which lines differ from those before the change. It includes one
    /// more line at both ends, because characters may be shaped together across a line break.
    private static func changedLines(
        of layout: TextLayout, around range: Range<Int>, _ before: LineSnapshot, paragraphExtent: CGFloat
    ) -> ClosedRange<CGFloat> {
        let lines = (0..<layout.lineCount).map { layout.lineInfo($0) }
        let old = before.lines
        func isSame(_ a: TextLayout.LineInfo, _ b: TextLayout.LineInfo, shift: Int) -> Bool {
            a.rect == b.rect && a.isRightToLeft == b.isRightToLeft && a.isSoft == b.isSoft
                && a.range.lowerBound + shift == b.range.lowerBound && a.range.upperBound + shift == b.range.upperBound
        }
        var first = 0
        while first < min(lines.count, old.count), isSame(old[first], lines[first], shift: 0),
            lines[first].range.upperBound < range.lowerBound
        {
            first += 1
        }
        guard lines.count == old.count, first < lines.count else {
            let top = lines.indices.contains(first - 1) ? lines[first - 1].rect.minY : 0
            return top...max(top, paragraphExtent)
        }
        // The number of code units that the change added.
        let shift = (lines.last?.range.upperBound ?? 0) - (old.last?.range.upperBound ?? 0)
        var last = lines.count - 1
        while last > first, isSame(old[last], lines[last], shift: shift),
            lines[last].range.lowerBound > range.upperBound
        {
            last -= 1
        }
        let top = lines[max(0, first - 1)].rect.minY
        return top...max(top, lines[min(lines.count - 1, last + 1)].rect.maxY)
    }
}

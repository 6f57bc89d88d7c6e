import CoreGraphics
import TextEngine

// Computation of the damage region after a change of the text: the pixels, or the lines, that differ from those before.
extension UITextView {
    /// The layout of a piece before a change, for comparison with that after it.
    struct LineSnapshot {
        let piece: TextBlock
        let layout: TextLayout
        /// A Boolean value that indicates whether the text alone determines what is drawn.
        let isPlain: Bool
    }

    /// Records the lines of the piece that contains the caret, if it is laid out.
    func recordLines() {
        let document = editor.document
        let piece = document.pieces.find(unit: (editor.markedRange ?? editor.selection.range).lowerBound).piece
        lineSnapshot = nil
        guard !document.style.isSecure, let layout = piece.layout else { return }
        lineSnapshot = LineSnapshot(piece: piece, layout: layout, isPlain: !editor.isComposing)
    }

    /// Invalidates the pixels that differ after a range was replaced, and everything below if it has moved.
    func textNeedsDisplay(around range: Range<Int>) {
        setNeedsLayout()
        let before = lineSnapshot
        lineSnapshot = nil
        let document = editor.document
        guard document.lastChangeWasInside, editor.selection.isCaret else { return setNeedsDisplay() }
        _ = document.laidOut(document.pieces.find(unit: range.lowerBound))
        let placed = document.placed(document.pieces.find(unit: range.lowerBound))
        let found = placed.found
        let top = documentOrigin.y + found.origin
        var changed: ClosedRange<CGFloat> = ClosedRange(from: 0, to: found.piece.extent)
        if let before, before.piece === found.piece {
            let local = range.lowerBound - found.start..<range.upperBound - found.start
            let lines = UITextView.changedLines(of: placed.layout, around: local, before.layout)
            let isComparable = placed.layout.lineCount == before.layout.lineCount && before.isPlain && !extentChanged
            if isComparable, invalidatePixels(of: lines, in: placed, since: before.layout) { return }
            changed = UITextView.interval(of: lines, in: placed)
        }
        let low = top + changed.lowerBound
        let high = extentChanged ? max(low, bounds.maxY) : top + changed.upperBound
        // Glyphs may extend beyond lines whose height a paragraph style reduces.
        setNeedsDisplay(
            CGRect(x: 0, y: low, width: bounds.width, height: high - low).insetBy(dx: 0, dy: -2 - document.inkOverflow))
    }

    /// Invalidates the pixels in which lines differ from those of an earlier layout.
    ///
    /// - Returns: False if the pixels are unknown; nothing is invalidated then.
    private func invalidatePixels(
        of lines: ClosedRange<Int>, in placed: TextDocument.Placed, since old: TextLayout
    ) -> Bool {
        let origin = CGPoint(x: documentOrigin.x + placed.origin.x, y: documentOrigin.y + placed.origin.y)
        // Only lines that will be drawn are compared, because the comparison draws them.
        guard textKit?.drawingManager == nil, origin.y < bounds.maxY,
            origin.y + placed.layout.size.height > bounds.minY
        else { return false }
        var area = CGRect.null
        for index in lines {
            guard let part = placed.layout.changedArea(ofLine: index, since: old) else { return false }
            area = area.union(part)
        }
        // The origin is aligned to a pixel for drawing.
        if !area.isNull { setNeedsDisplay(area.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)) }
        return true
    }

    /// Returns the vertical interval of a piece that contains lines, and the spacing at its ends.
    private static func interval(of lines: ClosedRange<Int>, in placed: TextDocument.Placed) -> ClosedRange<CGFloat> {
        let (piece, layout) = (placed.found.piece, placed.layout)
        let top = lines.lowerBound == 0 ? 0 : piece.spacingBefore + layout.lineInfo(lines.lowerBound).rect.minY
        let bottom =
            lines.upperBound + 1 == layout.lineCount
            ? piece.extent : piece.spacingBefore + layout.lineInfo(lines.upperBound).rect.maxY
        return top...max(top, bottom)
    }

    /// Returns the indexes of the lines that differ from those of an earlier layout: through the last one if the number
    /// of lines differs. They include one more line at both ends, because characters may be shaped together across a
    /// line break.
    private static func changedLines(
        of layout: TextLayout, around range: Range<Int>, _ before: TextLayout
    ) -> ClosedRange<Int> {
        if layout.lineCount == 1, before.lineCount == 1 { return 0...0 }
        let lines = (0..<layout.lineCount).map { layout.lineInfo($0) }
        let old = (0..<before.lineCount).map { before.lineInfo($0) }
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
            return max(0, min(first, lines.count) - 1)...max(0, lines.count - 1)
        }
        // The number of code units that the change added.
        let shift = (lines.last?.range.upperBound ?? 0) - (old.last?.range.upperBound ?? 0)
        var last = lines.count - 1
        while last > first, isSame(old[last], lines[last], shift: shift),
            lines[last].range.lowerBound > range.upperBound
        {
            last -= 1
        }
        return max(0, first - 1)...min(lines.count - 1, last + 1)
    }
}

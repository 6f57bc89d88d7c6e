import CoreGraphics

// Geometry of text positions, in points from the top left corner of the document. The methods lay out the pieces that
// they need.
extension TextDocument {
    /// A piece with its layout and the position of its top left corner.
    package struct Placed {
        /// The piece.
        package var found: TextBlockList.Found
        /// The layout of the piece.
        package var layout: TextLayout
        /// The top left corner of the layout in the document, in points.
        package var origin: CGPoint
    }

    /// Lays out a piece and returns it with its layout and position.
    package func placed(_ found: TextBlockList.Found) -> Placed {
        let layout = laidOut(found)
        let origin =
            style.isSingleLine
            ? CGPoint(x: found.origin, y: 0) : CGPoint(x: 0, y: found.origin + found.piece.spacingBefore)
        return Placed(found: found, layout: layout, origin: origin)
    }

    /// Returns the piece that contains the caret for a position.
    package func piece(of place: TextLocation) -> TextBlockList.Found {
        let offset = max(0, min(length, place.offset))
        let found = pieces.find(unit: offset)
        if limitsLines, let last = lastLimitedPiece, found.start > last.start { return last }
        if place.affinity == .upstream, offset == found.start, let before = pieces.previous(before: found),
            before.piece.isSoft
        {
            return before
        }
        return found
    }

    /// Converts a position in the document to a position in the layout of a piece.
    package func inner(_ place: TextLocation, in found: TextBlockList.Found) -> TextLocation {
        TextLocation(shown(max(0, place.offset - found.start), in: found.piece), place.affinity)
    }

    /// Converts a position in the layout of a piece to a position in the document.
    package func outer(_ place: TextLocation, in found: TextBlockList.Found) -> TextLocation {
        TextLocation(found.start + real(place.offset, in: found.piece), place.affinity)
    }

    /// Returns the rectangle of the caret at a position. It has no width, and the height of its line.
    package func caretRect(for place: TextLocation) -> CGRect {
        let placed = placed(piece(of: place))
        return placed.layout.caretRect(for: inner(place, in: placed.found))
            .offsetBy(dx: placed.origin.x, dy: placed.origin.y)
    }

    /// Returns the position closest to a point.
    package func place(at point: CGPoint) -> TextLocation {
        guard point.isFinite else { return TextLocation(0) }
        let placed = placed(piece(at: style.isSingleLine ? point.x : point.y))
        let local = CGPoint(x: point.x - placed.origin.x, y: point.y - placed.origin.y)
        return outer(placed.layout.place(at: local), in: placed.found)
    }

    /// Returns the selection rectangles of a range within an interval along the layout axis. Where the selection
    /// continues on the next line, the rectangle extends to the edge.
    ///
    /// - Parameters:
    ///   - range: The range, in UTF-16 code units.
    ///   - stretch: The interval along the layout axis, in points.
    ///   - edges: The left and right edges to which rectangles extend; nil to end them at the text.
    package func selectionRects(for range: Range<Int>, in stretch: ClosedRange<CGFloat>, edges: ClosedRange<CGFloat>?)
        -> [CGRect]
    {
        let range = clamp(range)
        guard !range.isEmpty else { return [] }
        var result: [CGRect] = []
        let visible = piece(at: stretch.lowerBound)
        var next: TextBlockList.Found? =
            visible.start > range.lowerBound ? visible : pieces.find(unit: range.lowerBound)
        while let found = next, found.start < range.upperBound, found.origin <= stretch.upperBound {
            let placed = placed(found)
            addSelection(range, in: placed, edges: edges, to: &result)
            // The layout of the piece may have changed its extent.
            next = laidOutPiece(after: found)
        }
        return result
    }

    private func addSelection(
        _ range: Range<Int>, in placed: Placed, edges: ClosedRange<CGFloat>?, to result: inout [CGRect]
    ) {
        let (found, layout, origin) = (placed.found, placed.layout, placed.origin)
        let low = shown(max(0, range.lowerBound - found.start), in: found.piece)
        let high = shown(max(0, min(found.piece.units, range.upperBound - found.start)), in: found.piece)
        var rects = layout.selectionRects(for: low..<high)
        if let edges, !style.isSingleLine {
            // Whether the selection continues after the piece.
            let end = found.start + (found.piece.isSoft ? found.piece.units : found.piece.contentUnits)
            let goesOn = range.upperBound > end
            for index in 0..<layout.lineCount {
                let line = layout.lineInfo(index)
                let lineEnd = line.range.upperBound
                let reachesEnd: Bool
                if index == layout.lineCount - 1 {
                    reachesEnd = goesOn && low <= lineEnd
                } else {
                    reachesEnd = high > lineEnd && (line.isSoft ? low < lineEnd : low <= lineEnd)
                }
                guard reachesEnd else { continue }
                let x =
                    line.isRightToLeft
                    ? edges.lowerBound...max(edges.lowerBound, line.rect.minX)
                    : ClosedRange(from: min(edges.upperBound, line.rect.maxX), to: edges.upperBound)
                rects.append(
                    CGRect(
                        x: x.lowerBound, y: line.rect.minY, width: x.upperBound - x.lowerBound, height: line.rect.height
                    ))
            }
        }
        for rect in rects where rect.width > 0 { result.append(rect.offsetBy(dx: origin.x, dy: origin.y)) }
    }

    /// Lays out and returns the pieces within an interval along the layout axis.
    package func pieces(in stretch: ClosedRange<CGFloat>) -> [Placed] {
        var result: [Placed] = []
        var next: TextBlockList.Found? = piece(at: stretch.lowerBound)
        while let found = next, found.origin <= stretch.upperBound {
            result.append(placed(found))
            next = laidOutPiece(after: found)
        }
        return result
    }

    // MARK: Movement

    /// Returns the next position to the right or left in visual order; the same position at the ends of the document.
    package func step(from place: TextLocation, toRight: Bool) -> TextLocation {
        let placed = placed(piece(of: place))
        switch placed.layout.step(from: inner(place, in: placed.found), toRight: toRight) {
        case .place(let next): return outer(next, in: placed.found)
        case .afterEnd: return character(after: place.offset)
        case .beforeStart: return character(before: place.offset)
        }
    }

    /// Returns the position after the character that follows an offset.
    package func character(after offset: Int) -> TextLocation {
        let found = pieces.find(unit: offset)
        guard offset < length else { return TextLocation(length) }
        return TextLocation(found.start + found.piece.text.nextCharacter(afterUnit: offset - found.start))
    }

    /// Returns the position before the character that precedes an offset.
    package func character(before offset: Int) -> TextLocation {
        guard offset > 0 else { return TextLocation(0) }
        let found = pieces.find(unit: min(length, offset) - 1)
        return TextLocation(found.start + found.piece.text.previousCharacter(beforeUnit: offset - found.start))
    }

    /// Returns the range of the character that contains an offset.
    package func characterRange(at offset: Int) -> Range<Int> {
        guard length > 0 else { return 0..<0 }
        let offset = max(0, min(length - 1, offset))
        let found = pieces.find(unit: offset)
        let start = found.piece.text.characterStart(atUnit: offset - found.start)
        return found.start + start..<found.start + found.piece.text.nextCharacter(afterUnit: start)
    }

    /// Returns the position closest to `x` a number of lines below another position, or above it if the number is
    /// negative; nil beyond the first and last lines.
    package func place(_ lines: Int, below place: TextLocation, x: CGFloat) -> TextLocation? {
        var current = placed(piece(of: place))
        var line = current.layout.lineIndex(of: inner(place, in: current.found)) + lines
        while line < 0 {
            guard let before = pieces.previous(before: pieces.find(unit: current.found.start)) else { return nil }
            current = placed(before)
            line += current.layout.lineCount
        }
        while line >= current.layout.lineCount {
            line -= current.layout.lineCount
            guard let after = laidOutPiece(after: current.found) else { return nil }
            current = placed(after)
        }
        return outer(current.layout.place(onLine: line, x: x - current.origin.x), in: current.found)
    }

    /// Returns the ends of the line that contains the caret for a position.
    package func lineEnds(of place: TextLocation) -> (start: TextLocation, end: TextLocation) {
        if style.isSingleLine { return (TextLocation(0), TextLocation(length)) }
        let placed = placed(piece(of: place))
        let line = placed.layout.lineInfo(placed.layout.lineIndex(of: inner(place, in: placed.found)))
        let start = outer(TextLocation(line.range.lowerBound), in: placed.found)
        let end = outer(TextLocation(line.range.upperBound, line.isSoft ? .upstream : .downstream), in: placed.found)
        return (start, found(endsSoftly: placed, end))
    }

    /// Keeps the end of a part of a long paragraph on its own line instead of the first line of the next part.
    private func found(endsSoftly placed: Placed, _ end: TextLocation) -> TextLocation {
        let isPartEnd = placed.found.piece.isSoft && end.offset == placed.found.start + placed.found.piece.units
        return isPartEnd && end.offset < length ? TextLocation(end.offset, .upstream) : end
    }

    /// Returns whether the base direction of a position's line is right-to-left.
    package func isRightToLeft(at place: TextLocation) -> Bool {
        let placed = placed(piece(of: place))
        return placed.layout.lineInfo(placed.layout.lineIndex(of: inner(place, in: placed.found))).isRightToLeft
    }

    // MARK: Words and paragraphs

    /// Returns the end of the next word; the end of the document if there is none.
    package func wordEnd(after offset: Int) -> Int {
        if style.isSecure { return length }
        var next: TextBlockList.Found? = pieces.find(unit: offset)
        var inside = offset - (next?.start ?? 0)
        while let found = next {
            if let end = found.piece.breaks.wordEnd(after: inside) { return found.start + end }
            inside = -1
            next = pieces.next(after: found)
        }
        return length
    }

    /// Returns the start of the previous word; 0 if there is none.
    package func wordStart(before offset: Int) -> Int {
        if style.isSecure { return 0 }
        var next: TextBlockList.Found? = pieces.find(unit: offset)
        while let found = next {
            if let start = found.piece.breaks.wordStart(before: offset - found.start) { return found.start + start }
            next = pieces.previous(before: found)
        }
        return 0
    }

    /// Returns the range that a double click at an offset selects: a word, the spaces between words, or other symbols.
    package func unit(at offset: Int) -> Range<Int> {
        if style.isSecure { return 0..<length }
        let found = pieces.find(unit: offset)
        let text = found.piece.text
        let end = found.piece.contentUnits
        let inside = max(0, min(end, offset - found.start))
        if let word = found.piece.breaks.word(at: inside) {
            return found.start + word.lowerBound..<found.start + word.upperBound
        }
        guard end > 0 else { return found.start..<found.start }
        var low = text.characterStart(atUnit: min(inside, end - 1))
        let isSpace = text[text.index(atUnit: low)].isWhitespace
        func isSame(_ unit: Int) -> Bool {
            found.piece.breaks.word(at: unit) == nil || !(found.piece.breaks.word(at: unit)?.contains(unit) ?? false)
                ? text[text.index(atUnit: unit)].isWhitespace == isSpace : false
        }
        var high = text.nextCharacter(afterUnit: low)
        while low > 0, isSame(text.previousCharacter(beforeUnit: low)) { low = text.previousCharacter(beforeUnit: low) }
        while high < end, isSame(high) { high = text.nextCharacter(afterUnit: high) }
        return found.start + low..<found.start + min(high, end)
    }

    /// Returns the paragraph that contains an offset, including its separator. The parts of a long paragraph count as
    /// one paragraph.
    package func paragraph(at offset: Int) -> Range<Int> {
        let found = pieces.find(unit: offset)
        var first = found
        while let before = pieces.previous(before: first), before.piece.isSoft { first = before }
        var last = found
        while last.piece.isSoft, let after = pieces.next(after: last) { last = after }
        return first.start..<last.start + last.piece.units
    }

    /// Returns the end of a paragraph without its separator.
    package func contentEnd(ofParagraphAt offset: Int) -> Int {
        let range = paragraph(at: offset)
        guard !range.isEmpty else { return range.upperBound }
        let last = pieces.find(unit: range.upperBound - 1)
        return last.start + last.piece.contentUnits
    }

    /// Returns the sentence that contains an offset.
    package func sentence(at offset: Int) -> Range<Int> {
        let found = pieces.find(unit: offset)
        let own = found.piece.breaks.sentence(at: offset - found.start, in: found.piece.units)
        return found.start + own.lowerBound..<found.start + own.upperBound
    }
}

import CCairo
import CoreGraphics

// Positions in text, and the position nearest to a point, for carets and hit testing. Offsets count UTF-16 code units.
//
// A position has up to two carets: at the trailing edge of the character before it and at the leading edge of the
// character after it. Mostly these are equal; if they are not, the position's affinity selects one. Thus each point
// leads to a position whose caret is next to that point.

extension TextLayout {
    /// A line of the layout, for other modules.
    package struct LineInfo {
        /// The UTF-16 offsets of the characters on the line, without a paragraph separator.
        package var range: Range<Int>
        /// The rectangle of the characters, in points.
        package var rect: CGRect
        /// The distance from the top of the layout to the line's baseline, in points.
        package var baseline: CGFloat
        /// A Boolean value that indicates whether the base direction of the line is right to left.
        package var isRightToLeft: Bool
        /// A Boolean value that indicates whether the line ends at a soft break: the paragraph continues on the next
        /// line.
        package var isSoft: Bool
    }

    /// Returns a description of a line.
    package func lineInfo(_ index: Int) -> LineInfo {
        if hasEdges {
            return LineInfo(
                range: 0..<unit(ofByte: textLength), rect: CGRect(origin: .zero, size: size), baseline: firstBaseline,
                isRightToLeft: false, isSoft: false)
        }
        let line = lines[index]
        let next = index + 1 < lines.count ? lines[index + 1].range.lowerBound : nil
        return LineInfo(
            range: unit(ofByte: line.range.lowerBound)..<unit(ofByte: line.range.upperBound),
            rect: CGRect(
                x: CGFloat(line.x) / scale, y: CGFloat(line.top) / scale, width: CGFloat(line.width) / scale,
                height: CGFloat(line.height) / scale),
            baseline: CGFloat(line.baseline) / scale, isRightToLeft: line.isRightToLeft,
            isSoft: next == line.range.upperBound)
    }

    /// Returns the index of the line that shows the caret of a position.
    package func lineIndex(of place: TextLocation) -> Int {
        lineIndex(ofByte: byte(ofUnit: place.offset), place.affinity)
    }

    /// A Boolean value that indicates whether the layout is one line with known edges of all characters, so that
    /// positions in it do not require Pango.
    var hasEdges: Bool { composedInk != nil && edges.count == textLength }

    private func lineIndex(ofByte offset: Int, _ affinity: TextAffinity) -> Int {
        if hasEdges { return 0 }
        // Find the last line that begins at or before the offset.
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle }
        }
        if affinity == .upstream, low > 0, lines[low].range.lowerBound == offset,
            lines[low - 1].range.upperBound == offset
        {
            return low - 1
        }
        return low
    }

    /// Returns the caret rectangle of a position, in points: zero width, and the height of its line.
    package func caretRect(for place: TextLocation) -> CGRect {
        if hasEdges {
            let x = knownEdge(byte(ofUnit: place.offset))
            return CGRect(x: x / scale, y: 0, width: 0, height: size.height)
        }
        guard !lines.isEmpty else { return .zero }
        let offset = byte(ofUnit: place.offset)
        let line = lines[lineIndex(ofByte: offset, place.affinity)]
        return CGRect(
            x: (CGFloat(line.x) + caretX(ofByte: offset, place.affinity, in: line)) / scale,
            y: CGFloat(line.top) / scale, width: 0, height: CGFloat(line.height) / scale)
    }

    /// Returns the left edge of the character at an offset, or the right edge of the line, in device pixels, if the
    /// layout has edges.
    func knownEdge(_ offset: Int) -> CGFloat { CGFloat(offset < edges.count ? Int(edges[offset]) : firstLineWidth) }

    /// Returns the caret offset of a position, in device pixels from the left edge of its line.
    private func caretX(ofByte offset: Int, _ affinity: TextAffinity, in line: Line) -> CGFloat {
        let range = line.range
        guard !range.isEmpty else { return 0 }
        let isAfterLetter = offset >= range.upperBound || (affinity == .upstream && offset > range.lowerBound)
        return isAfterLetter
            ? trailingEdge(before: min(offset, range.upperBound), in: line) : leadingEdge(offset, in: line)
    }

    /// Returns the leading edge of the character at an offset, in device pixels from the left edge of the line.
    func leadingEdge(_ offset: Int, in line: Line) -> CGFloat {
        var x: Int32 = 0
        FontLibrary.shared.withLock {
            pango_layout_line_index_to_x(line.pointer, Int32(clamping: offset - line.origin), 0, &x)
        }
        return CGFloat(x) / CGFloat(PANGO_SCALE)
    }

    /// Returns the trailing edge of the character before an offset, in device pixels from the left edge of the line:
    /// the start of the next character in its run, or the end of the run. Pango's result is wrong for characters that
    /// span several runs.
    func trailingEdge(before offset: Int, in line: Line) -> CGFloat {
        let last = byteOfCharacter(before: offset)
        guard let run = runs(of: line).first(where: { $0.range.contains(last) }) else { return CGFloat(line.width) }
        if offset < run.range.upperBound { return leadingEdge(offset, in: line) }
        return run.isRightToLeft ? run.left : run.right
    }

    /// Returns the position nearest to a point: on the line at its height, or else on the first or last line.
    package func place(at point: CGPoint) -> TextLocation {
        guard point.isFinite, !lines.isEmpty else { return TextLocation(0) }
        let y = point.y * scale
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high) / 2
            if CGFloat(lines[middle].top + lines[middle].height) > y { high = middle } else { low = middle + 1 }
        }
        return place(onLine: low, x: point.x)
    }

    /// Returns the position on a line whose caret is nearest to `x`, in points. A line index out of range is clamped.
    package func place(onLine index: Int, x: CGFloat) -> TextLocation {
        guard !lines.isEmpty, x.isFinite else { return TextLocation(0) }
        let line = lines[max(0, min(lines.count - 1, index))]
        guard !line.range.isEmpty else { return TextLocation(unit(ofByte: line.range.lowerBound)) }
        let x = x * scale - CGFloat(line.x)
        let letter = letter(at: x, in: line)
        return abs(x - letter.begin) <= abs(x - letter.end)
            ? TextLocation(letter.range.lowerBound, .downstream) : TextLocation(letter.range.upperBound, .upstream)
    }

    /// Returns the character at a distance from the left edge of a line, and its leading and trailing edges, all in
    /// device pixels.
    private func letter(at x: CGFloat, in line: Line) -> (range: Range<Int>, begin: CGFloat, end: CGFloat) {
        var index: Int32 = 0
        var trailing: Int32 = 0
        // Outside the line, Pango returns the first or last character of the text, not the one at the edge.
        let x = max(0, min(CGFloat(line.width) * CGFloat(PANGO_SCALE) - 1, x * CGFloat(PANGO_SCALE)))
        FontLibrary.shared.withLock {
            _ = pango_layout_line_x_to_index(line.pointer, Int32(x), &index, &trailing)
        }
        let text = request.text
        let offset = max(
            line.range.lowerBound, min(line.origin + Int(index), byteOfCharacter(before: line.range.upperBound)))
        let start = text.characterStart(atUnit: unit(ofByte: offset))
        let end = text.nextCharacter(afterUnit: start)
        // A line break may be within a grapheme cluster.
        let bytes = max(line.range.lowerBound, byte(ofUnit: start))..<min(line.range.upperBound, byte(ofUnit: end))
        return (start..<end, leadingEdge(bytes.lowerBound, in: line), trailingEdge(before: bytes.upperBound, in: line))
    }

    // MARK: Moving

    /// The destination of a step to the left or right.
    package enum Step: Equatable {
        /// Another position in the layout.
        case place(TextLocation)
        /// The content before the first character.
        case beforeStart
        /// The content after the last character.
        case afterEnd
    }

    /// Returns the next position to the left or right in visual order; at the end of a line, a position on the previous
    /// or next line.
    package func step(from place: TextLocation, toRight: Bool) -> Step {
        if hasEdges { return logicalStep(from: place.offset, isForward: toRight) }
        guard !lines.isEmpty else { return toRight ? .afterEnd : .beforeStart }
        let offset = byte(ofUnit: place.offset)
        let index = lineIndex(ofByte: offset, place.affinity)
        let line = lines[index]
        if let direction = onlyDirection(of: line) {
            return logicalStep(from: place.offset, isForward: (direction == .leftToRight) == toRight)
        }
        // Step over the character that is adjacent to the caret.
        let x = caretX(ofByte: offset, place.affinity, in: line)
        let probe = x + (toRight ? 0.5 : -0.5)
        guard probe > 0, probe < CGFloat(line.width) else {
            return logicalStep(from: place.offset, isForward: line.isRightToLeft != toRight, offLine: index)
        }
        let letter = letter(at: probe, in: line)
        let goesToEnd = (letter.begin <= letter.end) == toRight
        return .place(
            goesToEnd
                ? TextLocation(letter.range.upperBound, .upstream) : TextLocation(letter.range.lowerBound, .downstream))
    }

    private func logicalStep(from unit: Int, isForward: Bool) -> Step {
        let text = request.text
        if isForward {
            let next = text.nextCharacter(afterUnit: unit)
            return next > unit ? .place(TextLocation(next)) : .afterEnd
        }
        return unit > 0 ? .place(TextLocation(text.previousCharacter(beforeUnit: unit))) : .beforeStart
    }

    /// Returns the destination of a step across the end of a line with both directions.
    private func logicalStep(from unit: Int, isForward: Bool, offLine index: Int) -> Step {
        let other = index + (isForward ? 1 : -1)
        guard lines.indices.contains(other) else { return isForward ? .afterEnd : .beforeStart }
        let range = lines[other].range
        let isSoft =
            isForward
            ? lines[index].range.upperBound == range.lowerBound
            : lines[index].range.lowerBound == range.upperBound
        let end = TextLocation(
            self.unit(ofByte: isForward ? range.lowerBound : range.upperBound), isForward ? .downstream : .upstream)
        guard isSoft else { return .place(end) }
        // The end of a line and the start of the next one are the same offset with different affinity: step one
        // character further.
        return logicalStep(from: end.offset, isForward: isForward)
    }

    private enum Direction { case leftToRight, rightToLeft }

    /// Returns the direction of all runs of a line; `nil` if the line has both directions.
    private func onlyDirection(of line: Line) -> Direction? {
        let runs = runs(of: line)
        let isRightToLeft = runs.first?.isRightToLeft ?? line.isRightToLeft
        guard runs.allSatisfy({ $0.isRightToLeft == isRightToLeft }) else { return nil }
        return isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Offsets

    /// A Boolean value that indicates whether UTF-8 and UTF-16 offsets are equal.
    private var isASCII: Bool { request.text.utf8.count == request.text.utf16.count }

    /// Returns the UTF-8 offset of a UTF-16 offset.
    func byte(ofUnit unit: Int) -> Int {
        if isASCII { return max(0, min(textLength, unit)) }
        let text = request.text
        return text.utf8.distance(from: text.startIndex, to: text.index(atUnit: unit))
    }

    /// Returns the UTF-16 offset of a UTF-8 offset.
    func unit(ofByte byte: Int) -> Int {
        let text = request.text
        let byte = max(0, min(textLength, byte))
        if isASCII { return byte }
        return text.utf16.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: byte))
    }

    private func byteOfCharacter(before offset: Int) -> Int {
        let text = request.text.utf8
        guard offset > 0 else { return 0 }
        var index = text.index(text.startIndex, offsetBy: min(textLength, offset))
        repeat { index = text.index(before: index) } while index > text.startIndex && text[index] & 0xc0 == 0x80
        return text.distance(from: text.startIndex, to: index)
    }
}

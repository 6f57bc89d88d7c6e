import CCairo

// Where places are, and which is nearest to a point: for carets and hits. Offsets count UTF-16 code units.
//
// A place has up to two carets: at the trailing edge of the letter before it and at the leading edge of the one after
// it. Mostly these are the same; where they are not, the place's affinity says which is meant. So every point leads to
// a place whose caret is beside that point.

extension TextLayout {
    /// A line, as those outside of the layout see it.
    package struct LineInfo {
        /// UTF-16 offsets of what is on the line, without what ends a paragraph.
        package var range: Range<Int>
        /// Where its letters are, in points.
        package var rect: CGRect
        /// Points from the top of the layout to the line's baseline.
        package var baseline: CGFloat
        /// Whether the line is written from right to left in the main.
        package var isRightToLeft: Bool
        /// Whether the text goes on in the next line because there was no room.
        package var isSoft: Bool
    }

    /// What is on a line.
    package func lineInfo(_ index: Int) -> LineInfo {
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

    /// The line that the caret of a place is on.
    package func lineIndex(of place: TextPlace) -> Int { lineIndex(ofByte: byte(ofUnit: place.offset), place.affinity) }

    private func lineIndex(ofByte offset: Int, _ affinity: TextAffinity) -> Int {
        // The last line that begins at or before the offset.
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

    /// The caret of a place: no width, as high as its line, in points.
    package func caretRect(for place: TextPlace) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let offset = byte(ofUnit: place.offset)
        let line = lines[lineIndex(ofByte: offset, place.affinity)]
        return CGRect(
            x: (CGFloat(line.x) + caretX(ofByte: offset, place.affinity, in: line)) / scale,
            y: CGFloat(line.top) / scale, width: 0, height: CGFloat(line.height) / scale)
    }

    /// Device pixels from the start of a line to the caret of a place on it.
    private func caretX(ofByte offset: Int, _ affinity: TextAffinity, in line: Line) -> CGFloat {
        let range = line.range
        guard !range.isEmpty else { return 0 }
        let isAfterLetter = offset >= range.upperBound || (affinity == .upstream && offset > range.lowerBound)
        return isAfterLetter
            ? trailingEdge(before: min(offset, range.upperBound), in: line) : leadingEdge(offset, in: line)
    }

    /// Device pixels from the start of a line to where the letter at an offset begins.
    func leadingEdge(_ offset: Int, in line: Line) -> CGFloat {
        var x: Int32 = 0
        FontLibrary.shared.withLock {
            pango_layout_line_index_to_x(line.pointer, Int32(clamping: offset - line.origin), 0, &x)
        }
        return CGFloat(x) / CGFloat(PANGO_SCALE)
    }

    /// Device pixels from the start of a line to where the letter before an offset ends: where the next one of its run
    /// begins, or the run ends. Pango's own answer is wrong for letters that are set in several runs.
    func trailingEdge(before offset: Int, in line: Line) -> CGFloat {
        let last = byteOfCharacter(before: offset)
        guard let run = runs(of: line).first(where: { $0.range.contains(last) }) else { return CGFloat(line.width) }
        if offset < run.range.upperBound { return leadingEdge(offset, in: line) }
        return run.isRightToLeft ? run.left : run.right
    }

    /// The place that is nearest to a point: on the line at that height, or else the first or last line.
    package func place(at point: CGPoint) -> TextPlace {
        guard point.isFinite, !lines.isEmpty else { return TextPlace(0) }
        let y = point.y * scale
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high) / 2
            if CGFloat(lines[middle].top + lines[middle].height) > y { high = middle } else { low = middle + 1 }
        }
        return place(onLine: low, x: point.x)
    }

    /// The place on a line whose caret is nearest to `x`, in points. Lines that there are not count as the nearest.
    package func place(onLine index: Int, x: CGFloat) -> TextPlace {
        guard !lines.isEmpty, x.isFinite else { return TextPlace(0) }
        let line = lines[max(0, min(lines.count - 1, index))]
        guard !line.range.isEmpty else { return TextPlace(unit(ofByte: line.range.lowerBound)) }
        let x = x * scale - CGFloat(line.x)
        let letter = letter(at: x, in: line)
        return abs(x - letter.begin) <= abs(x - letter.end)
            ? TextPlace(letter.range.lowerBound, .downstream) : TextPlace(letter.range.upperBound, .upstream)
    }

    /// The letter at a place of a line, and where it begins and ends, all in device pixels from the line's start.
    private func letter(at x: CGFloat, in line: Line) -> (range: Range<Int>, begin: CGFloat, end: CGFloat) {
        var index: Int32 = 0
        var trailing: Int32 = 0
        // Outside of the line Pango takes the first or last letter of the text, not the one that stands there.
        let x = max(0, min(CGFloat(line.width) * CGFloat(PANGO_SCALE) - 1, x * CGFloat(PANGO_SCALE)))
        FontLibrary.shared.withLock {
            _ = pango_layout_line_x_to_index(line.pointer, Int32(x), &index, &trailing)
        }
        let text = request.text
        let offset = max(
            line.range.lowerBound, min(line.origin + Int(index), byteOfCharacter(before: line.range.upperBound)))
        let start = text.characterStart(atUnit: unit(ofByte: offset))
        let end = text.nextCharacter(afterUnit: start)
        // A line may be broken within what is one letter to a person.
        let bytes = max(line.range.lowerBound, byte(ofUnit: start))..<min(line.range.upperBound, byte(ofUnit: end))
        return (start..<end, leadingEdge(bytes.lowerBound, in: line), trailingEdge(before: bytes.upperBound, in: line))
    }

    // MARK: Moving

    /// Where a step to the left or right leads.
    package enum Step: Equatable {
        /// To another place in the layout.
        case place(TextPlace)
        /// To what comes before the first letter.
        case beforeStart
        /// To what comes after the last letter.
        case afterEnd
    }

    /// The next place to the right or left as the letters stand on the screen; at the end of a line one on the line
    /// before or after.
    package func step(from place: TextPlace, toRight: Bool) -> Step {
        guard !lines.isEmpty else { return toRight ? .afterEnd : .beforeStart }
        let offset = byte(ofUnit: place.offset)
        let index = lineIndex(ofByte: offset, place.affinity)
        let line = lines[index]
        if let direction = onlyDirection(of: line) {
            return logicalStep(from: place.offset, isForward: (direction == .leftToRight) == toRight)
        }
        // Over the letter that is just beside the caret.
        let x = caretX(ofByte: offset, place.affinity, in: line)
        let probe = x + (toRight ? 0.5 : -0.5)
        guard probe > 0, probe < CGFloat(line.width) else {
            return logicalStep(from: place.offset, isForward: line.isRightToLeft != toRight, offLine: index)
        }
        let letter = letter(at: probe, in: line)
        let goesToEnd = (letter.begin <= letter.end) == toRight
        return .place(
            goesToEnd ? TextPlace(letter.range.upperBound, .upstream) : TextPlace(letter.range.lowerBound, .downstream))
    }

    private func logicalStep(from unit: Int, isForward: Bool) -> Step {
        let text = request.text
        if isForward {
            let next = text.nextCharacter(afterUnit: unit)
            return next > unit ? .place(TextPlace(next)) : .afterEnd
        }
        return unit > 0 ? .place(TextPlace(text.previousCharacter(beforeUnit: unit))) : .beforeStart
    }

    /// A step over the end of a line whose letters do not all run one way.
    private func logicalStep(from unit: Int, isForward: Bool, offLine index: Int) -> Step {
        let other = index + (isForward ? 1 : -1)
        guard lines.indices.contains(other) else { return isForward ? .afterEnd : .beforeStart }
        let range = lines[other].range
        let isSoft =
            isForward
            ? lines[index].range.upperBound == range.lowerBound
            : lines[index].range.lowerBound == range.upperBound
        let end = TextPlace(
            self.unit(ofByte: isForward ? range.lowerBound : range.upperBound), isForward ? .downstream : .upstream)
        guard isSoft else { return .place(end) }
        // The end of the one line and the start of the next are the same place but for affinity: go one letter on.
        return logicalStep(from: end.offset, isForward: isForward)
    }

    private enum Direction { case leftToRight, rightToLeft }

    /// Which way all letters of a line run; nil if they run both ways.
    private func onlyDirection(of line: Line) -> Direction? {
        let runs = runs(of: line)
        let isRightToLeft = runs.first?.isRightToLeft ?? line.isRightToLeft
        guard runs.allSatisfy({ $0.isRightToLeft == isRightToLeft }) else { return nil }
        return isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Offsets

    /// Whether bytes and UTF-16 code units are the same.
    private var isASCII: Bool { request.text.utf8.count == request.text.utf16.count }

    /// The UTF-8 offset of a UTF-16 offset.
    func byte(ofUnit unit: Int) -> Int {
        if isASCII { return max(0, min(textLength, unit)) }
        let text = request.text
        return text.utf8.distance(from: text.startIndex, to: text.index(atUnit: unit))
    }

    /// The UTF-16 offset of a UTF-8 offset.
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

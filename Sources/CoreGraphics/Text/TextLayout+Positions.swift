import CCairo

// Where letters are: for carets, selections and hits. Offsets count UTF-8 bytes and are clamped to the text; one within a
// character counts as its start. What a shortened line leaves out has no place of its own: it is where the line is.

extension TextLayout {
    /// The place between two letters that is nearest to a point: the offset of the letter after it.
    package func offset(at point: CGPoint) -> Int {
        guard point.isFinite, let line = line(atY: point.y) else { return 0 }
        let unit = CGFloat(PANGO_SCALE)
        let x = max(-1_000_000, min(1_000_000, point.x * scale - CGFloat(line.x)))
        var index: Int32 = 0
        var trailing: Int32 = 0
        FontLibrary.shared.withLock {
            _ = pango_layout_line_x_to_index(line.pointer, Int32(x * unit), &index, &trailing)
        }
        var offset = line.origin + Int(index)
        for _ in 0..<max(0, trailing) { offset = characterEnd(after: offset) }
        return max(line.range.lowerBound, min(offset, line.range.upperBound))
    }

    /// The caret before the letter at an offset, or after the last letter: no width, as high as its line, in points.
    package func caretRect(at offset: Int) -> CGRect {
        let offset = characterStart(offset)
        guard let line = line(containing: offset) else { return .zero }
        return CGRect(
            x: CGFloat(line.x) / scale + x(of: offset, in: line), y: CGFloat(line.top) / scale, width: 0,
            height: CGFloat(line.height) / scale)
    }

    /// The rectangles behind a stretch of text, in points: one for each line, more where the writing direction changes.
    package func selectionRects(for range: Range<Int>) -> [CGRect] {
        let low = characterStart(range.lowerBound)
        let high = characterStart(range.upperBound)
        guard low < high else { return [] }
        var result: [CGRect] = []
        let unit = CGFloat(PANGO_SCALE)
        for line in lines {
            let part = line.range.clamped(to: low..<high)
            guard !part.isEmpty else { continue }
            var ranges: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            FontLibrary.shared.withLock {
                pango_layout_line_get_x_ranges(
                    line.pointer, Int32(clamping: part.lowerBound - line.origin),
                    Int32(clamping: part.upperBound - line.origin), &ranges, &count)
            }
            defer { g_free(ranges) }
            guard let ranges else { continue }
            // Pango counts these from the edge of the layout, and adds what is left of the line by its own alignment.
            let shift = lineOffset(line)
            for index in 0..<Int(count) {
                let left = CGFloat(ranges[2 * index]) / unit - shift
                let right = CGFloat(ranges[2 * index + 1]) / unit - shift
                result.append(
                    CGRect(
                        x: (CGFloat(line.x) + left) / scale, y: CGFloat(line.top) / scale,
                        width: (right - left) / scale, height: CGFloat(line.height) / scale))
            }
        }
        return result
    }

    private func x(of offset: Int, in line: Line) -> CGFloat {
        var x: Int32 = 0
        // Beyond the last letter Pango goes to the right edge, whatever the writing direction: ask for that letter's end.
        let isAtEnd = offset >= line.range.upperBound && !line.range.isEmpty
        let index = isAtEnd ? characterStart(line.range.upperBound - 1) : offset
        FontLibrary.shared.withLock {
            pango_layout_line_index_to_x(line.pointer, Int32(clamping: index - line.origin), isAtEnd ? 1 : 0, &x)
        }
        return CGFloat(x) / CGFloat(PANGO_SCALE) / scale
    }

    /// Where Pango itself would put the start of a line, in pixels.
    private func lineOffset(_ line: Line) -> CGFloat {
        guard let layout = line.pointer.pointee.layout else { return 0 }
        return FontLibrary.shared.withLock {
            let iterator = pango_layout_get_iter(layout)
            defer { pango_layout_iter_free(iterator) }
            repeat {
                guard pango_layout_iter_get_line_readonly(iterator) == line.pointer else { continue }
                var logical = PangoRectangle()
                pango_layout_iter_get_line_extents(iterator, nil, &logical)
                return CGFloat(logical.x) / CGFloat(PANGO_SCALE)
            } while pango_layout_iter_next_line(iterator) != 0
            return 0
        }
    }

    private func line(atY y: CGFloat) -> Line? {
        lines.first { CGFloat($0.top + $0.height) / scale > y } ?? lines.last
    }

    /// The last line that begins at or before an offset: at a place where a line is broken, the one after it.
    private func line(containing offset: Int) -> Line? {
        lines.last { $0.range.lowerBound <= offset } ?? lines.first
    }

    /// The start of the character that an offset is in.
    private func characterStart(_ offset: Int) -> Int {
        let text = request.text.utf8
        let offset = max(0, min(textLength, offset))
        var index = text.index(text.startIndex, offsetBy: offset)
        while index > text.startIndex, index < text.endIndex, text[index] & 0xc0 == 0x80 {
            index = text.index(before: index)
        }
        return text.distance(from: text.startIndex, to: index)
    }

    private func characterEnd(after offset: Int) -> Int {
        let text = request.text.utf8
        guard offset < textLength else { return textLength }
        var index = text.index(text.startIndex, offsetBy: max(0, offset))
        repeat { index = text.index(after: index) } while index < text.endIndex && text[index] & 0xc0 == 0x80
        return text.distance(from: text.startIndex, to: index)
    }
}

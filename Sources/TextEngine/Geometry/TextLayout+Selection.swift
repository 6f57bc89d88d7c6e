import CCairo
import CoreGraphics

extension TextLayout {
    /// Returns the selection rectangles of a range, in points: one for each line, and more if the writing direction
    /// changes. Offsets count UTF-16 code units.
    package func selectionRects(for range: Range<Int>) -> [CGRect] {
        let low = byte(ofUnit: range.lowerBound)
        let high = byte(ofUnit: range.upperBound)
        return low < high ? selectionRects(forBytes: low..<high) : []
    }

    /// Returns the selection rectangles of a range of offsets into the text's UTF-8.
    func selectionRects(forBytes range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        if hasEdges {
            let (left, right) = (knownEdge(range.lowerBound), knownEdge(range.upperBound))
            return [CGRect(x: left / scale, y: 0, width: (right - left) / scale, height: size.height)]
        }
        var result: [CGRect] = []
        for line in lines where line.range.overlaps(range) {
            for part in horizontalParts(of: range, in: line) where part.lowerBound < part.upperBound {
                result.append(
                    CGRect(
                        x: (CGFloat(line.x) + part.lowerBound) / scale, y: CGFloat(line.top) / scale,
                        width: (part.upperBound - part.lowerBound) / scale, height: CGFloat(line.height) / scale))
            }
        }
        return result
    }

    /// Returns the horizontal extents of a range on a line, in device pixels from the left edge of the line, from left
    /// to right. Adjacent extents are merged.
    private func horizontalParts(of range: Range<Int>, in line: Line) -> [ClosedRange<CGFloat>] {
        var result: [ClosedRange<CGFloat>] = []
        for run in runs(of: line) {
            let part = run.range.clamped(to: range)
            guard !part.isEmpty else { continue }
            var edges = (run.left, run.right)
            if part != run.range {
                let begin = leadingEdge(part.lowerBound, in: line)
                let end = trailingEdge(before: part.upperBound, in: line)
                edges = (min(begin, end), max(begin, end))
            }
            if let last = result.last, abs(last.upperBound - edges.0) < 0.01 {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, edges.1)
            } else {
                result.append(edges.0...edges.1)
            }
        }
        return result
    }
}

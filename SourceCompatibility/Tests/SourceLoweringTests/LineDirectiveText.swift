import SourceLowering

/// A text with the line numbers that the compiler reports, as `#sourceLocation` directives set them.
struct LineDirectiveText {
    private var lines: [(number: Int, text: String)] = []

    init(_ text: String) {
        var number = 1
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let line = String(line)!
            if line.hasPrefix("#sourceLocation("), let last = line.dropLast().split(separator: " ").last {
                number = Int(last)!
            } else {
                lines.append((number, line))
                number += 1
            }
        }
    }

    /// Returns the positions where a part of the text occurs.
    func positions(of part: String) -> Set<SourcePosition> {
        var result: Set<SourcePosition> = []
        for (number, text) in lines {
            for range in text.ranges(of: part) {
                let column = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1
                result.insert(SourcePosition(line: number, column: column))
            }
        }
        return result
    }
}

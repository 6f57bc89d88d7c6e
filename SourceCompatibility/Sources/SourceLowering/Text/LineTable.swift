/// Maps byte offsets to lines and columns.
struct LineTable {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        self.starts = starts
    }

    /// The number of lines.
    var count: Int { starts.count }

    /// Returns the position of a byte.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of lines.
    func position(of offset: Int) -> SourcePosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
    }
}

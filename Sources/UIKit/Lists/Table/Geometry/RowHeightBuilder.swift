/// Collects the heights of a section's rows from its old rows and from new ones, in O(number of blocks).
struct RowHeightBuilder {
    private var blocks: [RowHeightBlock] = []
    /// The block to which rows are appended.
    private var last = RowHeightBlock(count: 0, height: .zero)

    init() {}

    /// Appends a row.
    mutating func append(_ height: RowExtent) {
        if last.count > 0, last.append(height) { return }
        begin(RowHeightBlock(count: 1, height: height))
    }

    /// Appends rows whose heights a closure returns. Each block is collected before it is stored: a table can have
    /// millions of rows.
    ///
    /// - Returns: False if the closure has returned nil. It is not called again then.
    mutating func append(_ rows: Range<Int>, _ height: (Int) -> RowExtent?) -> Bool {
        withUnsafeTemporaryAllocation(of: RowExtent.self, capacity: RowHeights.blockSize) { chunk in
            var start = rows.lowerBound
            while start < rows.upperBound {
                let count = min(RowHeights.blockSize, rows.upperBound - start)
                var isUniform = true
                for index in 0..<count {
                    guard let height = height(start + index) else { return false }
                    chunk.initializeElement(at: index, to: height)
                    if height != chunk[0] { isUniform = false }
                }
                append(isUniform ? RowHeightBlock(count: count, height: chunk[0]) : RowHeightBlock(chunk[..<count]))
                start += count
            }
            return true
        }
    }

    /// Appends rows with one height.
    mutating func append(count: Int, height: RowExtent) {
        if count > 0 { append(RowHeightBlock(count: count, height: height)) }
    }

    /// Appends rows of another section.
    mutating func append(_ rows: Range<Int>, of heights: RowHeights) {
        heights.forEachBlock(in: rows) { append($0) }
    }

    private mutating func append(_ block: RowHeightBlock) {
        if last.count > 0, last.append(block) { return }
        begin(block)
    }

    private mutating func begin(_ block: RowHeightBlock) {
        if last.count > 0 { blocks.append(last) }
        last = block
    }

    /// The rows that were appended.
    var rows: RowHeights { RowHeights(last.count > 0 ? blocks + [last] : blocks) }
}

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

/// Collects the heights of a section's rows from its old rows and from new ones, in O(number of blocks).
struct RowHeightBuilder {
    private var blocks: [RowHeightBlock] = []

    init() {}

    /// Appends a row.
    mutating func append(_ height: RowExtent) {
        if !blocks.isEmpty, blocks[blocks.count - 1].append(height) { return }
        blocks.append(RowHeightBlock(count: 1, height: height))
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
        if !blocks.isEmpty, blocks[blocks.count - 1].append(block) { return }
        blocks.append(block)
    }

    /// The rows that were appended.
    var rows: RowHeights { RowHeights(blocks) }
}

/// The heights of the rows of a section, with O(log n) access from rows to positions and back.
///
/// Rows are divided into blocks: runs of rows with one height, which use no memory per row, and blocks of at most 64
/// rows with 4 bytes for each. A tree has the sums of the blocks. A section whose rows all have one height has no blocks
/// (PF-05).
struct RowHeights {
    static let blockSize = 64

    /// The number of rows.
    private(set) var count: Int
    /// The sum of the heights, in units.
    private(set) var extent: Int
    /// The height of all rows, if there are no blocks.
    private var height: RowExtent
    private var blocks: [RowHeightBlock]
    private var tree: SumTree

    /// Creates rows with one height. Negative counts are treated as 0.
    init(count: Int = 0, height: RowExtent = .zero) {
        self.count = max(0, count)
        self.height = height
        extent = self.count * height.units
        blocks = []
        tree = SumTree()
    }

    /// Creates rows from blocks.
    init(_ blocks: [RowHeightBlock]) {
        if blocks.count == 1, blocks[0].heights.isEmpty {
            self.init(count: blocks[0].count, height: blocks[0].height)
        } else {
            self.init()
            self.blocks = blocks
            tree = SumTree(blocks.lazy.map(\.sums))
            count = tree.total.rows
            extent = tree.total.extent
        }
    }

    /// A Boolean value that indicates whether all rows have one height, which is stored once.
    var isUniform: Bool { blocks.isEmpty }

    /// The number of bytes that are allocated.
    var allocatedBytes: Int {
        blocks.count * (MemoryLayout<RowHeightBlock>.stride + MemoryLayout<ExtentSums>.stride)
            + blocks.reduce(0) { $0 + $1.heights.count * MemoryLayout<RowExtent>.stride }
    }

    /// The height of a row.
    subscript(row: Int) -> RowExtent {
        get {
            precondition(row >= 0 && row < count, "there is no row \(row) among \(count) rows")
            guard !isUniform else { return height }
            let (block, before) = tree.find(row, .rows)
            return blocks[block][row - before.rows]
        }
        set {
            precondition(row >= 0 && row < count, "there is no row \(row) among \(count) rows")
            if isUniform {
                guard newValue != height else { return }
                guard count > 1 else {
                    height = newValue
                    extent = newValue.units
                    return
                }
                blocks = [RowHeightBlock(count: count, height: height)]
                tree = SumTree(blocks.lazy.map(\.sums))
            }
            setHeight(newValue, of: row)
            extent = tree.total.extent
        }
    }

    private mutating func setHeight(_ new: RowExtent, of row: Int) {
        let (index, before) = tree.find(row, .rows)
        let position = row - before.rows
        let old = blocks[index][position]
        guard old != new else { return }
        let count = blocks[index].count
        if blocks[index].heights.isEmpty, count > RowHeights.blockSize {
            // Only the rows near this one get heights of their own.
            let run = blocks[index].height
            let start = position / RowHeights.blockSize * RowHeights.blockSize
            let end = min(count, start + RowHeights.blockSize)
            var parts = [
                RowHeightBlock(count: start, height: run), RowHeightBlock(count: end - start, height: run),
                RowHeightBlock(count: count - end, height: run),
            ]
            parts[1][position - start] = new
            blocks.replaceSubrange(index...index, with: parts.filter { $0.count > 0 })
            tree = SumTree(blocks.lazy.map(\.sums))
        } else {
            blocks[index][position] = new
            let change = new.units - old.units
            tree.add(ExtentSums(rows: 0, extent: change, rowExtent: change), at: index)
        }
    }

    /// Returns the distance from the first row to a row, in units. The row may be the one after the last.
    func offset(of row: Int) -> Int {
        guard !isUniform else { return min(max(0, row), count) * height.units }
        guard row < count else { return extent }
        guard row > 0 else { return 0 }
        let (block, before) = tree.find(row, .rows)
        return before.extent + blocks[block].offset(of: row - before.rows)
    }

    /// Returns the height of a row, and its distance from the first row in units.
    func place(of row: Int) -> (offset: Int, height: RowExtent) {
        precondition(row >= 0 && row < count, "there is no row \(row) among \(count) rows")
        guard !isUniform else { return (row * height.units, height) }
        let (block, before) = tree.find(row, .rows)
        let index = row - before.rows
        return (before.extent + blocks[block].offset(of: index), blocks[block][index])
    }

    /// Returns the row that contains a position; nil if the position is outside of the rows. Rows without height
    /// contain no position.
    func row(at position: Int) -> Int? {
        guard position >= 0, position < extent else { return nil }
        guard !isUniform else { return position / height.units }
        let (block, before) = tree.find(position, .extent)
        return before.rows + blocks[block].row(at: position - before.extent)
    }

    /// Returns the row whose beginning is nearest to a position. The row may be the one after the last.
    func place(nearest position: Int) -> Int {
        guard position > 0 else { return 0 }
        guard let row = row(at: position) else { return count }
        let start = offset(of: row)
        return position - start > self[row].units / 2 ? row + 1 : row
    }

    /// Calls a closure with the blocks of some rows in order.
    func forEachBlock(in rows: Range<Int>, _ body: (RowHeightBlock) -> Void) {
        let rows = rows.clamped(to: 0..<count)
        guard !rows.isEmpty else { return }
        guard !isUniform else { return body(RowHeightBlock(count: rows.count, height: height)) }
        var (index, before) = tree.find(rows.lowerBound, .rows)
        var start = before.rows
        while start < rows.upperBound {
            let block = blocks[index]
            let low = max(0, rows.lowerBound - start)
            let high = min(block.count, rows.upperBound - start)
            body(block.part(low..<high))
            start += block.count
            index += 1
        }
    }
}

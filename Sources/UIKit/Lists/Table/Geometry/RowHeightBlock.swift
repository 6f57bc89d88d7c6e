/// Consecutive rows of a section: a run of rows with one height, or at most 64 rows with heights of their own.
struct RowHeightBlock: Equatable {
    private(set) var count: Int
    /// The height of all rows, if ``heights`` is empty.
    private(set) var height: RowExtent
    private(set) var heights: [RowExtent] = []
    /// The sum of the heights, in units.
    private(set) var extent: Int

    init(count: Int, height: RowExtent) {
        self.count = count
        self.height = height
        extent = count * height.units
    }

    /// Creates rows with heights of their own.
    init(_ heights: some RandomAccessCollection<RowExtent>) {
        count = heights.count
        height = .zero
        self.heights = Array(heights)
        extent = heights.reduce(0) { $0 + $1.units }
    }

    var sums: ExtentSums { ExtentSums(rows: count, extent: extent, rowExtent: extent) }

    /// The height of a row. Setting another one than that of the run stores the heights of all rows.
    subscript(row: Int) -> RowExtent {
        get { heights.isEmpty ? height : heights[row] }
        set {
            if heights.isEmpty {
                guard newValue != height else { return }
                heights = [RowExtent](repeating: height, count: count)
            }
            extent += newValue.units - heights[row].units
            heights[row] = newValue
        }
    }

    /// Returns the distance from the first row to a row, in units.
    func offset(of row: Int) -> Int {
        guard !heights.isEmpty else { return row * height.units }
        var sum = 0
        for index in 0..<row { sum += heights[index].units }
        return sum
    }

    /// Returns the row that contains a position. The position must be less than ``extent``.
    func row(at position: Int) -> Int {
        guard !heights.isEmpty else { return position / height.units }
        var end = 0
        for (index, height) in heights.enumerated() {
            end += height.units
            if position < end { return index }
        }
        return count - 1
    }

    /// Returns some of the rows.
    func part(_ rows: Range<Int>) -> RowHeightBlock {
        if rows.count == count { return self }
        return heights.isEmpty
            ? RowHeightBlock(count: rows.count, height: height) : RowHeightBlock(heights[rows])
    }

    /// Appends a row if it fits.
    ///
    /// - Returns: False if the row belongs to a block of its own.
    mutating func append(_ new: RowExtent) -> Bool {
        if !heights.isEmpty || new != height {
            guard count < RowHeights.blockSize, !isLongRun else { return false }
            if heights.isEmpty {
                heights.reserveCapacity(RowHeights.blockSize)
                heights.append(contentsOf: repeatElement(height, count: count))
            }
            heights.append(new)
        }
        count += 1
        extent += new.units
        return true
    }

    /// Appends rows if they fit.
    ///
    /// - Returns: False if the rows belong to a block of their own.
    mutating func append(_ other: RowHeightBlock) -> Bool {
        if heights.isEmpty, other.heights.isEmpty, height == other.height {
            count += other.count
            extent += other.extent
            return true
        }
        // Long runs stay runs.
        guard count + other.count <= RowHeights.blockSize, !isLongRun, !other.isLongRun else { return false }
        if heights.isEmpty { heights = [RowExtent](repeating: height, count: count) }
        if other.heights.isEmpty {
            heights.append(contentsOf: repeatElement(other.height, count: other.count))
        } else {
            heights.append(contentsOf: other.heights)
        }
        count += other.count
        extent += other.extent
        return true
    }

    private var isLongRun: Bool { heights.isEmpty && count >= RowHeights.blockSize / 4 }
}

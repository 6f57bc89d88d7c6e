/// A few disjoint rectangles in bands, without memory on the heap.
///
/// A band is a range of rows in which the same columns belong to the set. Bands are as high, and rectangles as wide, as
/// possible, so that equal sets have equal rectangles. Cairo's regions have the same form.
struct PixelBands: Equatable {
    /// The largest number of rectangles.
    static let capacity = 8

    private(set) var count = 0
    private var storage = InlineArray<8, PixelRect>(repeating: .zero)

    /// Creates an empty set.
    init() {}

    /// Creates the set of the pixels of a rectangle.
    init(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        storage[0] = rect
        count = 1
    }

    /// Creates a set of rectangles that have the form of this type already.
    ///
    /// - Parameters:
    ///   - count: The number of rectangles, at most ``capacity``.
    ///   - rect: A closure that returns the rectangle at an index.
    init(count: Int, rect: (Int) -> PixelRect) {
        self.count = count
        for index in 0..<count { storage[index] = rect(index) }
    }

    static func == (a: PixelBands, b: PixelBands) -> Bool {
        a.count == b.count && (0..<a.count).allSatisfy { a.storage[$0] == b.storage[$0] }
    }

    /// The rectangle at an index less than ``count``.
    subscript(index: Int) -> PixelRect {
        precondition(index < count, "the region has no rectangle with this index")
        return storage[index]
    }

    /// The bounding box of all rectangles.
    var boundingBox: PixelRect {
        var box = PixelRect.zero
        for index in 0..<count { box = box.union(storage[index]) }
        return box
    }

    /// Returns whether the set contains any pixel of a rectangle.
    func intersects(_ rect: PixelRect) -> Bool {
        for index in 0..<count where storage[index].intersects(rect) { return true }
        return false
    }

    /// Returns whether the set contains all pixels of a rectangle.
    func contains(_ rect: PixelRect) -> Bool {
        if rect.isEmpty { return true }
        var area = 0
        for index in 0..<count { area += storage[index].intersection(rect).area }
        return area == rect.area
    }

    // MARK: Combinations

    /// The ways to combine two sets.
    enum Operation {
        case union
        case intersection
        case difference
    }

    /// Returns the combination with another set; nil if it has more than ``capacity`` rectangles.
    func combined(with other: PixelBands, _ operation: Operation) -> PixelBands? {
        var rows = SortedEdges()
        for index in 0..<count { rows.insert(storage[index].minY, storage[index].maxY) }
        for index in 0..<other.count { rows.insert(other.storage[index].minY, other.storage[index].maxY) }
        var result = PixelBands()
        var lastBand = 0..<0
        for index in 1..<max(rows.count, 1) {
            let (top, bottom) = (rows[index - 1], rows[index])
            let start = result.count
            guard result.appendBand(of: self, other, operation, top, bottom) else { return nil }
            let band = start..<result.count
            if result.merge(band, into: lastBand) {
                result.count = start
            } else {
                lastBand = band
            }
        }
        return result
    }

    /// Appends the rectangles of a combination between two rows, between which neither set changes.
    ///
    /// - Returns: False if there is no room.
    private mutating func appendBand(
        of a: PixelBands, _ b: PixelBands, _ operation: Operation, _ top: Int32, _ bottom: Int32
    ) -> Bool {
        var columns = SortedEdges()
        a.insertColumns(at: top, into: &columns)
        b.insertColumns(at: top, into: &columns)
        var start: Int32?
        for index in 0..<columns.count {
            let column = columns[index]
            let isInside =
                switch operation {
                case .union: a.contains(column, top) || b.contains(column, top)
                case .intersection: a.contains(column, top) && b.contains(column, top)
                case .difference: a.contains(column, top) && !b.contains(column, top)
                }
            if isInside {
                start = start ?? column
            } else if let first = start {
                guard count < PixelBands.capacity else { return false }
                storage[count] = PixelRect(minX: first, minY: top, maxX: column, maxY: bottom)
                count += 1
                start = nil
            }
        }
        return true
    }

    /// Extends a band to the rows of the next one if that has the same columns and there are no rows between them.
    private mutating func merge(_ band: Range<Int>, into last: Range<Int>) -> Bool {
        guard !band.isEmpty, band.count == last.count, storage[last.lowerBound].maxY == storage[band.lowerBound].minY
        else { return false }
        for (old, new) in zip(last, band)
        where storage[old].minX != storage[new].minX || storage[old].maxX != storage[new].maxX {
            return false
        }
        for (old, new) in zip(last, band) { storage[old].height += storage[new].height }
        return true
    }

    private func insertColumns(at row: Int32, into edges: inout SortedEdges) {
        for index in 0..<count where storage[index].minY <= row && row < storage[index].maxY {
            edges.insert(storage[index].minX, storage[index].maxX)
        }
    }

    private func contains(_ column: Int32, _ row: Int32) -> Bool {
        for index in 0..<count {
            let rect = storage[index]
            if rect.minX <= column, column < rect.maxX, rect.minY <= row, row < rect.maxY { return true }
        }
        return false
    }

    /// The different edges of the rectangles of two sets, in ascending order.
    private struct SortedEdges {
        private(set) var count = 0
        private var storage = InlineArray<32, Int32>(repeating: 0)

        subscript(index: Int) -> Int32 { storage[index] }

        mutating func insert(_ first: Int32, _ second: Int32) {
            insert(first)
            insert(second)
        }

        private mutating func insert(_ edge: Int32) {
            var index = count
            while index > 0, storage[index - 1] > edge { index -= 1 }
            if index > 0, storage[index - 1] == edge { return }
            var moved = count
            while moved > index {
                storage[moved] = storage[moved - 1]
                moved -= 1
            }
            storage[index] = edge
            count += 1
        }
    }
}

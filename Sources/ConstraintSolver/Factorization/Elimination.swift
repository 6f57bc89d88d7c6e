/// Chooses linearly independent rows and factors them.
///
/// Rows come in tiers, the more important ones first. Gaussian elimination takes its pivots from a tier until all rows
/// of it are pivots or depend on pivots; rows of later tiers take part as targets. Columns without a pivot get their
/// default row. Within a tier, pivots that cause no fill-in come first: rows with one entry, then columns with one
/// entry in the tier, then the shortest row with the column of the fewest rows (Markowitz, with a threshold).
struct Elimination {
    // Rows, each a segment of the entries.
    private var rowStart = FlatArray<Int32>()
    private(set) var rowCount = FlatArray<Int32>()
    private var rowCapacity = FlatArray<Int32>()
    /// The pivot of the row; -1 if it is none.
    private(set) var rowSlot = FlatArray<Int32>()
    private var entryColumn = FlatArray<Int32>()
    private var entryValue = FlatArray<Double>()
    private var tierStart = FlatArray<Int32>()

    // Columns. Their lists of rows may contain rows without an entry any more; the counts are exact.
    private var columnCount = FlatArray<Int32>()
    private var columnTierCount = FlatArray<Int32>()
    private(set) var columnSlot = FlatArray<Int32>()
    private var columnHead = FlatArray<Int32>()
    private var nodeRow = FlatArray<Int32>()
    private var nodeNext = FlatArray<Int32>()

    // Pivots.
    /// The number of pivots in rows of the input.
    private(set) var pivotCount: Int32 = 0
    private var pivotRow = FlatArray<Int32>()
    private(set) var pivotColumn = FlatArray<Int32>()
    private var lowerStart = FlatArray<Int32>()
    private var lowerRow = FlatArray<Int32>()
    private var lowerValue = FlatArray<Double>()

    // Candidates; entries may be outdated.
    private var singleRows = FlatArray<Int32>()
    private var singleColumns = FlatArray<Int32>()
    private var bucketHead = FlatArray<Int32>()
    private var bucketRow = FlatArray<Int32>()
    private var bucketNext = FlatArray<Int32>()
    private var lowestBucket: Int32 = 2

    private var tierFirst: Int32 = 0
    private var tierEnd: Int32 = 0

    private static let bucketCount: Int32 = 64
    /// An entry may be a pivot if it is at least this part of the row's largest one.
    private static let threshold = 0.1
    /// A sum that is smaller than this part of its terms is zero.
    private static let cancellation = 1e-11

    // MARK: - Input

    mutating func begin(columnCount count: Int) {
        rowStart.removeAll()
        rowCount.removeAll()
        rowCapacity.removeAll()
        rowSlot.removeAll()
        entryColumn.removeAll()
        entryValue.removeAll()
        tierStart.removeAll()
        columnCount.reset(to: count, with: 0)
        columnTierCount.reset(to: count, with: 0)
        columnSlot.reset(to: count, with: -1)
        columnHead.reset(to: count, with: -1)
        nodeRow.removeAll()
        nodeNext.removeAll()
        pivotRow.removeAll()
        pivotColumn.removeAll()
        lowerStart.removeAll()
        lowerRow.removeAll()
        lowerValue.removeAll()
        tierFirst = 0
        tierEnd = 0
    }

    mutating func beginTier() {
        tierStart.append(Int32(rowStart.count))
    }

    mutating func beginRow() {
        rowStart.append(Int32(entryColumn.count))
        rowCount.append(0)
        rowCapacity.append(0)
        rowSlot.append(-1)
    }

    /// Adds an entry to the row that was begun last.
    mutating func addEntry(column: Int32, value: Double) {
        let row = Int32(rowStart.count) - 1
        entryColumn.append(column)
        entryValue.append(value)
        rowCount[row] += 1
        rowCapacity[row] += 1
        columnCount[column] += 1
        addNode(row: row, column: column)
    }

    private mutating func addNode(row: Int32, column: Int32) {
        nodeRow.append(row)
        nodeNext.append(columnHead[column])
        columnHead[column] = Int32(nodeRow.count) - 1
    }

    // MARK: - Elimination

    /// Chooses all pivots. Columns without one get the slots after them.
    mutating func run() {
        tierStart.append(Int32(rowStart.count))
        for tier in 0..<Int32(tierStart.count - 1) {
            beginElimination(first: tierStart[tier], end: tierStart[tier + 1])
            while let (row, entry) = nextPivot() { pivot(row: row, entry: entry) }
        }
        pivotCount = Int32(pivotRow.count)
        for column in 0..<Int32(columnSlot.count) where columnSlot[column] < 0 {
            columnSlot[column] = Int32(pivotRow.count)
            pivotRow.append(-1)
            pivotColumn.append(column)
            lowerStart.append(Int32(lowerRow.count))
        }
        lowerStart.append(Int32(lowerRow.count))
    }

    private mutating func beginElimination(first: Int32, end: Int32) {
        tierFirst = first
        tierEnd = end
        singleRows.removeAll()
        singleColumns.removeAll()
        bucketHead.reset(to: Int(Self.bucketCount), with: -1)
        bucketRow.removeAll()
        bucketNext.removeAll()
        lowestBucket = 2
        for row in first..<end {
            let start = rowStart[row]
            for entry in start..<start + rowCount[row] { columnTierCount[entryColumn[entry]] += 1 }
            offer(row)
        }
        for row in first..<end {
            let start = rowStart[row]
            for entry in start..<start + rowCount[row] where columnTierCount[entryColumn[entry]] == 1 {
                singleColumns.append(entryColumn[entry])
            }
        }
    }

    /// Makes a row of the tier a candidate under its current count.
    private mutating func offer(_ row: Int32) {
        let count = rowCount[row]
        if count == 1 {
            singleRows.append(row)
        } else if count > 1 {
            let bucket = min(count, Self.bucketCount - 1)
            bucketRow.append(row)
            bucketNext.append(bucketHead[bucket])
            bucketHead[bucket] = Int32(bucketRow.count) - 1
            lowestBucket = min(lowestBucket, bucket)
        }
    }

    private mutating func nextPivot() -> (row: Int32, entry: Int32)? {
        while let row = singleRows.popLast() {
            if rowSlot[row] < 0, rowCount[row] == 1, isUsable(entryValue[rowStart[row]]) { return (row, rowStart[row]) }
        }
        while let column = singleColumns.popLast() {
            if columnSlot[column] < 0, columnTierCount[column] == 1, let pivot = onlyEntry(of: column) { return pivot }
        }
        while lowestBucket < Self.bucketCount {
            let node = bucketHead[lowestBucket]
            guard node >= 0 else {
                lowestBucket += 1
                continue
            }
            bucketHead[lowestBucket] = bucketNext[node]
            let row = bucketRow[node]
            let isCurrent = min(rowCount[row], Self.bucketCount - 1) == lowestBucket
            if rowSlot[row] < 0, isCurrent, let entry = bestEntry(of: row) { return (row, entry) }
        }
        return nil
    }

    private func isUsable(_ value: Double) -> Bool {
        value.isFinite && abs(value) > 1e-300
    }

    /// The entry of the only row of the tier in a column, unless it is too small for a pivot.
    private func onlyEntry(of column: Int32) -> (row: Int32, entry: Int32)? {
        var node = columnHead[column]
        while node >= 0 {
            let row = nodeRow[node]
            node = nodeNext[node]
            guard row >= tierFirst, row < tierEnd, rowSlot[row] < 0, let entry = find(column, in: row) else { continue }
            let value = abs(entryValue[entry])
            return isUsable(value) && value >= Self.threshold * largestValue(of: row) ? (row, entry) : nil
        }
        return nil
    }

    private func largestValue(of row: Int32) -> Double {
        var largest = 0.0
        for entry in rowStart[row]..<rowStart[row] + rowCount[row] { largest = max(largest, abs(entryValue[entry])) }
        return largest
    }

    /// The entry whose column has the fewest rows, among those that are large enough.
    private func bestEntry(of row: Int32) -> Int32? {
        let limit = Self.threshold * largestValue(of: row)
        var best: Int32?
        for entry in rowStart[row]..<rowStart[row] + rowCount[row] {
            let value = abs(entryValue[entry])
            guard isUsable(value), value >= limit else { continue }
            if let other = best {
                let count = columnCount[entryColumn[entry]]
                let otherCount = columnCount[entryColumn[other]]
                if count > otherCount || (count == otherCount && value <= abs(entryValue[other])) { continue }
            }
            best = entry
        }
        return best
    }

    @inline(__always)
    private func find(_ column: Int32, in row: Int32) -> Int32? {
        var entry = rowStart[row]
        let end = entry + rowCount[row]
        while entry < end {
            if entryColumn[entry] == column { return entry }
            entry += 1
        }
        return nil
    }

    private mutating func pivot(row: Int32, entry: Int32) {
        let slot = Int32(pivotRow.count)
        let column = entryColumn[entry]
        pivotRow.append(row)
        pivotColumn.append(column)
        rowSlot[row] = slot
        columnSlot[column] = slot
        lowerStart.append(Int32(lowerRow.count))
        let start = rowStart[row]
        if entry != start {
            swap(&entryColumn[entry], &entryColumn[start])
            swap(&entryValue[entry], &entryValue[start])
        }
        for entry in start..<start + rowCount[row] {
            let other = entryColumn[entry]
            columnCount[other] -= 1
            removeFromTier(other)
        }
        guard columnCount[column] > 0 else { return }
        var node = columnHead[column]
        while node >= 0 {
            let target = nodeRow[node]
            if rowSlot[target] < 0, let position = find(column, in: target) {
                eliminate(position, of: target, with: row)
            }
            node = nodeNext[node]
        }
    }

    @inline(__always)
    private mutating func removeFromTier(_ column: Int32) {
        columnTierCount[column] -= 1
        if columnTierCount[column] == 1 { singleColumns.append(column) }
    }

    /// Subtracts a multiple of a pivot row, so that the entry at `position` of another row vanishes.
    private mutating func eliminate(_ position: Int32, of target: Int32, with row: Int32) {
        let isInTier = target >= tierFirst && target < tierEnd
        let start = rowStart[row]
        let factor = entryValue[position] / entryValue[start]
        removeEntry(position, of: target)
        lowerRow.append(target)
        lowerValue.append(factor)
        for entry in start + 1..<start + rowCount[row] {
            let column = entryColumn[entry]
            let change = factor * entryValue[entry]
            if let existing = find(column, in: target) {
                let old = entryValue[existing]
                let new = old - change
                if abs(new) <= Self.cancellation * (abs(old) + abs(change)) {
                    removeEntry(existing, of: target)
                    columnCount[column] -= 1
                    if isInTier { removeFromTier(column) }
                } else {
                    entryValue[existing] = new
                }
            } else {
                appendEntry(column: column, value: -change, to: target)
                columnCount[column] += 1
                if isInTier { columnTierCount[column] += 1 }
            }
        }
        if isInTier { offer(target) }
    }

    private mutating func removeEntry(_ entry: Int32, of row: Int32) {
        rowCount[row] -= 1
        let last = rowStart[row] + rowCount[row]
        entryColumn[entry] = entryColumn[last]
        entryValue[entry] = entryValue[last]
    }

    private mutating func appendEntry(column: Int32, value: Double, to row: Int32) {
        let count = rowCount[row]
        if count == rowCapacity[row] {
            // Moves the row to the end of the entries.
            let start = Int32(entryColumn.count)
            let capacity = max(4, 2 * count)
            entryColumn.extend(to: Int(start + capacity), with: 0)
            entryValue.extend(to: Int(start + capacity), with: 0)
            for offset in 0..<count {
                entryColumn[start + offset] = entryColumn[rowStart[row] + offset]
                entryValue[start + offset] = entryValue[rowStart[row] + offset]
            }
            rowStart[row] = start
            rowCapacity[row] = capacity
        }
        let entry = rowStart[row] + count
        entryColumn[entry] = column
        entryValue[entry] = value
        rowCount[row] = count + 1
        addNode(row: row, column: column)
    }

    // MARK: - Output

    /// Stores the factors of the chosen rows.
    func write(to factorization: inout Factorization) {
        let count = pivotRow.count
        var lowerCount = 0
        for entry in 0..<Int32(lowerRow.count) where rowSlot[lowerRow[entry]] >= 0 { lowerCount += 1 }
        var upperCount = 0
        for slot in 0..<Int32(count) where pivotRow[slot] >= 0 { upperCount += Int(rowCount[pivotRow[slot]]) - 1 }
        factorization.prepare(count: count, lowerCount: lowerCount, upperCount: upperCount)
        let diagonal = factorization.diagonal
        let lower = factorization.lower
        let upper = factorization.upperRows
        var lowerEnd = 0
        var upperEnd = 0
        for slot in 0..<count {
            lower.starts[slot] = Int32(lowerEnd)
            upper.starts[slot] = Int32(upperEnd)
            for entry in lowerStart[Int32(slot)]..<lowerStart[Int32(slot) + 1] {
                let target = rowSlot[lowerRow[entry]]
                guard target >= 0 else { continue }
                lower.indices[lowerEnd] = target
                lower.values[lowerEnd] = lowerValue[entry]
                lowerEnd += 1
            }
            let row = pivotRow[Int32(slot)]
            guard row >= 0 else {
                diagonal[slot] = 1
                continue
            }
            let start = rowStart[row]
            diagonal[slot] = entryValue[start]
            for entry in start + 1..<start + rowCount[row] {
                upper.indices[upperEnd] = columnSlot[entryColumn[entry]]
                upper.values[upperEnd] = entryValue[entry]
                upperEnd += 1
            }
        }
        lower.starts[count] = Int32(lowerEnd)
        upper.starts[count] = Int32(upperEnd)
        factorization.transposeUpper()
    }

    /// Releases memory that a large elimination left behind.
    mutating func trim() {
        entryColumn.trim(above: Self.keptCapacity)
        entryValue.trim(above: Self.keptCapacity)
        nodeRow.trim(above: Self.keptCapacity)
        nodeNext.trim(above: Self.keptCapacity)
        lowerRow.trim(above: Self.keptCapacity)
        lowerValue.trim(above: Self.keptCapacity)
        bucketRow.trim(above: Self.keptCapacity)
        bucketNext.trim(above: Self.keptCapacity)
    }

    private static let keptCapacity = 16_384

    func deallocate() {
        for array in [
            rowStart, rowCount, rowCapacity, rowSlot, entryColumn, tierStart, columnCount, columnTierCount, columnSlot,
            columnHead, nodeRow, nodeNext, pivotRow, pivotColumn, lowerStart, lowerRow, singleRows, singleColumns,
            bucketHead, bucketRow, bucketNext,
        ] {
            array.deallocate()
        }
        entryValue.deallocate()
        lowerValue.deallocate()
    }
}

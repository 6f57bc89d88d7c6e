/// A sparse LU factorization of a basis, and the row replacements since it was made.
///
/// Row and column k of the basis belong to the k-th pivot, so both kinds of vector are indexed by slot. `lower` holds
/// the row operations of the elimination by source row; `upper` is stored by rows and by columns, so that both solves
/// skip zeros. Replacing row r by a row a multiplies the basis from the left by a matrix that differs from the
/// identity in row r, the coefficients of a in terms of the basis (product form of the inverse).
struct Factorization {
    var count = 0
    /// All arrays of the factors in one allocation.
    private var block: UnsafeMutableRawPointer?
    private(set) var diagonal = placeholder(Double.self)
    private(set) var lower = SparseVectors()
    private(set) var upperRows = SparseVectors()
    private(set) var upperColumns = SparseVectors()
    private var etaSlots = FlatArray<Int32>()
    private var etaPivots = FlatArray<Double>()
    private var etaStarts = FlatArray<Int32>()
    private var etaIndices = FlatArray<Int32>()
    private var etaValues = FlatArray<Double>()

    /// Sparse vectors stored one after another.
    struct SparseVectors {
        var starts = placeholder(Int32.self)
        var indices = placeholder(Int32.self)
        var values = placeholder(Double.self)
    }

    private static func placeholder<T>(_: T.Type) -> UnsafeMutablePointer<T> {
        UnsafeMutablePointer(bitPattern: MemoryLayout<T>.alignment)!
    }

    var etaCount: Int { etaSlots.count }

    /// A Boolean value that indicates whether a new factorization is cheaper than more replacements.
    var isWorn: Bool { etaCount >= 40 || etaIndices.count > 8 * count + 64 }

    /// Allocates the factors, discards replacements, and leaves the contents to the caller.
    mutating func prepare(count: Int, lowerCount: Int, upperCount: Int) {
        block?.deallocate()
        self.count = count
        let doubles = count + lowerCount + 2 * upperCount
        let indices = 3 * (count + 1) + lowerCount + 2 * upperCount
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 8 * doubles + 4 * indices, alignment: 8)
        block = memory
        diagonal = memory.bindMemory(to: Double.self, capacity: doubles)
        lower.values = diagonal + count
        upperRows.values = lower.values + lowerCount
        upperColumns.values = upperRows.values + upperCount
        lower.starts = (memory + 8 * doubles).bindMemory(to: Int32.self, capacity: indices)
        upperRows.starts = lower.starts + (count + 1)
        upperColumns.starts = upperRows.starts + (count + 1)
        lower.indices = upperColumns.starts + (count + 1)
        upperRows.indices = lower.indices + lowerCount
        upperColumns.indices = upperRows.indices + upperCount
        discardReplacements()
    }

    private mutating func discardReplacements() {
        etaSlots.removeAll()
        etaPivots.removeAll()
        etaStarts.removeAll()
        etaIndices.removeAll()
        etaValues.removeAll()
    }

    mutating func deallocate() {
        block?.deallocate()
        block = nil
        etaSlots.deallocate()
        etaPivots.deallocate()
        etaStarts.deallocate()
        etaIndices.deallocate()
        etaValues.deallocate()
    }

    /// Fills `upperColumns` from `upperRows`.
    func transposeUpper() {
        let starts = upperColumns.starts
        starts.update(repeating: 0, count: count + 1)
        let entryCount = Int(upperRows.starts[count])
        for entry in 0..<entryCount { starts[Int(upperRows.indices[entry]) + 1] += 1 }
        for column in 0..<count { starts[column + 1] += starts[column] }
        for row in 0..<count {
            for entry in Int(upperRows.starts[row])..<Int(upperRows.starts[row + 1]) {
                let column = Int(upperRows.indices[entry])
                let position = Int(starts[column])
                upperColumns.indices[position] = Int32(row)
                upperColumns.values[position] = upperRows.values[entry]
                starts[column] += 1
            }
        }
        // Each start is now that of the next column.
        var column = count
        while column > 0 {
            starts[column] = starts[column - 1]
            column -= 1
        }
        starts[0] = 0
    }

    /// Records that the row of `slot` was replaced.
    ///
    /// - Parameters:
    ///   - slot: The slot of the row.
    ///   - coefficients: The new row in terms of the old basis; reset to zero.
    mutating func replaceRow(_ slot: Int32, coefficients: UnsafeMutablePointer<Double>) {
        etaSlots.append(slot)
        etaPivots.append(coefficients[Int(slot)])
        if etaStarts.count == 0 { etaStarts.append(0) }
        coefficients[Int(slot)] = 0
        for index in 0..<count {
            let value = coefficients[index]
            guard value != 0 else { continue }
            coefficients[index] = 0
            if abs(value) > 1e-13 {
                etaIndices.append(Int32(index))
                etaValues.append(value)
            }
        }
        etaStarts.append(Int32(etaIndices.count))
    }

    /// Solves basis · x = vector in place: from values of rows to values of columns.
    func solve(_ vector: UnsafeMutablePointer<Double>) {
        var eta = etaCount - 1
        while eta >= 0 {
            let slot = Int(etaSlots.base[eta])
            var sum = vector[slot]
            for entry in Int(etaStarts.base[eta])..<Int(etaStarts.base[eta + 1]) {
                sum -= etaValues.base[entry] * vector[Int(etaIndices.base[entry])]
            }
            vector[slot] = sum / etaPivots.base[eta]
            eta -= 1
        }
        for slot in 0..<count {
            let value = vector[slot]
            guard value != 0 else { continue }
            var entry = Int(lower.starts[slot])
            let end = Int(lower.starts[slot + 1])
            while entry < end {
                vector[Int(lower.indices[entry])] -= lower.values[entry] * value
                entry += 1
            }
        }
        var slot = count - 1
        while slot >= 0 {
            if vector[slot] != 0 {
                let value = vector[slot] / diagonal[slot]
                vector[slot] = value
                var entry = Int(upperColumns.starts[slot])
                let end = Int(upperColumns.starts[slot + 1])
                while entry < end {
                    vector[Int(upperColumns.indices[entry])] -= upperColumns.values[entry] * value
                    entry += 1
                }
            }
            slot -= 1
        }
    }

    /// Solves transposed basis · y = vector in place: from coefficients of columns to those of rows.
    func solveTransposed(_ vector: UnsafeMutablePointer<Double>) {
        for slot in 0..<count where vector[slot] != 0 {
            let value = vector[slot] / diagonal[slot]
            vector[slot] = value
            var entry = Int(upperRows.starts[slot])
            let end = Int(upperRows.starts[slot + 1])
            while entry < end {
                vector[Int(upperRows.indices[entry])] -= upperRows.values[entry] * value
                entry += 1
            }
        }
        var slot = count - 1
        while slot >= 0 {
            var entry = Int(lower.starts[slot])
            let end = Int(lower.starts[slot + 1])
            if entry < end {
                var sum = vector[slot]
                while entry < end {
                    sum -= lower.values[entry] * vector[Int(lower.indices[entry])]
                    entry += 1
                }
                vector[slot] = sum
            }
            slot -= 1
        }
        for eta in 0..<etaCount {
            let slot = Int(etaSlots.base[eta])
            guard vector[slot] != 0 else { continue }
            let value = vector[slot] / etaPivots.base[eta]
            vector[slot] = value
            for entry in Int(etaStarts.base[eta])..<Int(etaStarts.base[eta + 1]) {
                vector[Int(etaIndices.base[entry])] -= etaValues.base[entry] * value
            }
        }
    }
}

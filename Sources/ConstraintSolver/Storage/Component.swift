/// Variables that constraints connect, and the basis that determines their values.
struct Component {
    /// The slot of the basis column → variable.
    var variables = FlatArray<Int32>()
    /// Sorted by level.
    var constraints = FlatArray<Int32>()
    /// Where the constraints of each level begin, and the end.
    var levelStarts = FlatArray<Int32>()
    /// The slot of the basis row → row; see `Row`.
    var rows = FlatArray<Int32>()
    var factorization = Factorization()
    /// The largest error that counts as none.
    var tolerance = 1e-8
    var firstEdited: Int32 = -1
    var pivotCount: Int32 = 0
    /// Solves since the values were last computed from the constants alone.
    var editCount: Int32 = 0
    var isInUse = true
    var isQueued = false
    /// A Boolean value that indicates whether ties decide, so that each edit must compare solutions.
    var needsComparison = false
    var needsOptimization = false

    var levelCount: Int32 { Int32(levelStarts.count) - 1 }
    var count: Int32 { Int32(variables.count) }

    mutating func deallocate() {
        variables.deallocate()
        constraints.deallocate()
        levelStarts.deallocate()
        rows.deallocate()
        factorization.deallocate()
    }
}

extension Solver {
    /// A variable of a solver: a position or a size.
    ///
    /// The index is reused after `Solver.removeVariable(_:)`.
    package struct Variable: Hashable, Sendable {
        package let index: Int32

        init(index: Int32) {
            self.index = index
        }
    }
}

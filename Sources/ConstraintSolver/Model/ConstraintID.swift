extension Solver {
    /// The identity of a constraint in a solver.
    ///
    /// Indices are reused after `Solver.remove(_:)`, with another generation.
    package struct ConstraintID: Hashable, Sendable {
        package let index: Int32
        package let generation: UInt32

        init(index: Int32, generation: UInt32) {
            self.index = index
            self.generation = generation
        }
    }
}

extension Solver {
    /// A variable multiplied by a coefficient.
    package struct Term: Equatable, Sendable {
        package var variable: Variable
        package var coefficient: Double

        package init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }
}

import ConstraintSolver

/// An active constraint's place in an engine.
@MainActor struct LayoutInstallation {
    /// An item whose values the constraint depends on.
    struct Dependency {
        let item: LayoutItem
        /// The index of the constraint in the item's list of dependents.
        var index: Int
    }

    unowned let engine: LayoutEngine
    var dependencies: [Dependency] = []
    /// The constraint in the solver. `nil` until the next update of the engine, and for constraints that relate only
    /// constants.
    var constraint: Solver.ConstraintID?
    /// A Boolean value that indicates whether the constraint has been translated for the solver since its terms
    /// changed.
    var isTranslated = false
    /// The constant of the translated expression, without the constraint's own constant.
    var base: Double = 0
    /// The terms of the translated expression.
    var terms: [Solver.Term] = []
}

import ConstraintSolver

/// The place of an active constraint in an engine.
@MainActor struct LayoutInstallation {
    /// The engine; `nil` while the constraint is inactive, and until its hierarchy has an engine. Constraints leave the
    /// engine before it is deallocated.
    unowned(unsafe) var engine: LayoutEngine?
    var dependencies = LayoutDependencies()
    /// The constraint in the solver. `nil` until the next update of the engine, and for constraints that relate only
    /// constants.
    var constraint: Solver.ConstraintID?
    /// A Boolean value that indicates whether the constraint has been translated for the solver since its terms
    /// changed.
    var isTranslated = false
    /// The constant of the translated expression, without the constraint's own constant.
    var base: Double = 0
}

import ConstraintSolver

/// The variables of an item: its alignment rectangle in the coordinates of its container.
struct LayoutVariables {
    let x: Solver.Variable
    let y: Solver.Variable
    let width: Solver.Variable
    let height: Solver.Variable

    /// Adds the variables to a solver. Sizes are not negative (AL-34).
    init(in solver: Solver) {
        x = solver.addVariable()
        y = solver.addVariable()
        width = solver.addSize()
        height = solver.addSize()
    }

    func origin(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable { axis == .horizontal ? x : y }

    func size(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable { axis == .horizontal ? width : height }

    func forEach(_ body: (Solver.Variable) -> Void) {
        body(x)
        body(y)
        body(width)
        body(height)
    }
}

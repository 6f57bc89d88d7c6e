import ConstraintSolver
import CoreGraphics

/// The constraints that keep a view at its intrinsic size: at most that size with the hugging priority, at least that
/// size with the compression resistance (IC-02).
struct IntrinsicSizeConstraints {
    /// The two constraints of an axis.
    struct Axis {
        var metric: CGFloat
        let hugging: Solver.ConstraintID
        let resistance: Solver.ConstraintID
    }

    private var horizontal: Axis?
    private var vertical: Axis?

    subscript(axis: NSLayoutConstraint.Axis) -> Axis? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// Sets the size along an axis; `nil` if the view has none.
    ///
    /// - Returns: A Boolean value that indicates whether the solver has to solve again.
    mutating func setMetric(
        _ metric: CGFloat?, _ axis: NSLayoutConstraint.Axis, of variables: LayoutVariables,
        priorities: ContentPriorities, in solver: Solver
    ) -> Bool {
        guard let metric else { return remove(axis, from: solver) }
        if let current = self[axis] {
            guard current.metric != metric else { return false }
            self[axis]?.metric = metric
            solver.setConstant(Double(metric), of: current.hugging)
            solver.setConstant(Double(metric), of: current.resistance)
            return true
        }
        let size = [Solver.Term(variables.size(axis))]
        self[axis] = Axis(
            metric: metric,
            hugging: solver.add(
                size, .lessThanOrEqual, constant: Double(metric), priority: Solver.Priority(priorities.hugging(axis)),
                order: 0, isBreakable: false),
            resistance: solver.add(
                size, .greaterThanOrEqual, constant: Double(metric),
                priority: Solver.Priority(priorities.resistance(axis)), order: 0, isBreakable: false))
        return true
    }

    /// Removes the constraints of an axis. Returns whether there were any.
    mutating func remove(_ axis: NSLayoutConstraint.Axis, from solver: Solver) -> Bool {
        guard let current = self[axis] else { return false }
        solver.remove(current.hugging)
        solver.remove(current.resistance)
        self[axis] = nil
        return true
    }

    /// Applies changed priorities.
    func setPriorities(_ priorities: ContentPriorities, _ axis: NSLayoutConstraint.Axis, in solver: Solver) {
        guard let current = self[axis] else { return }
        solver.setPriority(Solver.Priority(priorities.hugging(axis)), of: current.hugging)
        solver.setPriority(Solver.Priority(priorities.resistance(axis)), of: current.resistance)
    }
}

extension Solver.Priority {
    init(_ priority: UILayoutPriority) { self.init(priority.rawValue) }
}

import ConstraintSolver

/// A solver with the variables and constraints of a problem.
struct Stage {
    let solver = Solver()
    private let problem: Problem
    private(set) var variables: [Solver.Variable] = []
    private var constraints: [Solver.ConstraintID?]
    private var edits: [Solver.ConstraintID?]
    private var order: UInt64 = 0

    init(problem: Problem) {
        self.problem = problem
        variables.reserveCapacity(problem.variableCount)
        for _ in 0..<problem.variableCount { variables.append(solver.addVariable()) }
        constraints = Array(repeating: nil, count: problem.constraintCount)
        edits = Array(repeating: nil, count: problem.variableCount)
    }

    mutating func play(_ phase: Problem.Phase) {
        for step in phase.steps {
            switch step.kind {
            case .add: constraints[step.id] = add(step)
            case .remove:
                solver.remove(constraints[step.id]!)
                constraints[step.id] = nil
            case .edit:
                edits[step.id] = solver.add(
                    [Solver.Term(variables[step.id])], .equal, constant: 0, priority: Solver.Priority(step.priority),
                    order: order)
                order += 1
            case .suggest: solver.setConstant(step.value, of: edits[step.id]!)
            case .solve: solver.solve()
            }
        }
    }

    private mutating func add(_ step: Problem.Step) -> Solver.ConstraintID {
        order += 1
        return withUnsafeTemporaryAllocation(of: Solver.Term.self, capacity: step.terms.count) { terms in
            for (position, term) in step.terms.enumerated() {
                let variable = variables[Int(problem.termVariables[term])]
                terms.initializeElement(at: position, to: Solver.Term(variable, problem.termCoefficients[term]))
            }
            return solver.add(
                UnsafeBufferPointer(terms), Solver.Relation(rawValue: step.relation)!, constant: step.value,
                priority: Solver.Priority(step.priority), order: order)
        }
    }
}

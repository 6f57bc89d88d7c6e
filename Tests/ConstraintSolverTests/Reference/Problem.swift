import ConstraintSolver

/// A problem as plain data, for the reference and for the solver.
struct Problem {
    struct Constraint {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Solver.Relation
        var constant: Double
        var priority: Double
        var order: UInt64
        var isBreakable = true

        var isRequired: Bool { priority == 1000 }

        func residual(_ values: [Double]) -> Double {
            terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
        }

        /// How much the constraint is violated.
        func error(_ values: [Double]) -> Double {
            let residual = residual(values)
            switch relation {
            case .equal: return abs(residual)
            case .lessThanOrEqual: return max(0, residual)
            case .greaterThanOrEqual: return max(0, -residual)
            }
        }
    }

    struct Variable {
        var isSize: Bool
        var rank: Double
    }

    var variables: [Variable] = []
    var constraints: [Constraint] = []

    /// A random problem in which wishes conflict and, if asked for, requirements too.
    static func random(using random: inout Random, canConflict: Bool) -> Problem {
        var problem = Problem()
        let count = random.int(1, 6)
        var ranks = Array(0..<count)
        ranks.shuffle(using: &random)
        for rank in ranks { problem.variables.append(Variable(isSize: random.int(0, 1) == 0, rank: Double(rank))) }
        for order in 0..<random.int(1, 12) {
            problem.constraints.append(constraint(using: &random, of: count, order: UInt64(order)))
        }
        if !canConflict {
            // Drops requirements that contradict earlier ones.
            for index in problem.constraints.indices.reversed() where problem.constraints[index].isRequired {
                let required = problem.constraints.filter(\.isRequired)
                if !Reference.isFeasible(required, variables: problem.variables) {
                    problem.constraints.remove(at: index)
                }
            }
        }
        return problem
    }

    static func constraint(using random: inout Random, of count: Int, order: UInt64) -> Constraint {
        var terms: [(Int, Double)] = []
        for variable in 0..<count where random.int(0, max(1, count - 1)) < 2 {
            terms.append((variable, [1, 1, 1, -1, -1, 2, -2, 0.5][random.int(0, 7)]))
        }
        if terms.isEmpty { terms.append((random.int(0, count - 1), 1)) }
        terms.shuffle(using: &random)
        return Constraint(
            terms: terms, relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual][random.int(0, 2)],
            constant: Double(random.int(-20, 40)),
            priority: [1000, 1000, 750, 750, 500, 250, 250, 999.5][random.int(0, 7)],
            order: order, isBreakable: random.int(0, 4) > 0)
    }

    /// A solver with the constraints, whose IDs are returned in the same order.
    func makeSolver() -> (Solver, [Solver.Variable], [Solver.ConstraintID]) {
        let solver = Solver()
        let solverVariables = variables.map { variable in
            let added = variable.isSize ? solver.addSize() : solver.addVariable()
            solver.setRank(variable.rank, of: added)
            return added
        }
        let ids = constraints.map { constraint in
            solver.add(
                constraint.terms.map { Solver.Term(solverVariables[$0.variable], $0.coefficient) }, constraint.relation,
                constant: constraint.constant, priority: Solver.Priority(constraint.priority), order: constraint.order,
                isBreakable: constraint.isBreakable)
        }
        return (solver, solverVariables, ids)
    }
}

import ConstraintSolver

/// The solver's contract, by a dense simplex method.
enum Reference {
    /// Returns whether constraints can hold together, with sizes that are not negative.
    static func isFeasible(_ constraints: [Problem.Constraint], variables: [Problem.Variable]) -> Bool {
        makeSimplex(constraints, variables: variables) != nil
    }

    /// The constraints that conflicts break: in the order of activation, those that cannot hold with earlier ones.
    static func brokenConstraints(of problem: Problem) -> Set<Int> {
        let required = problem.constraints.indices.filter { problem.constraints[$0].isRequired }
        let order = required.sorted {
            let (a, b) = (problem.constraints[$0], problem.constraints[$1])
            return a.isBreakable == b.isBreakable ? a.order < b.order : !a.isBreakable
        }
        var accepted: [Problem.Constraint] = []
        var broken: Set<Int> = []
        for index in order {
            if isFeasible(accepted + [problem.constraints[index]], variables: problem.variables) {
                accepted.append(problem.constraints[index])
            } else {
                broken.insert(index)
            }
        }
        return broken
    }

    /// The values of all variables.
    static func values(of problem: Problem) -> [Double] {
        let broken = brokenConstraints(of: problem)
        let constraints = problem.constraints.indices.filter { !broken.contains($0) }.map { problem.constraints[$0] }
        var values = [Double](repeating: 0, count: problem.variables.count)
        for component in components(of: problem.constraints, count: problem.variables.count) {
            let members = constraints.filter { component.contains($0.terms[0].variable) }
            let solution = solve(members, variables: problem.variables)
            for variable in component { values[variable] = solution[variable] }
        }
        return values
    }

    private static func components(of constraints: [Problem.Constraint], count: Int) -> [Set<Int>] {
        var components: [Set<Int>] = []
        for constraint in constraints {
            var merged = Set(constraint.terms.map(\.variable))
            components.removeAll { component in
                guard !component.isDisjoint(with: merged) else { return false }
                merged.formUnion(component)
                return true
            }
            components.append(merged)
        }
        return components
    }

    private static func solve(_ constraints: [Problem.Constraint], variables: [Problem.Variable]) -> [Double] {
        guard case (var simplex, let layout)? = makeSimplex(constraints, variables: variables) else {
            fatalError("required constraints conflict")
        }
        let wishes = constraints.indices.filter { !constraints[$0].isRequired }
        for priority in Set(wishes.map { constraints[$0].priority }).sorted(by: >) {
            simplex.minimize(layout.costs { constraints[$0].priority == priority ? 1 : 0 })
        }
        let lowest = wishes.map { variables[constraints[$0].terms[0].variable].rank }.min() ?? 0
        simplex.minimize(
            layout.costs {
                constraints[$0].isRequired ? 0 : variables[constraints[$0].terms[0].variable].rank - lowest + 1
            })
        let ordered = wishes.sorted { constraints[$0].order < constraints[$1].order }
        simplex.minimize(layout.costs { index in Double((ordered.firstIndex(of: index) ?? -1) + 1) })
        let settled = variables.indices.sorted {
            let (a, b) = (variables[$0], variables[$1])
            return a.isSize == b.isSize ? a.rank < b.rank : a.isSize
        }
        for variable in settled { simplex.minimize(layout.distance(of: variable)) }
        return layout.values(simplex.solution)
    }

    /// The columns of a problem: positive and negative parts of variables, then slacks and errors.
    private struct Layout {
        var columnCount: Int
        let variableCount: Int
        /// The columns of the errors above and below a constraint's constant.
        var errors: [(above: Int?, below: Int?)] = []

        func costs(_ weight: (Int) -> Double) -> [Double] {
            var costs = [Double](repeating: 0, count: columnCount)
            for (index, columns) in errors.enumerated() {
                if let above = columns.above { costs[above] = weight(index) }
                if let below = columns.below { costs[below] = weight(index) }
            }
            return costs
        }

        func distance(of variable: Int) -> [Double] {
            var costs = [Double](repeating: 0, count: columnCount)
            costs[2 * variable] = 1
            costs[2 * variable + 1] = 1
            return costs
        }

        func values(_ solution: [Double]) -> [Double] {
            (0..<variableCount).map { solution[2 * $0] - solution[2 * $0 + 1] }
        }
    }

    private static func makeSimplex(
        _ constraints: [Problem.Constraint], variables: [Problem.Variable]
    ) -> (DenseSimplex, Layout)? {
        var layout = Layout(columnCount: 2 * variables.count, variableCount: variables.count)
        // For each constraint: the column of what is above the constant, and of what is below it.
        var columns: [(Int?, Int?)] = []
        for constraint in constraints {
            func column(_ isNeeded: Bool) -> Int? {
                guard isNeeded else { return nil }
                layout.columnCount += 1
                return layout.columnCount - 1
            }
            let above = column(!constraint.isRequired || constraint.relation == .greaterThanOrEqual)
            let below = column(!constraint.isRequired || constraint.relation == .lessThanOrEqual)
            columns.append((above, below))
            layout.errors.append(
                (
                    constraint.isRequired || constraint.relation == .greaterThanOrEqual ? nil : above,
                    constraint.isRequired || constraint.relation == .lessThanOrEqual ? nil : below
                ))
        }
        var rows: [[Double]] = []
        for (constraint, (above, below)) in zip(constraints, columns) {
            var row = [Double](repeating: 0, count: layout.columnCount)
            for term in constraint.terms {
                row[2 * term.variable] += term.coefficient
                row[2 * term.variable + 1] -= term.coefficient
            }
            if let above { row[above] = -1 }
            if let below { row[below] = 1 }
            rows.append(row)
        }
        var constants = constraints.map(\.constant)
        for (variable, record) in variables.enumerated() where record.isSize {
            var row = [Double](repeating: 0, count: layout.columnCount)
            row[2 * variable + 1] = 1
            rows.append(row)
            constants.append(0)
        }
        guard let simplex = DenseSimplex(rows: rows, constants: constants, columnCount: layout.columnCount) else {
            return nil
        }
        return (simplex, layout)
    }
}

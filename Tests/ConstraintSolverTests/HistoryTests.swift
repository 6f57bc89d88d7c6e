import ConstraintSolver
import Testing

/// Random changes against a fresh solver.
@Suite struct HistoryTests {
    /// The constraints of a solver as plain data, and the solver.
    private struct Pair {
        var problem = Problem()
        var solver = Solver()
        var variables: [Solver.Variable] = []
        var ids: [Solver.ConstraintID] = []

        mutating func add(_ constraint: Problem.Constraint) {
            problem.constraints.append(constraint)
            ids.append(
                solver.add(
                    constraint.terms.map { Solver.Term(variables[$0.variable], $0.coefficient) }, constraint.relation,
                    constant: constraint.constant, priority: Solver.Priority(constraint.priority),
                    order: constraint.order, isBreakable: constraint.isBreakable))
        }

        mutating func remove(at index: Int) {
            solver.remove(ids[index])
            ids.remove(at: index)
            problem.constraints.remove(at: index)
        }

        func differenceFromFreshSolver() -> Double {
            let (fresh, freshVariables, _) = problem.makeSolver()
            fresh.solve()
            return zip(variables, freshVariables).map { abs(solver.value(of: $0) - fresh.value(of: $1)) }.max()!
        }
    }

    @Test("B11, AL-40: random changes lead to the values of a fresh solver", arguments: [4, 6, 7, 11, 19])
    func changes(seed: UInt64) {
        var random = Random(seed: seed)
        var pair = Pair()
        for rank in 0..<24 {
            let isSize = rank % 2 == 1
            pair.problem.variables.append(Problem.Variable(isSize: isSize, rank: Double(rank / 2)))
            let variable = isSize ? pair.solver.addSize() : pair.solver.addVariable()
            pair.solver.setRank(Double(rank / 2), of: variable)
            pair.variables.append(variable)
        }
        var order: UInt64 = 0
        for step in 0..<testRounds(2_000) {
            let count = pair.ids.count
            switch random.int(0, 9) {
            case 0 where count > 0, 1 where count > 40, 2 where count > 30:
                pair.remove(at: random.int(0, count - 1))
            case 1, 2:
                order += 1
                pair.add(Self.localConstraint(using: &random, order: order))
            case 3 where count > 0:
                let index = random.int(0, count - 1)
                let priority = [1000.0, 750, 500, 250][random.int(0, 3)]
                pair.problem.constraints[index].priority = priority
                pair.solver.setPriority(Solver.Priority(priority), of: pair.ids[index])
            case 4 where count > 0:
                // The same constraint with another constant.
                let index = random.int(0, count - 1)
                var constraint = pair.problem.constraints[index]
                order += 1
                constraint.order = order
                constraint.constant += 1
                pair.remove(at: index)
                pair.add(constraint)
            default:
                guard count > 0 else { continue }
                let index = random.int(0, count - 1)
                let constant = Double(random.int(-20, 60))
                pair.problem.constraints[index].constant = constant
                pair.solver.setConstant(constant, of: pair.ids[index])
            }
            guard random.int(0, 2) > 0 else { continue }
            pair.solver.solve()
            #expect(pair.solver.inexactVariables.isEmpty)
            if step % 7 == 0 || testRounds(1) > 1 {
                let difference = pair.differenceFromFreshSolver()
                #expect(difference < 1e-6, "step \(step)")
                if difference >= 1e-6 { return }
            }
            checkRequired(pair, step: step)
        }
    }

    /// Required constraints hold within 1e-6, broken ones excepted.
    private func checkRequired(_ pair: Pair, step: Int) {
        let values = pair.variables.map(pair.solver.value)
        let broken = Set(pair.solver.activeConflicts.map(\.broken))
        for (constraint, id) in zip(pair.problem.constraints, pair.ids)
        where constraint.isRequired && !broken.contains(id) {
            let error = constraint.error(values)
            if error >= 1e-6 { Issue.record("step \(step): error \(error) of \(constraint)") }
        }
        for (variable, value) in zip(pair.problem.variables, values) where variable.isSize && value < -1e-6 {
            Issue.record("step \(step): size \(value)")
        }
    }

    /// A constraint as layouts have them: between neighbors, on sizes, sometimes of another kind.
    private static func localConstraint(using random: inout Random, order: UInt64) -> Problem.Constraint {
        let view = random.int(0, 10)
        let terms: [(Int, Double)] =
            switch random.int(0, 5) {
            case 0: [(2 * view, 1)]
            case 1, 2: [(2 * view + 1, 1)]
            case 3: [(2 * view + 2, 1), (2 * view, -1), (2 * view + 1, -1)]
            case 4: [(2 * view + 1, 1), (2 * view + 3, [-1, -2, -0.5][random.int(0, 2)])]
            default: [(2 * random.int(0, 11), 1), (2 * view + 1, 0.5), (23, -0.5)]
            }
        var unique: [(variable: Int, coefficient: Double)] = []
        for term in terms where !unique.contains(where: { $0.variable == term.0 }) { unique.append(term) }
        return Problem.Constraint(
            terms: unique, relation: [.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual][random.int(0, 3)],
            constant: Double(random.int(0, 50)), priority: [1000, 750, 750, 500, 250, 250][random.int(0, 5)],
            order: order)
    }
}

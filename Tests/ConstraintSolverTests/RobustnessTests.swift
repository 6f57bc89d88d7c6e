import ConstraintSolver
import Testing

@Suite struct RobustnessTests {
    @Test("AL-11: huge finite numbers neither loop nor give values that are not finite", arguments: [
        1e308, -1e308, 1e-308, 1e200, .leastNonzeroMagnitude,
    ])
    func hugeNumbers(_ huge: Double) {
        var random = Random(seed: 5)
        for _ in 0..<40 {
            var problem = Problem.random(using: &random, canConflict: true)
            for index in problem.constraints.indices where random.int(0, 2) == 0 {
                problem.constraints[index].constant = huge
                if random.int(0, 2) == 0 { problem.constraints[index].terms[0].coefficient = huge }
            }
            let (solver, variables, ids) = problem.makeSolver()
            solver.solve()
            for variable in variables { #expect(solver.value(of: variable).isFinite) }
            for id in ids { solver.setConstant(3, of: id) }
            solver.solve()
            for id in ids { solver.remove(id) }
            solver.solve()
            for variable in variables { #expect(solver.value(of: variable) == 0) }
        }
    }

    @Test("Indices of variables and constraints are reused")
    func reuse() {
        let solver = Solver()
        for round in 0..<100 {
            let variable = solver.addSize()
            #expect(variable.index == 0)
            let id = solver.add(
                [.init(variable)], .equal, constant: Double(round), priority: .required, order: UInt64(round))
            solver.solve()
            #expect(solver.value(of: variable) == Double(round))
            solver.remove(id)
            solver.removeVariable(variable)
        }
    }

    @Test("Terms with the same variable are added up")
    func repeatedTerms() {
        let solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        _ = solver.add(
            [.init(x), .init(y, 2), .init(x, 3), .init(y, -2)], .equal, constant: 8, priority: .required, order: 0)
        solver.solve()
        #expect(solver.value(of: x) == 2)
        #expect(solver.value(of: y) == 0)
    }

    @Test("AL-40: undetermined sizes that are all 0 already are settled without a cycle of exchanges")
    func degenerateSizes() {
        let solver = Solver()
        let sizes = (0..<3).map { rank in
            let size = solver.addSize()
            solver.setRank(Double(rank), of: size)
            return size
        }
        _ = solver.add([.init(sizes[1]), .init(sizes[2])], .equal, constant: 0, priority: .required, order: 0)
        _ = solver.add([.init(sizes[2], -1)], .lessThanOrEqual, constant: 30, priority: .init(999.5), order: 1)
        _ = solver.add(
            [.init(sizes[0]), .init(sizes[1], -1)], .greaterThanOrEqual, constant: 0, priority: .init(750.0), order: 2)
        solver.solve()
        #expect(solver.inexactVariables.isEmpty)
        #expect(sizes.allSatisfy { solver.value(of: $0) == 0 })
    }
}

import ConstraintSolver
import Testing

/// Small random problems, solved by a dense simplex method too.
@Suite struct ReferenceTests {
    @Test("AL-27, AL-28, AL-40: values are those of the reference")
    func values() {
        var random = Random(seed: 1)
        for round in 0..<testRounds(600) {
            let problem = Problem.random(using: &random, canConflict: false)
            let (solver, variables, _) = problem.makeSolver()
            solver.solve()
            let values = variables.map(solver.value)
            let expected = Reference.values(of: problem)
            let difference = zip(values, expected).map { abs($0 - $1) }.max()!
            #expect(difference < 1e-6, "problem \(round): \(problem), values \(values), expected \(expected)")
            #expect(solver.conflicts.isEmpty && solver.inexactVariables.isEmpty)
        }
    }

    @Test("AL-41, AL-42, AL-43: broken constraints are those of the reference, and conflicts are minimal")
    func conflicts() {
        var random = Random(seed: 2)
        for round in 0..<testRounds(600) {
            let problem = Problem.random(using: &random, canConflict: true)
            let (solver, variables, ids) = problem.makeSolver()
            solver.solve()
            let conflicts = solver.conflicts
            let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
            let broken = Set(conflicts.map { indices[$0.broken]! })
            #expect(broken == Reference.brokenConstraints(of: problem), "problem \(round): \(problem)")
            for conflict in conflicts {
                let members = conflict.members.map { problem.constraints[indices[$0]!] }
                let areRequired = members.allSatisfy { $0.isRequired }
                #expect(areRequired)
                #expect(!Reference.isFeasible(members, variables: problem.variables), "problem \(round): \(problem)")
                for index in members.indices {
                    var others = members
                    others.remove(at: index)
                    #expect(Reference.isFeasible(others, variables: problem.variables), "problem \(round): \(problem)")
                }
                let candidates = members.contains(where: \.isBreakable) ? members.filter(\.isBreakable) : members
                #expect(problem.constraints[indices[conflict.broken]!].order == candidates.map(\.order).max())
            }
            let expected = Reference.values(of: problem)
            let values = variables.map(solver.value)
            let difference = zip(values, expected).map { abs($0 - $1) }.max()!
            #expect(difference < 1e-6, "problem \(round): \(problem), values \(values), expected \(expected)")
        }
    }
}

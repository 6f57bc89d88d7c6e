import ConstraintSolver
import Testing

@Suite struct ConflictTests {
    private let solver = Solver()

    private func add(
        _ terms: [Solver.Term], _ constant: Double, order: UInt64, isBreakable: Bool = true
    ) -> Solver.ConstraintID {
        solver.add(terms, .equal, constant: constant, priority: .required, order: order, isBreakable: isBreakable)
    }

    @Test("AL-41, AL-43: the constraint that was activated last is broken, and counts as absent")
    func broken() {
        let width = solver.addSize()
        let late = add([.init(width)], 100, order: 7)
        let early = add([.init(width)], 50, order: 3)
        solver.solve()
        #expect(solver.value(of: width) == 50)
        #expect(solver.conflicts.map(\.broken) == [late])
        #expect(solver.conflicts.map(\.members) == [[early, late]])
    }

    @Test("AL-42: a conflict lists a minimal set")
    func minimal() {
        let a = solver.addSize()
        let b = solver.addSize()
        let c = solver.addSize()
        let first = add([.init(a)], 10, order: 0)
        _ = add([.init(c)], 10, order: 1)
        let second = add([.init(b), .init(a, -1)], 0, order: 2)
        _ = add([.init(c), .init(b, -1)], 0, order: 3)
        let third = add([.init(b)], 20, order: 4)
        solver.solve()
        #expect(solver.conflicts.count == 1)
        let members = solver.conflicts.first!.members
        // b is 10 because of a, or because of c.
        #expect(members.count == 3 && members.last == third)
        #expect(members.contains(first) == members.contains(second))
    }

    @Test("AL-43: an engine-made constraint is broken only if the conflict has no other members")
    func engineMade() {
        let width = solver.addSize()
        let app = add([.init(width)], 50, order: 0)
        let engine = add([.init(width)], 100, order: 1, isBreakable: false)
        solver.solve()
        #expect(solver.value(of: width) == 100)
        #expect(solver.conflicts.map(\.broken) == [app])
        let other = add([.init(width)], 120, order: 2, isBreakable: false)
        solver.solve()
        #expect(solver.value(of: width) == 100)
        #expect(solver.conflicts.contains { $0.broken == other && $0.members == [engine, other] })
    }

    @Test("AL-42: a broken constraint is tried again when a member of the conflict changes")
    func recovery() {
        let width = solver.addSize()
        let x = solver.addVariable()
        let first = add([.init(width)], 50, order: 0)
        let second = add([.init(width)], 100, order: 1)
        _ = solver.add([.init(x), .init(width, -1)], .equal, constant: 5, priority: .required, order: 2)
        solver.solve()
        #expect(solver.conflicts.count == 1)
        // The conflict is reported once.
        _ = add([.init(x)], 55, order: 3)
        solver.solve()
        #expect(solver.conflicts.isEmpty && solver.activeConflicts.count == 1)
        solver.setConstant(100, of: first)
        solver.solve()
        #expect(solver.activeConflicts.map(\.broken) != [second])
        #expect(solver.value(of: width) == 100)
        solver.setConstant(50, of: first)
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [second])
        solver.remove(first)
        solver.solve()
        #expect(solver.value(of: width) == 100)
    }

    @Test("AL-43: a constraint without variables conflicts by itself")
    func withoutTerms() {
        let wrong = add([], 5, order: 0)
        let right = add([], 0, order: 1)
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [wrong])
        solver.setConstant(0, of: wrong)
        solver.setConstant(3, of: right)
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [right])
        solver.remove(right)
        solver.solve()
        #expect(solver.activeConflicts.isEmpty)
    }

    @Test("AL-34, AL-42: a negative size is not possible; the bound is not a member")
    func negativeSize() {
        let width = solver.addSize()
        let negative = add([.init(width)], -5, order: 0)
        solver.solve()
        #expect(solver.conflicts.map(\.members) == [[negative]])
        #expect(solver.value(of: width) == 0)
    }
}

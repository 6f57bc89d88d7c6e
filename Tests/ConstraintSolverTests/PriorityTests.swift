import ConstraintSolver
import Testing

/// Constraints of one or two variables whose solution follows from a rule.
@Suite struct PriorityTests {
    private let solver = Solver()
    private var order: UInt64 = 0

    private mutating func add(
        _ terms: [Solver.Term], _ relation: Solver.Relation, _ constant: Double, _ priority: Double = 1000
    ) -> Solver.ConstraintID {
        order += 1
        return solver.add(terms, relation, constant: constant, priority: Solver.Priority(priority), order: order)
    }

    @Test("AL-27: any number of weaker wishes does not outweigh a stronger one")
    mutating func levels() {
        let width = solver.addSize()
        _ = add([.init(width)], .equal, 60, 750)
        for _ in 0..<100 { _ = add([.init(width)], .equal, 140, 749) }
        solver.solve()
        #expect(solver.value(of: width) == 60)
    }

    @Test("AL-02: a fraction is a level of its own")
    mutating func fractions() {
        let width = solver.addSize()
        _ = add([.init(width)], .equal, 60, 999.5)
        _ = add([.init(width)], .equal, 70, 999)
        _ = add([.init(width)], .equal, 70, 999)
        solver.solve()
        #expect(solver.value(of: width) == 60)
    }

    @Test("AL-28: the error of a wish is as small as possible")
    mutating func errors() {
        let width = solver.addSize()
        _ = add([.init(width)], .greaterThanOrEqual, 80)
        _ = add([.init(width)], .lessThanOrEqual, 200)
        let wish = add([.init(width)], .equal, 300, 500)
        solver.solve()
        #expect(solver.value(of: width) == 200)
        solver.setConstant(10, of: wish)
        solver.solve()
        #expect(solver.value(of: width) == 80)
        solver.setConstant(100, of: wish)
        solver.solve()
        #expect(solver.value(of: width) == 100)
        #expect(solver.changedVariables == [width])
        solver.solve()
        #expect(solver.changedVariables.isEmpty)
    }

    @Test("AL-34: a size is not negative, a position may be")
    mutating func signs() {
        let width = solver.addSize()
        let x = solver.addVariable()
        _ = add([.init(width)], .equal, -20, 750)
        _ = add([.init(x)], .equal, -20, 750)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.value(of: x) == -20)
    }

    @Test("AL-40: undetermined variables are 0, sizes before positions")
    mutating func undetermined() {
        let x = solver.addVariable()
        let width = solver.addSize()
        let free = solver.addVariable()
        let end = add([.init(x), .init(width)], .equal, 100)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.value(of: x) == 100)
        #expect(solver.value(of: free) == 0)
        #expect(solver.isAmbiguous(x) && solver.isAmbiguous(width) && solver.isAmbiguous(free))
        let start = add([.init(x)], .equal, 30)
        solver.solve()
        #expect(solver.value(of: width) == 70)
        #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(width))
        solver.remove(start)
        solver.remove(end)
        solver.solve()
        #expect(solver.value(of: x) == 0 && solver.value(of: width) == 0)
    }

    @Test("AL-40: another solution differs, and errors are equal")
    mutating func alternatives() {
        let x = solver.addVariable()
        let width = solver.addSize()
        _ = add([.init(x), .init(width)], .equal, 100)
        solver.solve()
        let values = solver.alternativeValues(for: width)
        let other = values[width]!
        #expect(other > 1)
        #expect(abs(values[x]! + other - 100) < 1e-6)
        #expect(solver.value(of: width) == 0 && solver.value(of: x) == 100)
    }

    @Test("AL-27: a priority can change, also from and to required")
    mutating func priorities() {
        let width = solver.addSize()
        let wish = add([.init(width)], .equal, 60, 500)
        let other = add([.init(width)], .equal, 140, 750)
        solver.solve()
        #expect(solver.value(of: width) == 140)
        solver.setPriority(.required, of: wish)
        solver.solve()
        #expect(solver.value(of: width) == 60)
        solver.setPriority(Solver.Priority(750.0), of: wish)
        solver.setPriority(.required, of: other)
        solver.solve()
        #expect(solver.value(of: width) == 140)
        #expect(solver.conflicts.isEmpty)
    }

    /// Three labels by 8 in a row of a size: their wishes for their widths conflict.
    private mutating func row(_ metrics: [Double?], size: Double) -> [Double] {
        var views: [(Solver.Variable, Solver.Variable)] = []
        for (index, metric) in metrics.enumerated() {
            let x = solver.addVariable()
            let width = solver.addSize()
            solver.setRank(Double(index), of: x)
            solver.setRank(Double(index), of: width)
            if let metric {
                _ = add([.init(width)], .lessThanOrEqual, metric, 250)
                _ = add([.init(width)], .greaterThanOrEqual, metric, 750)
            }
            if let (before, beforeWidth) = views.last {
                _ = add([.init(x), .init(before, -1), .init(beforeWidth, -1)], .equal, 8)
            } else {
                _ = add([.init(x)], .equal, 0)
            }
            views.append((x, width))
        }
        _ = add([.init(views.last!.0), .init(views.last!.1)], .equal, size)
        solver.solve()
        return views.flatMap { [solver.value(of: $0.0), solver.value(of: $0.1)] }
    }

    @Test("ST-12: the first of equal wishes stretches")
    mutating func stretching() {
        #expect(isClose(row([29.5, 29, 41.5], size: 300), [0, 213.5, 221.5, 29, 258.5, 41.5]))
    }

    @Test("ST-12: the first of equal wishes is compressed")
    mutating func compression() {
        #expect(isClose(row([76.5, 94], size: 120), [0, 18, 26, 94]))
    }

    @Test("ST-13: slack without a wish goes to the last")
    mutating func slack() {
        let expected = [0, 29.5, 37.5, 0, 45.5, 29, 82.5, 168, 258.5, 41.5]
        #expect(isClose(row([29.5, nil, 29, nil, 41.5], size: 300), expected))
    }

    private func isClose(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
    }
}

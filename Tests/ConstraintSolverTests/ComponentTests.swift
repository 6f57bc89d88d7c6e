import ConstraintSolver
import Testing

@Suite struct ComponentTests {
    @Test("B3, B9: an edit changes only what depends on it")
    func edits() {
        let solver = Solver()
        var ids: [Solver.ConstraintID] = []
        var variables: [Solver.Variable] = []
        for index in 0..<50 {
            let variable = solver.addVariable()
            if let last = variables.last, index % 10 != 0 {
                ids.append(
                    solver.add(
                        [.init(variable), .init(last, -1)], .equal, constant: 5, priority: .required,
                        order: UInt64(index)))
            } else {
                ids.append(
                    solver.add([.init(variable)], .equal, constant: 5, priority: .required, order: UInt64(index)))
            }
            variables.append(variable)
        }
        solver.solve()
        #expect(solver.changedVariables.count == 50)
        solver.setConstant(7, of: ids[27])
        solver.solve()
        #expect(Set(solver.changedVariables) == [variables[27], variables[28], variables[29]])
        #expect(solver.value(of: variables[29]) == 52)
    }

    @Test("B4: components join and divide")
    func joining() {
        let solver = Solver()
        let a = solver.addVariable()
        let b = solver.addVariable()
        _ = solver.add([.init(a)], .equal, constant: 10, priority: .required, order: 0)
        _ = solver.add([.init(b)], .equal, constant: 30, priority: Solver.Priority(500.0), order: 1)
        solver.solve()
        #expect(solver.value(of: b) == 30)
        let link = solver.add([.init(b), .init(a, -1)], .equal, constant: 5, priority: .required, order: 2)
        solver.solve()
        #expect(solver.value(of: b) == 15)
        solver.remove(link)
        solver.solve()
        #expect(solver.value(of: b) == 30)
        #expect(solver.value(of: a) == 10)
    }

    @Test("B4: a constraint that is replaced takes the place of the old one")
    func replacement() {
        let solver = Solver()
        let a = solver.addVariable()
        let b = solver.addVariable()
        _ = solver.add([.init(a)], .equal, constant: 10, priority: .required, order: 0)
        var link = solver.add([.init(b), .init(a, -1)], .equal, constant: 5, priority: .required, order: 1)
        solver.solve()
        for constant in 0..<10 {
            solver.remove(link)
            link = solver.add(
                [.init(b), .init(a, -1)], .equal, constant: Double(constant), priority: .required, order: 2)
            solver.solve()
            #expect(solver.value(of: b) == Double(10 + constant))
        }
    }

    @Test("B4, B11: a constraint that is edited before its first solve can be edited again")
    func editBeforeFirstSolve() {
        let solver = Solver()
        let width = solver.addSize()
        _ = solver.add([.init(width)], .lessThanOrEqual, constant: 44, priority: Solver.Priority(500.0), order: 0)
        solver.solve()
        let wish = solver.add([.init(width)], .equal, constant: 18, priority: Solver.Priority(250.0), order: 1)
        solver.setConstant(34, of: wish)
        solver.solve()
        #expect(solver.value(of: width) == 34)
        solver.setConstant(10, of: wish)
        solver.solve()
        #expect(solver.value(of: width) == 10)
    }
}

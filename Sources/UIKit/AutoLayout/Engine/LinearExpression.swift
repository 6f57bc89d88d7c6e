import ConstraintSolver

/// A sum of multiples of variables, and a constant.
struct LinearExpression {
    private(set) var terms: [Solver.Term] = []
    var constant: Double = 0

    /// Adds a multiple of a variable.
    mutating func add(_ variable: Solver.Variable, _ coefficient: Double) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else if coefficient != 0 {
            terms.append(Solver.Term(variable, coefficient))
        }
    }

    /// Removes all terms and the constant. The memory of the terms is used again.
    mutating func removeAll() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
    }

    mutating func negate() {
        for index in terms.indices { terms[index].coefficient *= -1 }
        constant *= -1
    }
}

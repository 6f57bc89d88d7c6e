import ConstraintSolver

/// A sum of multiples of variables, and a constant.
struct LinearExpression {
    private(set) var terms: [Solver.Term] = []
    var constant: Double = 0

    /// Adds a multiple of a variable.
    mutating func add(_ variable: Solver.Variable, _ coefficient: Double = 1) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else if coefficient != 0 {
            terms.append(Solver.Term(variable, coefficient))
        }
    }

    /// Adds a multiple of another expression.
    mutating func add(_ other: LinearExpression, _ factor: Double = 1) {
        for term in other.terms { add(term.variable, term.coefficient * factor) }
        constant += other.constant * factor
    }

    mutating func negate() {
        for index in terms.indices { terms[index].coefficient *= -1 }
        constant *= -1
    }
}

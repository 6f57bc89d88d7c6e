/// A solver for linear constraints with priorities.
///
/// Required constraints hold. Optional ones are satisfied in the order of their priorities: at each priority the sum
/// of the absolute errors is as small as the higher priorities allow.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.addSize()
/// _ = solver.add([.init(width)], .greaterThanOrEqual, constant: 80, priority: .required, order: 0)
/// _ = solver.add([.init(width)], .equal, constant: 10, priority: .init(500.0), order: 1)
/// solver.solve()
/// solver.value(of: width)  // 80
/// ```
///
/// The values depend on the constraints, their constants, priorities and orders, and the ranks of variables; never on
/// the history of changes:
///
/// - Among optional constraints of one priority that cannot all hold, the one whose first variable has the lowest rank
///   is violated first; among equal ranks, the one with the lowest order.
/// - Variables that are still undetermined are as close to 0 as possible, one after the other: sizes, then positions,
///   each kind by rank.
/// - A variable that no constraint mentions is 0.
///
/// Changes take effect at the next call of `solve()`. Parts of the problem without common variables are solved
/// separately. Changing a constant is the cheapest edit; replacing a constraint by one that differs in its constant
/// only costs the same.
///
/// A solver is not thread-safe.
package final class Solver {
    private var core = SolverCore()

    package init() {}

    deinit {
        core.deallocate()
    }

    // MARK: - Variables

    /// Adds a variable that can have any value.
    package func addVariable() -> Variable {
        Variable(index: core.addVariable(isSize: false))
    }

    /// Adds a variable that cannot be negative.
    ///
    /// The bound is required and cannot be broken. It is not a constraint, and no conflict lists it.
    package func addSize() -> Variable {
        Variable(index: core.addVariable(isSize: true))
    }

    /// Sets a variable's position among the others, which decides ties. The default is 0.
    package func setRank(_ rank: Double, of variable: Variable) {
        core.setRank(rank, of: variable.index)
    }

    /// Removes a variable.
    ///
    /// - Precondition: No constraint mentions it.
    package func removeVariable(_ variable: Variable) {
        core.removeVariable(variable.index)
    }

    // MARK: - Constraints

    /// Adds a constraint: the sum of `terms` is less than, equal to, or greater than `constant`.
    ///
    /// - Parameters:
    ///   - terms: The terms. A variable that occurs twice counts with the sum of its coefficients. The first term's
    ///     variable gives the constraint its rank. A constraint without terms is satisfied or in conflict by itself.
    ///   - relation: The relation between the sum and the constant.
    ///   - constant: A finite number.
    ///   - priority: The priority.
    ///   - order: The position in the order of activation. Of a conflict, the last member is broken.
    ///   - isBreakable: Whether a conflict may break the constraint if it has other breakable members.
    /// - Returns: The identity of the constraint, for later changes.
    /// - Complexity: Proportional to the number of terms.
    package func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, constant: Double, priority: Priority,
        order: UInt64, isBreakable: Bool = true
    ) -> ConstraintID {
        core.add(
            terms, relation, constant: constant, priority: priority.rawValue, order: order, isBreakable: isBreakable)
    }

    /// Adds a constraint: the sum of `terms` is less than, equal to, or greater than `constant`.
    package func add(
        _ terms: [Term], _ relation: Relation, constant: Double, priority: Priority, order: UInt64,
        isBreakable: Bool = true
    ) -> ConstraintID {
        terms.withUnsafeBufferPointer {
            add($0, relation, constant: constant, priority: priority, order: order, isBreakable: isBreakable)
        }
    }

    /// Removes a constraint.
    package func remove(_ constraint: ConstraintID) {
        precondition(core.isCurrent(constraint), "the constraint was removed before")
        core.remove(constraint.index)
    }

    /// Returns whether a constraint has these terms, in this order.
    ///
    /// - Complexity: Proportional to the number of terms.
    package func hasTerms(_ terms: [Term], _ constraint: ConstraintID) -> Bool {
        precondition(core.isCurrent(constraint), "the constraint was removed")
        return terms.withUnsafeBufferPointer { core.hasTerms($0, constraint.index) }
    }

    /// Changes the constant of a constraint to a finite number.
    package func setConstant(_ constant: Double, of constraint: ConstraintID) {
        precondition(core.isCurrent(constraint), "the constraint was removed")
        core.setConstant(constant, of: constraint.index)
    }

    /// Changes the priority of a constraint, also from and to required.
    package func setPriority(_ priority: Priority, of constraint: ConstraintID) {
        precondition(core.isCurrent(constraint), "the constraint was removed")
        core.setPriority(priority.rawValue, of: constraint.index)
    }

    // MARK: - Solving

    /// Brings all values up to date.
    ///
    /// - Complexity: Without changes constant. After changes of constants, proportional to the affected components at
    ///   most. Components in which constraints were added, removed or got another priority are factored again.
    package func solve() {
        core.solve()
    }

    /// Returns the value of a variable after the last solve.
    package func value(of variable: Variable) -> Double {
        core.variables[variable.index].value
    }

    /// The variables whose values changed in the last solve.
    ///
    /// Differences below 1e-9 do not count.
    package var changedVariables: [Variable] {
        var result: [Variable] = []
        forEachChangedVariable { variable, _ in result.append(variable) }
        return result
    }

    /// Calls a closure with each variable whose value changed in the last solve, and its value.
    package func forEachChangedVariable(_ body: (Variable, Double) -> Void) {
        for position in 0..<Int32(core.changedVariables.count) {
            let index = core.changedVariables[position]
            if core.variables[index].isInUse { body(Variable(index: index), core.variables[index].value) }
        }
    }

    // MARK: - Diagnostics

    /// The conflicts that the last solve found. Each is reported once, until one of its members changes.
    package var conflicts: [Conflict] {
        core.newConflicts.map(conflict)
    }

    /// All conflicts, reported before or not.
    package var activeConflicts: [Conflict] {
        core.activeConflicts.map(conflict)
    }

    private func conflict(_ record: ConflictRecord) -> Conflict {
        func id(_ index: Int32) -> ConstraintID {
            ConstraintID(index: index, generation: core.constraints[index].generation)
        }
        return Conflict(members: record.members.map { id($0.constraint) }, broken: id(record.broken))
    }

    /// The variables of components that the last solve could not solve exactly, because of numbers too large or too
    /// many steps. Their values are finite, but constraints may not hold.
    package var inexactVariables: [Variable] {
        core.inexactVariables.map(Variable.init)
    }

    /// Returns whether another solution with equal errors at all priorities exists in which a variable differs.
    ///
    /// Refers to the last solve, without changes after it. A variable that no constraint mentions is ambiguous.
    ///
    /// - Complexity: That of solving the variable's component several times.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        core.findAlternative(for: variable.index, record: nil)
    }

    /// Returns the values of another solution with equal errors at all priorities in which a variable differs.
    ///
    /// The values of the solver do not change. The dictionary contains the variables of the variable's component; it is
    /// empty if the variable is not ambiguous.
    package func alternativeValues(for variable: Variable) -> [Variable: Double] {
        var values: [Variable: Double] = [:]
        let isAmbiguous = core.findAlternative(for: variable.index) { values[Variable(index: $0)] = $1 }
        guard isAmbiguous else { return [:] }
        if values.isEmpty { values[variable] = core.variables[variable.index].value + 20 }
        return values
    }
}

/// The state of a solver and its algorithm. `Solver` documents the contract, `docs/architecture/constraint-solver.md`
/// the algorithm.
///
/// A structure with mutating methods, so that exclusive access is checked once for each call from outside.
struct SolverCore {
    var variables = FlatArray<VariableRecord>()
    var constraints = FlatArray<ConstraintRecord>()
    var terms = TermStore()
    var components = FlatArray<Component>()

    var freeVariables = FlatArray<Int32>()
    var freeConstraints = FlatArray<Int32>()
    var freeComponents = FlatArray<Int32>()

    // Changes since the last solve.
    var touchedVariables = FlatArray<Int32>()
    var removedConstraints = FlatArray<Int32>()
    var changedWithoutTerms = FlatArray<Int32>()
    var queuedComponents = FlatArray<Int32>()

    // Results of the last solve.
    var solveNumber: UInt32 = 0
    var changedVariables = FlatArray<Int32>()
    var inexactVariables: [Int32] = []
    var newConflicts: [ConflictRecord] = []
    var activeConflicts: [ConflictRecord] = []
    /// Conflicts of components that are being built again.
    var formerConflicts: [ConflictRecord] = []

    var elimination = Elimination()
    var scratch = Scratch()

    func deallocate() {
        for index in 0..<Int32(components.count) where components[index].isInUse { components[index].deallocate() }
        variables.deallocate()
        constraints.deallocate()
        terms.deallocate()
        components.deallocate()
        freeVariables.deallocate()
        freeConstraints.deallocate()
        freeComponents.deallocate()
        touchedVariables.deallocate()
        removedConstraints.deallocate()
        changedWithoutTerms.deallocate()
        queuedComponents.deallocate()
        changedVariables.deallocate()
        elimination.deallocate()
        scratch.deallocate()
    }

    // MARK: - Variables

    mutating func addVariable(isSize: Bool) -> Int32 {
        var record = VariableRecord()
        record.isSize = isSize
        if let index = freeVariables.popLast() {
            // An entry in the lists of the last solve stays valid.
            record.isTouched = variables[index].isTouched
            record.changedSolve = variables[index].changedSolve
            variables[index] = record
            return index
        }
        variables.append(record)
        return Int32(variables.count) - 1
    }

    mutating func removeVariable(_ variable: Int32) {
        precondition(variables[variable].isInUse, "the variable was removed before")
        // Constraints that were removed since the last solve are still linked.
        var term = variables[variable].firstTerm
        while term >= 0 {
            let constraint = terms[term].constraint
            precondition(constraints[constraint].flags.contains(.removed), "a constraint mentions the variable")
            discard(constraint)
            term = variables[variable].firstTerm
        }
        let component = variables[variable].component
        if component >= 0 { dissolve(component) }
        variables[variable].isInUse = false
        freeVariables.append(variable)
    }

    mutating func setRank(_ rank: Double, of variable: Int32) {
        guard variables[variable].rank != rank else { return }
        variables[variable].rank = rank
        let component = variables[variable].component
        if component >= 0 { queue(component, needsOptimization: true) }
    }

    // MARK: - Constraints

    mutating func add(
        _ input: UnsafeBufferPointer<Solver.Term>, _ relation: Solver.Relation, constant: Double, priority: Double,
        order: UInt64, isBreakable: Bool
    ) -> Solver.ConstraintID {
        if removedConstraints.count > 0,
            let index = removedTwin(of: input, relation: relation, priority: priority)
        {
            return revive(index, constant: constant, order: order, isBreakable: isBreakable)
        }
        var record = ConstraintRecord()
        record.constant = constant
        record.applied = constant
        record.priority = priority
        record.order = order
        record.relation = relation.rawValue
        record.flags = isBreakable ? [.inUse, .breakable] : .inUse
        let index: Int32
        if let free = freeConstraints.popLast() {
            index = free
            record.generation = constraints[free].generation
            constraints[free] = record
        } else {
            index = Int32(constraints.count)
            constraints.append(record)
        }
        let count = addTerms(input, to: index)
        constraints[index].termCount = count
        if count == 0 { changedWithoutTerms.append(index) }
        return Solver.ConstraintID(index: index, generation: record.generation)
    }

    /// Stores the terms of a constraint: one for each variable, without zeros.
    private mutating func addTerms(_ input: UnsafeBufferPointer<Solver.Term>, to constraint: Int32) -> Int32 {
        guard input.count > 0 else { return 0 }
        let capacity = Int32(input.count)
        let first = terms.allocate(capacity)
        var count: Int32 = 0
        for term in input {
            let variable = term.variable.index
            precondition(variables[variable].isInUse, "the variable was removed")
            var existing: Int32 = 0
            while existing < count, terms[first + existing].variable != variable { existing += 1 }
            if existing < count {
                terms[first + existing].coefficient += term.coefficient
            } else {
                terms[first + count] = TermRecord(
                    coefficient: term.coefficient, constraint: constraint, variable: variable, next: -1, previous: -1)
                count += 1
            }
        }
        var kept: Int32 = 0
        for offset in 0..<count where terms[first + offset].coefficient != 0 {
            terms[first + kept] = terms[first + offset]
            kept += 1
        }
        if kept < capacity {
            // Blocks have the length of their contents, so that they are freed as they were allocated.
            for offset in kept..<capacity { terms.free(first + offset, count: 1) }
        }
        guard kept > 0 else { return 0 }
        constraints[constraint].firstTerm = first
        for term in first..<first + kept {
            terms.link(term, variables: variables)
            touch(terms[term].variable)
        }
        return kept
    }

    mutating func remove(_ constraint: Int32) {
        constraints[constraint].flags.insert(.removed)
        constraints[constraint].generation &+= 1
        removedConstraints.append(constraint)
    }

    /// A constraint that was removed since the last solve and had the same terms, relation and priority.
    ///
    /// Remaking constraints is a common pattern in `updateConstraints`; it costs no more than changing constants.
    private func removedTwin(
        of input: UnsafeBufferPointer<Solver.Term>, relation: Solver.Relation, priority: Double
    ) -> Int32? {
        guard let last = input.last else { return nil }
        var term = variables[last.variable.index].firstTerm
        var steps = 0
        while term >= 0, steps < 64 {
            let index = terms[term].constraint
            let isCandidate =
                constraints[index].flags.contains(.removed) && constraints[index].relation == relation.rawValue
                && constraints[index].priority == priority
            if isCandidate, hasTerms(input, index) { return index }
            term = terms[term].next
            steps += 1
        }
        return nil
    }

    /// Returns whether the terms of a constraint are these, in this order.
    func hasTerms(_ input: UnsafeBufferPointer<Solver.Term>, _ constraint: Int32) -> Bool {
        guard Int(constraints[constraint].termCount) == input.count else { return false }
        let first = constraints[constraint].firstTerm
        for offset in 0..<input.count {
            let record = terms[first + Int32(offset)]
            guard record.variable == input[offset].variable.index, record.coefficient == input[offset].coefficient
            else { return false }
        }
        return true
    }

    private mutating func revive(
        _ constraint: Int32, constant: Double, order: UInt64, isBreakable: Bool
    ) -> Solver.ConstraintID {
        var flags = constraints[constraint].flags
        let isReordered = constraints[constraint].order != order || flags.contains(.breakable) != isBreakable
        flags.remove(.removed)
        if isBreakable { flags.insert(.breakable) } else { flags.remove(.breakable) }
        constraints[constraint].flags = flags
        constraints[constraint].order = order
        constraints[constraint].stamp &+= 1
        if isReordered || flags.contains(.inConflict) { changeOrder(of: constraint) }
        setConstant(constant, of: constraint)
        return Solver.ConstraintID(index: constraint, generation: constraints[constraint].generation)
    }

    /// Makes the solver look at ties and conflicts again after a change of `order`.
    private mutating func changeOrder(of constraint: Int32) {
        let component = variables[terms[constraints[constraint].firstTerm].variable].component
        if constraints[constraint].flags.contains(.inConflict) {
            touchVariables(of: constraint)
        } else if component >= 0, components[component].needsComparison {
            queue(component, needsOptimization: true)
        }
    }

    mutating func setConstant(_ constant: Double, of constraint: Int32) {
        guard constraints[constraint].constant != constant else { return }
        constraints[constraint].constant = constant
        constraints[constraint].stamp &+= 1
        guard constraints[constraint].termCount > 0 else {
            changedWithoutTerms.append(constraint)
            return
        }
        if constraints[constraint].flags.contains(.inConflict) {
            touchVariables(of: constraint)
            return
        }
        let component = variables[terms[constraints[constraint].firstTerm].variable].component
        // A constraint without a level was added since the last solve: its variables have a component, but it is not
        // yet a member, and gets its constant when the component is built again.
        let isMember = component >= 0 && constraints[constraint].level != ConstraintRecord.absentLevel
        guard isMember, !constraints[constraint].flags.contains(.edited) else { return }
        constraints[constraint].flags.insert(.edited)
        constraints[constraint].nextEdited = components[component].firstEdited
        components[component].firstEdited = constraint
        queue(component, needsOptimization: false)
    }

    mutating func setPriority(_ priority: Double, of constraint: Int32) {
        guard constraints[constraint].priority != priority else { return }
        constraints[constraint].priority = priority
        constraints[constraint].stamp &+= 1
        if constraints[constraint].termCount > 0 {
            touchVariables(of: constraint)
        } else {
            changedWithoutTerms.append(constraint)
        }
    }

    func isCurrent(_ id: Solver.ConstraintID) -> Bool {
        id.index < constraints.count && constraints[id.index].generation == id.generation
            && constraints[id.index].flags.contains(.inUse) && !constraints[id.index].flags.contains(.removed)
    }

    // MARK: - Marking changes

    @inline(__always)
    mutating func touch(_ variable: Int32) {
        if !variables[variable].isTouched {
            variables[variable].isTouched = true
            touchedVariables.append(variable)
        }
    }

    mutating func touchVariables(of constraint: Int32) {
        let first = constraints[constraint].firstTerm
        for term in first..<first + constraints[constraint].termCount { touch(terms[term].variable) }
    }

    mutating func queue(_ component: Int32, needsOptimization: Bool) {
        if needsOptimization { components[component].needsOptimization = true }
        if !components[component].isQueued {
            components[component].isQueued = true
            queuedComponents.append(component)
        }
    }

    @inline(__always)
    mutating func markChanged(_ variable: Int32) {
        if variables[variable].changedSolve != solveNumber {
            variables[variable].changedSolve = solveNumber
            changedVariables.append(variable)
        }
    }
}

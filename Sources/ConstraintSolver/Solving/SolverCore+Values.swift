// Values of variables, and the states of constraints that follow from them.
extension SolverCore {
    /// Solves everything that changed since the last solve.
    mutating func solve() {
        solveNumber &+= 1
        changedVariables.removeAll()
        inexactVariables.removeAll()
        newConflicts.removeAll()
        scratch.prepare(constraints: constraints.count)
        if changedWithoutTerms.count > 0 { checkConstraintsWithoutTerms() }
        if removedConstraints.count > 0 || touchedVariables.count > 0 { regroup() }
        while let component = queuedComponents.popLast() {
            components[component].isQueued = false
            guard components[component].isInUse else { continue }
            let isUnchanged = applyEdits(of: component)
            guard !isUnchanged || components[component].needsOptimization else { continue }
            components[component].needsOptimization = false
            let record = components[component]
            for slot in 0..<record.count {
                variables[record.variables[slot]].previous = variables[record.variables[slot]].value
            }
            if !optimize(component) { rebuildWithConflicts(component) }
            markChanges(in: component)
        }
        formerConflicts.removeAll()
    }

    /// Moves the values along with edited constants, which visits only variables that change.
    ///
    /// - Returns: `false` if another solution may be better now.
    private mutating func applyEdits(of index: Int32) -> Bool {
        let component = components[index]
        var constraint = component.firstEdited
        guard constraint >= 0 else { return true }
        components[index].firstEdited = -1
        components[index].editCount += 1
        var isUnchanged = component.editCount < 256 && !component.needsComparison
        scratch.prepare(slots: Int(component.count))
        let step = scratch.step
        while constraint >= 0 {
            constraints[constraint].flags.remove(.edited)
            let slot = constraints[constraint].slot
            if slot >= 0 { step[slot] += constraints[constraint].constant - constraints[constraint].applied }
            constraints[constraint].applied = constraints[constraint].constant
            if slot < 0, isUnchanged {
                isUnchanged = state(of: constraint, tolerance: component.tolerance) == constraints[constraint].state
            }
            let next = constraints[constraint].nextEdited
            constraints[constraint].nextEdited = -1
            constraint = next
        }
        guard isUnchanged else {
            for slot in 0..<component.count { step[slot] = 0 }
            return false
        }
        component.factorization.solve(step.base)
        for slot in 0..<component.count where step[slot] != 0 {
            let change = step[slot]
            if abs(change) <= 1e-12 {
                step[slot] = 0
                continue
            }
            let variable = component.variables[slot]
            let previous = variables[variable].value
            variables[variable].previous = previous
            variables[variable].value = previous + change
        }
        for slot in 0..<component.count where step[slot] != 0 {
            step[slot] = 0
            let variable = component.variables[slot]
            markChanged(variable)
            if isUnchanged, !hasSameStates(around: variable, in: component) { isUnchanged = false }
        }
        return isUnchanged
    }

    /// Returns whether the constraints of a variable are satisfied and violated as before its value changed.
    private func hasSameStates(around variable: Int32, in component: Component) -> Bool {
        let value = variables[variable].value
        if variables[variable].isSize {
            let previous = variables[variable].previous
            let tolerance = component.tolerance
            if !value.isFinite || value <= tolerance || previous <= tolerance { return false }
        }
        var term = variables[variable].firstTerm
        while term >= 0 {
            let constraint = terms[term].constraint
            term = terms[term].next
            guard constraints[constraint].slot < 0, constraints[constraint].level != ConstraintRecord.absentLevel
            else { continue }
            if state(of: constraint, tolerance: component.tolerance) != constraints[constraint].state { return false }
        }
        return value.isFinite
    }

    /// The difference between the terms and the constant.
    @inline(__always)
    func residual(of constraint: Int32) -> Double {
        let first = constraints[constraint].firstTerm
        var sum = -constraints[constraint].applied
        for term in first..<first + constraints[constraint].termCount {
            sum += terms[term].coefficient * variables[terms[term].variable].value
        }
        return sum
    }

    @inline(__always)
    func state(of constraint: Int32, tolerance: Double) -> Int8 {
        let residual = residual(of: constraint)
        return residual > tolerance ? 1 : (residual < -tolerance ? -1 : 0)
    }

    /// Computes all values of a component from the constants, and the states of its constraints.
    mutating func computeValues(of index: Int32) {
        let component = components[index]
        let vector = scratch.step
        var scale = 1.0
        for slot in 0..<component.count {
            let row = component.rows[slot]
            guard !Row.isDefault(row) else { continue }
            let constant = constraints[row].applied
            vector[slot] = constant
            scale = max(scale, abs(constant))
        }
        component.factorization.solve(vector.base)
        for slot in 0..<component.count {
            let value = vector[slot]
            vector[slot] = 0
            variables[component.variables[slot]].value = value
            scale = max(scale, abs(value))
        }
        let tolerance = 1e-8 + 1e-13 * scale
        components[index].tolerance = tolerance
        for position in 0..<Int32(component.constraints.count) {
            let constraint = component.constraints[position]
            if constraints[constraint].slot < 0 {
                constraints[constraint].state = state(of: constraint, tolerance: tolerance)
            }
        }
    }

    /// Marks the variables of a component whose values differ from those before the solve.
    mutating func markChanges(in index: Int32) {
        let component = components[index]
        for slot in 0..<component.count {
            let variable = component.variables[slot]
            if abs(variables[variable].value - variables[variable].previous) > 1e-9 { markChanged(variable) }
        }
    }

    /// Reports that the values of a component are not a solution, and makes them finite.
    mutating func reportInexact(_ index: Int32) {
        let component = components[index]
        for slot in 0..<component.count {
            let variable = component.variables[slot]
            if !variables[variable].value.isFinite {
                let previous = variables[variable].previous
                variables[variable].value = previous.isFinite ? previous : 0
            }
            inexactVariables.append(variable)
        }
    }
}

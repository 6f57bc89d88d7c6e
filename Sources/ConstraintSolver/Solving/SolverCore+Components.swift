// Components: finding them, their first basis, and their ends.
extension SolverCore {
    // MARK: - Finding components

    /// Divides the touched parts of the constraint graph into components, and solves these.
    mutating func regroup() {
        while let constraint = removedConstraints.popLast() {
            if constraints[constraint].flags.contains(.removed) { discard(constraint) }
        }
        // The list grows: dissolving a component touches its variables.
        var index: Int32 = 0
        while index < touchedVariables.count {
            let component = variables[touchedVariables[index]].component
            if component >= 0 { dissolve(component) }
            index += 1
        }
        index = 0
        while index < touchedVariables.count {
            let variable = touchedVariables[index]
            index += 1
            variables[variable].isTouched = false
            guard variables[variable].isInUse, variables[variable].component < 0 else { continue }
            if variables[variable].firstTerm >= 0 {
                build(from: variable)
            } else if variables[variable].value != 0 {
                variables[variable].value = 0
                markChanged(variable)
            }
        }
        touchedVariables.removeAll()
    }

    /// Removes a constraint's terms and frees its record.
    mutating func discard(_ constraint: Int32) {
        let first = constraints[constraint].firstTerm
        let count = constraints[constraint].termCount
        touchVariables(of: constraint)
        if count > 0 {
            // The component's list of constraints mentions the index, which may be reused.
            let component = variables[terms[first].variable].component
            if component >= 0 { dissolve(component) }
            for term in first..<first + count { terms.unlink(term, variables: variables) }
            terms.free(first, count: count)
        } else if constraints[constraint].flags.contains(.inConflict) {
            activeConflicts.removeAll { $0.broken == constraint }
        }
        constraints[constraint].flags = []
        freeConstraints.append(constraint)
    }

    /// Takes a component apart. Its variables are touched and keep their values.
    mutating func dissolve(_ component: Int32) {
        var record = components[component]
        for slot in 0..<record.count {
            let variable = record.variables[slot]
            variables[variable].component = -1
            variables[variable].slot = -1
            variables[variable].boundSlot = -1
            touch(variable)
        }
        var hasConflicts = false
        for index in 0..<Int32(record.constraints.count) {
            let constraint = record.constraints[index]
            let flags = constraints[constraint].flags
            hasConflicts = hasConflicts || flags.contains(.broken)
            constraints[constraint].flags.subtract([.broken, .inConflict, .edited])
            constraints[constraint].slot = -1
            constraints[constraint].applied = constraints[constraint].constant
        }
        if hasConflicts {
            formerConflicts += activeConflicts.filter { $0.component == component }
            activeConflicts.removeAll { $0.component == component }
        }
        record.deallocate()
        components[component] = Component()
        components[component].isInUse = false
        components[component].isQueued = record.isQueued
        freeComponents.append(component)
    }

    /// Makes a component of all that is connected with a variable, and solves it.
    private mutating func build(from variable: Int32) {
        let index = makeComponent()
        collect(from: variable, into: index)
        sortConstraints(of: index)
        factorChosenRows(of: index)
        if !optimize(index) { rebuild(index) }
        markChanges(in: index)
    }

    /// Returns whether the required constraints can hold, without breaking any. For a solver that has not solved yet.
    mutating func canHoldRequired() -> Bool {
        scratch.prepare(constraints: constraints.count)
        for variable in 0..<Int32(variables.count) where variables[variable].component < 0 {
            let index = makeComponent()
            collect(from: variable, into: index)
            sortConstraints(of: index)
            factorChosenRows(of: index)
            if !optimizePriorities(index) { return false }
        }
        return true
    }

    /// Solves a component whose required constraints do not hold: first without those that conflict with earlier
    /// ones.
    mutating func rebuild(_ index: Int32) {
        _ = breakConflicts(in: index)
        sortConstraints(of: index)
        factorChosenRows(of: index)
        if !optimize(index) { reportInexact(index) }
    }

    private mutating func makeComponent() -> Int32 {
        if let index = freeComponents.popLast() {
            let isQueued = components[index].isQueued
            components[index] = Component()
            components[index].isQueued = isQueued
            return index
        }
        components.append(Component())
        return Int32(components.count) - 1
    }

    private mutating func collect(from variable: Int32, into index: Int32) {
        scratch.foundVariables.removeAll()
        scratch.foundConstraints.removeAll()
        scratch.foundVariables.append(variable)
        variables[variable].component = index
        var next: Int32 = 0
        while next < scratch.foundVariables.count {
            let variable = scratch.foundVariables[next]
            variables[variable].slot = next
            variables[variable].previous = variables[variable].value
            next += 1
            var term = variables[variable].firstTerm
            while term >= 0 {
                let constraint = terms[term].constraint
                term = terms[term].next
                guard !constraints[constraint].flags.contains(.visited) else { continue }
                constraints[constraint].flags.insert(.visited)
                constraints[constraint].applied = constraints[constraint].constant
                scratch.foundConstraints.append(constraint)
                let first = constraints[constraint].firstTerm
                for other in first..<first + constraints[constraint].termCount {
                    let neighbor = terms[other].variable
                    if variables[neighbor].component < 0 {
                        variables[neighbor].component = index
                        scratch.foundVariables.append(neighbor)
                    }
                }
            }
        }
        let count = scratch.foundVariables.count
        components[index].variables.extend(to: count, with: -1)
        components[index].variables.base.update(from: scratch.foundVariables.base, count: count)
        components[index].rows.extend(to: count, with: -1)
        for index in 0..<Int32(scratch.foundConstraints.count) {
            constraints[scratch.foundConstraints[index]].flags.remove(.visited)
        }
        let constraintCount = scratch.foundConstraints.count
        components[index].constraints.extend(to: constraintCount, with: -1)
        components[index].constraints.base.update(from: scratch.foundConstraints.base, count: constraintCount)
    }

    // MARK: - Levels

    /// Assigns levels by priority and sorts the component's constraints by level.
    private mutating func sortConstraints(of index: Int32) {
        let count = Int32(components[index].constraints.count)
        let members = components[index].constraints
        scratch.priorities.removeAll()
        scratch.priorities.append(1000)
        for position in 0..<count { insertPriority(constraints[members[position]].priority) }
        let levelCount = scratch.priorities.count
        scratch.levelOffsets.reset(to: levelCount + 1, with: 0)
        for position in 0..<count {
            let constraint = members[position]
            let level = findLevel(constraints[constraint].priority)
            let isBroken = constraints[constraint].flags.contains(.broken)
            constraints[constraint].level = isBroken ? ConstraintRecord.absentLevel : level
            scratch.levelOffsets[level + 1] += 1
        }
        for level in 0..<Int32(levelCount) { scratch.levelOffsets[level + 1] += scratch.levelOffsets[level] }
        components[index].levelStarts.reset(to: levelCount + 1, with: 0)
        components[index].levelStarts.base.update(from: scratch.levelOffsets.base, count: levelCount + 1)
        if levelCount > 1 {
            scratch.foundConstraints.reset(to: Int(count), with: 0)
            scratch.foundConstraints.base.update(from: members.base, count: Int(count))
            for position in 0..<count {
                let constraint = scratch.foundConstraints[position]
                let level = findLevel(constraints[constraint].priority)
                members[scratch.levelOffsets[level]] = constraint
                scratch.levelOffsets[level] += 1
            }
        }
    }

    /// Inserts a priority into the list of distinct ones, the highest first.
    @inline(__always)
    private mutating func insertPriority(_ priority: Double) {
        let level = findLevel(priority)
        if level < scratch.priorities.count, scratch.priorities[level] == priority { return }
        scratch.priorities.append(priority)
        var position = Int32(scratch.priorities.count) - 1
        while position > level {
            scratch.priorities[position] = scratch.priorities[position - 1]
            position -= 1
        }
        scratch.priorities[level] = priority
    }

    /// The first level whose priority is not greater.
    @inline(__always)
    private func findLevel(_ priority: Double) -> Int32 {
        var low: Int32 = 0
        var high = Int32(scratch.priorities.count)
        while low < high {
            let middle = (low + high) / 2
            if scratch.priorities[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: - Bases

    /// Chooses a basis: equations and wishes, the more important ones first, as far as they are independent.
    ///
    /// Required inequalities are left out, since most of them are not tight.
    private mutating func factorChosenRows(of index: Int32) {
        let component = components[index]
        elimination.begin(columnCount: Int(component.count))
        scratch.order.removeAll(keepingCapacity: true)
        for slot in 0..<component.count { variables[component.variables[slot]].boundSlot = -1 }
        for level in 0..<component.levelCount {
            addRows(of: component, level: level, equations: true)
            if level > 0 { addRows(of: component, level: level, equations: false) }
        }
        elimination.run()
        elimination.write(to: &components[index].factorization)
        for row in 0..<Int32(scratch.order.count) {
            let slot = elimination.rowSlot[row]
            if slot >= 0 { enter(scratch.order[Int(row)], slot: slot, rows: component.rows) }
        }
        finishFactoring(component)
    }

    /// Offers the constraints of one level to the elimination.
    private mutating func addRows(of component: Component, level: Int32, equations: Bool) {
        var isEmpty = true
        for position in component.levelStarts[level]..<component.levelStarts[level + 1] {
            let constraint = component.constraints[position]
            constraints[constraint].slot = -1
            let flags = constraints[constraint].flags
            guard (constraints[constraint].relation == 0) == equations, !flags.contains(.broken) else { continue }
            if isEmpty { elimination.beginTier() }
            isEmpty = false
            addRow(constraint)
        }
    }

    private mutating func addRow(_ constraint: Int32) {
        scratch.order.append(constraint)
        elimination.beginRow()
        let first = constraints[constraint].firstTerm
        for term in first..<first + constraints[constraint].termCount {
            elimination.addEntry(column: variables[terms[term].variable].slot, value: terms[term].coefficient)
        }
    }

    @inline(__always)
    private func enter(_ constraint: Int32, slot: Int32, rows: FlatArray<Int32>) {
        constraints[constraint].slot = slot
        rows[slot] = constraint
        if constraints[constraint].termCount == 1 {
            variables[terms[constraints[constraint].firstTerm].variable].boundSlot = slot
        }
    }

    /// Reorders the columns by slot, and fills slots without a constraint with default rows.
    private mutating func finishFactoring(_ component: Component) {
        let count = component.count
        scratch.foundVariables.reset(to: Int(count), with: 0)
        scratch.foundVariables.base.update(from: component.variables.base, count: Int(count))
        for slot in 0..<count {
            let variable = scratch.foundVariables[elimination.pivotColumn[slot]]
            component.variables[slot] = variable
            variables[variable].slot = slot
        }
        let chosen = elimination.pivotCount
        for slot in chosen..<count {
            let variable = component.variables[slot]
            component.rows[slot] = Row.defaultRow(of: variable)
            variables[variable].boundSlot = slot
        }
        if count > 1000 { elimination.trim() }
    }

    /// Factors the current basis again. Slots change; free directions follow their rows.
    mutating func refactor(_ index: Int32) {
        let component = components[index]
        let count = component.count
        elimination.begin(columnCount: Int(count))
        elimination.beginTier()
        scratch.order.removeAll(keepingCapacity: true)
        for slot in 0..<count {
            let row = component.rows[slot]
            let directions = scratch.directions[slot]
            if Row.isDefault(row) {
                let variable = Row.variable(row)
                variables[variable].directions = directions
                scratch.order.append(row)
                elimination.beginRow()
                elimination.addEntry(column: variables[variable].slot, value: 1)
            } else {
                constraints[row].directions = directions
                addRow(row)
            }
        }
        elimination.run()
        elimination.write(to: &components[index].factorization)
        for (position, row) in scratch.order.enumerated() {
            let slot = elimination.rowSlot[Int32(position)]
            if Row.isDefault(row) {
                variables[Row.variable(row)].boundSlot = -1
            } else {
                constraints[row].slot = -1
                if constraints[row].termCount == 1 {
                    variables[terms[constraints[row].firstTerm].variable].boundSlot = -1
                }
            }
            if slot >= 0, Row.isDefault(row) { component.rows[slot] = row }
        }
        for (position, row) in scratch.order.enumerated() where !Row.isDefault(row) {
            let slot = elimination.rowSlot[Int32(position)]
            if slot >= 0 { enter(row, slot: slot, rows: component.rows) }
        }
        finishFactoring(component)
        scratch.freeSlots.removeAll()
        for slot in 0..<count {
            let row = component.rows[slot]
            if Row.isDefault(row) { variables[Row.variable(row)].boundSlot = slot }
            let directions =
                Row.isDefault(row) ? variables[Row.variable(row)].directions : constraints[row].directions
            scratch.directions[slot] = directions
            if directions != 0 { scratch.freeSlots.append(slot) }
        }
    }
}

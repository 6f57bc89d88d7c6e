// Required constraints that cannot all hold.
extension SolverCore {
    /// Breaks constraints of a component until the others can hold.
    ///
    /// Constraints are accepted one after the other, in the order of activation after those that must not be broken. A
    /// constraint that cannot hold together with the accepted ones is broken; the multipliers of the accepted ones
    /// whose sum contradicts it are, with it, a minimal conflicting set, because rows of a basis are independent. The
    /// result depends on the constraints and their order alone.
    ///
    /// - Returns: `false` if nothing had to be broken.
    mutating func breakConflicts(in index: Int32) -> Bool {
        let component = components[index]
        var required: [Int32] = []
        for position in 0..<Int32(component.constraints.count) {
            let constraint = component.constraints[position]
            constraints[constraint].flags.subtract([.broken, .inConflict])
            constraints[constraint].level = ConstraintRecord.absentLevel
            if position < component.levelStarts[1] { required.append(constraint) }
        }
        required.sort { isAccepted($0, before: $1) }
        let members = component.levelStarts[0]..<component.levelStarts[1]
        for (position, constraint) in required.enumerated() {
            constraints[constraint].level = Int32(position) + 1
            component.constraints[members.lowerBound + Int32(position)] = constraint
        }
        scratch.prepare(slots: Int(component.count))
        components[index].pivotCount = 0
        computeValues(of: index)
        resetDirections(of: index, accepted: 0)
        _ = minimize(Objective(level: 0, countsParallelRows: false), members: 0..<0, in: index)
        var hasBroken = false
        for position in members {
            let level = position - members.lowerBound + 1
            let objective = Objective(level: level, countsParallelRows: false)
            let holds = minimize(objective, members: position..<position + 1, in: index, keepsMultipliers: true)
            if holds { continue }
            let constraint = component.constraints[position]
            if isConflicting(constraint, tolerance: components[index].tolerance) {
                recordConflict(of: constraint, in: index)
                hasBroken = true
            } else if constraints[constraint].slot < 0 {
                constraints[constraint].state = 0
            }
            scratch.gradient.base.update(repeating: 0, count: Int(component.count))
            // The broken constraint has taken directions away that are free again.
            resetDirections(of: index, accepted: level)
        }
        clearDirections(of: index)
        return hasBroken
    }

    /// Frees all rows in the directions in which no accepted constraint becomes violated.
    private mutating func resetDirections(of index: Int32, accepted level: Int32) {
        let component = components[index]
        scratch.freeSlots.removeAll()
        for slot in 0..<component.count {
            let row = component.rows[slot]
            let directions: UInt8
            if Row.isDefault(row) {
                directions = variables[Row.variable(row)].isSize ? Direction.up : Direction.both
            } else {
                directions = constraints[row].level <= level ? satisfiedDirections(of: row) : Direction.both
            }
            scratch.directions[slot] = directions
            if directions != 0 { scratch.freeSlots.append(slot) }
        }
    }

    /// The order in which constraints are accepted.
    private func isAccepted(_ a: Int32, before b: Int32) -> Bool {
        let isBreakable = constraints[a].flags.contains(.breakable)
        if isBreakable != constraints[b].flags.contains(.breakable) { return !isBreakable }
        if constraints[a].order != constraints[b].order { return constraints[a].order < constraints[b].order }
        return a < b
    }

    /// Breaks a constraint that contradicts the rows with multipliers.
    private mutating func recordConflict(of broken: Int32, in index: Int32) {
        constraints[broken].flags.insert(.broken)
        constraints[broken].level = ConstraintRecord.absentLevel
        if let known = formerConflicts.first(where: { $0.broken == broken && isUnchanged($0) }) {
            keepConflict(known, in: index)
            return
        }
        let component = components[index]
        var members = [broken]
        for slot in 0..<component.count where abs(scratch.gradient[slot]) > 1e-9 {
            let row = component.rows[slot]
            if !Row.isDefault(row) { members.append(row) }
        }
        members = withoutNeedless(members, broken: broken)
        members.sort { constraints[$0].order < constraints[$1].order }
        let record = ConflictRecord(members: members.map(version), broken: broken, component: index)
        keepConflict(record, in: index)
        newConflicts.append(record)
    }

    /// Removes members that the bounds of sizes make needless: bounds are not members, so a conflict must be minimal
    /// with all of them.
    private func withoutNeedless(_ members: [Int32], broken: Int32) -> [Int32] {
        var kept = members
        for member in members where member != broken {
            let others = kept.filter { $0 != member }
            if !canHold(others) { kept = others }
        }
        return kept
    }

    /// Returns whether constraints can hold together.
    private func canHold(_ members: [Int32]) -> Bool {
        var core = SolverCore()
        defer { core.deallocate() }
        var copies: [Int32: Int32] = [:]
        for member in members {
            let first = constraints[member].firstTerm
            let copy = (first..<first + constraints[member].termCount).map { term in
                let variable = terms[term].variable
                let index = copies[variable] ?? core.addVariable(isSize: variables[variable].isSize)
                copies[variable] = index
                return Solver.Term(Solver.Variable(index: index), terms[term].coefficient)
            }
            _ = copy.withUnsafeBufferPointer {
                core.add(
                    $0, Solver.Relation(rawValue: constraints[member].relation)!,
                    constant: constraints[member].applied, priority: 1000, order: 0, isBreakable: true)
            }
        }
        return core.canHoldRequired()
    }

    private mutating func keepConflict(_ conflict: ConflictRecord, in index: Int32) {
        var conflict = conflict
        conflict.component = index
        for member in conflict.members { constraints[member.constraint].flags.insert(.inConflict) }
        activeConflicts.append(conflict)
    }

    private func version(of constraint: Int32) -> ConflictRecord.Member {
        ConflictRecord.Member(
            constraint: constraint, generation: constraints[constraint].generation,
            stamp: constraints[constraint].stamp)
    }

    /// Returns whether a conflict still exists as it was reported.
    private func isUnchanged(_ conflict: ConflictRecord) -> Bool {
        conflict.members.allSatisfy { member in
            let record = constraints[member.constraint]
            return record.generation == member.generation && record.stamp == member.stamp
                && (member.constraint == conflict.broken || !record.flags.contains(.broken))
        }
    }

    /// Builds a component again whose required constraints cannot hold any more.
    mutating func rebuildWithConflicts(_ index: Int32) {
        formerConflicts += activeConflicts.filter { $0.component == index }
        activeConflicts.removeAll { $0.component == index }
        rebuild(index)
    }

    /// Finds conflicts among constraints without variables, such as those between frames.
    mutating func checkConstraintsWithoutTerms() {
        while let constraint = changedWithoutTerms.popLast() {
            let record = constraints[constraint]
            guard record.flags.contains(.inUse), record.termCount == 0 else { continue }
            activeConflicts.removeAll { $0.broken == constraint }
            constraints[constraint].flags.subtract([.broken, .inConflict])
            guard record.isRequired, !record.flags.contains(.removed) else { continue }
            let holds =
                switch record.relation {
                case 1: record.constant <= 1e-7
                case -1: record.constant >= -1e-7
                default: abs(record.constant) <= 1e-7
                }
            if holds { continue }
            constraints[constraint].flags.insert(.broken)
            let conflict = ConflictRecord(members: [version(of: constraint)], broken: constraint, component: -1)
            keepConflict(conflict, in: -1)
            newConflicts.append(conflict)
        }
    }
}

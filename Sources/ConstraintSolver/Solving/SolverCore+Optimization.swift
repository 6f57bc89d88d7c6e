// The levels of the objective, one after another.
extension SolverCore {
    private static let slopeTolerance = 1e-9
    static let pivotLimit: Int32 = 10_000
    /// After so many steps, rows are chosen by their number, which ends cycles (Bland's rule).
    static let cautionLimit: Int32 = 500

    /// Moves a component from its basis to the optimum.
    ///
    /// - Returns: `false` if its required constraints cannot all hold.
    mutating func optimize(_ index: Int32) -> Bool {
        for _ in 0..<3 {
            guard optimizePriorities(index) else { return false }
            components[index].needsComparison = scratch.freeSlots.count > 0
            if scratch.freeSlots.count > 0 { decideTies(in: index) }
            if scratch.freeSlots.count > 0 { settleDefaults(in: index) }
            clearDirections(of: index)
            if components[index].pivotCount == 0 || verify(index) { break }
        }
        if components[index].pivotCount >= Self.pivotLimit || !isFinite(index) { reportInexact(index) }
        return true
    }

    /// Minimizes the errors of all priorities, and leaves the directions free that do not change them.
    ///
    /// - Returns: `false` if the required constraints cannot all hold.
    mutating func optimizePriorities(_ index: Int32) -> Bool {
        scratch.prepare(slots: Int(components[index].count))
        components[index].editCount = 0
        components[index].pivotCount = 0
        computeValues(of: index)
        resetDirections(of: index)
        let levelCount = components[index].levelCount
        for level in 0..<levelCount {
            if level > 0, scratch.freeSlots.count == 0 { break }
            let starts = components[index].levelStarts
            _ = minimize(Objective(level: level), members: starts[level]..<starts[level + 1], in: index)
            guard level == 0 else { continue }
            if !holdsRequired(index) { return false }
            // Required constraints that hold only just must not be violated again.
            for position in starts[0]..<starts[1] { classifyRequired(at: position, in: index) }
        }
        return true
    }

    /// Sets the state of a required constraint outside of the basis from the values.
    private func classifyRequired(at position: Int32, in index: Int32) {
        let constraint = components[index].constraints[position]
        if constraints[constraint].slot < 0 {
            constraints[constraint].state = state(of: constraint, tolerance: components[index].tolerance)
            if constraints[constraint].isViolated { constraints[constraint].state = 0 }
        }
    }

    /// Computes the values again after pivots, without the errors these accumulated.
    ///
    /// - Returns: Whether required constraints hold.
    private mutating func verify(_ index: Int32) -> Bool {
        if components[index].factorization.etaCount > 8 { refactor(index) }
        clearDirections(of: index)
        computeValues(of: index)
        return components[index].pivotCount >= Self.pivotLimit || holdsRequired(index)
    }

    private func isFinite(_ index: Int32) -> Bool {
        let component = components[index]
        for slot in 0..<component.count where !variables[component.variables[slot]].value.isFinite { return false }
        return true
    }

    /// Returns whether the required constraints outside of the basis hold, apart from numerical errors.
    private func holdsRequired(_ index: Int32) -> Bool {
        let component = components[index]
        for position in component.levelStarts[0]..<component.levelStarts[1]
        where isConflicting(component.constraints[position], tolerance: component.tolerance) { return false }
        for slot in 0..<component.count {
            let variable = component.variables[slot]
            if variables[variable].isSize, variables[variable].value < -10 * component.tolerance { return false }
        }
        return true
    }

    /// Returns whether a required constraint is violated by more than numerical errors.
    func isConflicting(_ constraint: Int32, tolerance: Double) -> Bool {
        let isCandidate =
            constraints[constraint].slot < 0 && constraints[constraint].isViolated
            && !constraints[constraint].flags.contains(.broken)
        return isCandidate && abs(residual(of: constraint)) > 10 * tolerance
    }

    // MARK: - Directions

    /// Frees all rows in the directions in which no required constraint becomes violated.
    private mutating func resetDirections(of index: Int32) {
        let component = components[index]
        scratch.freeSlots.removeAll()
        for slot in 0..<component.count {
            let row = component.rows[slot]
            let directions: UInt8
            if Row.isDefault(row) {
                directions = variables[Row.variable(row)].isSize ? Direction.up : Direction.both
            } else if constraints[row].level == 0 {
                directions = satisfiedDirections(of: row)
            } else {
                directions = Direction.both
            }
            scratch.directions[slot] = directions
            if directions != 0 { scratch.freeSlots.append(slot) }
        }
    }

    func clearDirections(of index: Int32) {
        for slot in 0..<components[index].count { scratch.directions[slot] = 0 }
    }

    @inline(__always)
    func satisfiedDirections(of constraint: Int32) -> UInt8 {
        switch constraints[constraint].relation {
        case 1: Direction.up
        case -1: Direction.down
        default: 0
        }
    }

    // MARK: - One level

    /// Minimizes one level without loss on the earlier ones, then takes the directions that cost something away from
    /// the free ones.
    ///
    /// - Parameters:
    ///   - objective: The level.
    ///   - members: The positions of the level's constraints in the component.
    ///   - index: The component.
    ///   - keepsMultipliers: Whether `Scratch.gradient` keeps the multipliers of rows if violations remain.
    /// - Returns: `false` if violations remain.
    mutating func minimize(
        _ objective: Objective, members: Range<Int32>, in index: Int32, keepsMultipliers: Bool = false
    ) -> Bool {
        while true {
            let hasViolations = addGradient(objective, members: members, in: index)
            guard hasViolations || scratch.parallelSlots.count > 0 else {
                freezeRows(objective, members: members, in: index)
                return true
            }
            let component = components[index]
            if hasViolations { component.factorization.solveTransposed(scratch.gradient.base) }
            if hasViolations, component.pivotCount < Self.pivotLimit,
                let (slot, isUp, slope) = steepestDirection(objective, in: component)
            {
                clearGradient(component)
                if step(slot, isUp: isUp, slope: slope, objective: objective, entering: nil, in: index) { continue }
                scratch.directions[slot] &= ~(isUp ? Direction.up : Direction.down)
                continue
            }
            freezeDirections(objective, in: component)
            if hasViolations, keepsMultipliers { return false }
            clearGradient(component)
            return !hasViolations
        }
    }

    /// Adds up the gradient of the violated constraints by column.
    private mutating func addGradient(_ objective: Objective, members: Range<Int32>, in index: Int32) -> Bool {
        let component = components[index]
        let gradient = scratch.gradient
        var hasViolations = false
        scratch.parallelSlots.removeAll()
        for position in members {
            let constraint = component.constraints[position]
            guard constraints[constraint].slot < 0, constraints[constraint].level != ConstraintRecord.absentLevel
            else { continue }
            if constraints[constraint].isViolated {
                hasViolations = true
                let sign = Double(constraints[constraint].state)
                let weight = objective.usesWeights ? sign * scratch.weight[constraint] : sign
                let first = constraints[constraint].firstTerm
                for term in first..<first + constraints[constraint].termCount {
                    gradient[variables[terms[term].variable].slot] += weight * terms[term].coefficient
                }
            } else if objective.countsParallelRows, constraints[constraint].state == 0,
                constraints[constraint].termCount == 1
            {
                addParallelCost(constraint, objective)
            }
        }
        guard objective.level == 0 else { return hasViolations }
        for slot in 0..<component.count {
            let variable = component.variables[slot]
            if variables[variable].isSize, variables[variable].value < -component.tolerance {
                hasViolations = true
                gradient[slot] -= 1
            } else if objective.countsParallelRows, variables[variable].isSize,
                variables[variable].value <= component.tolerance
            {
                addParallelBound(variable, in: component)
            }
        }
        return hasViolations
    }

    /// Adds the cost of a tight constraint outside of the basis to a row of the basis on the same single variable.
    private mutating func addParallelCost(_ constraint: Int32, _ objective: Objective) {
        let term = terms[constraints[constraint].firstTerm]
        let slot = variables[term.variable].boundSlot
        guard slot >= 0, scratch.directions[slot] != 0 else { return }
        let row = components[variables[term.variable].component].rows[slot]
        let ratio = Row.isDefault(row) ? term.coefficient
            : term.coefficient / terms[constraints[row].firstTerm].coefficient
        let unit = objective.usesWeights ? abs(ratio) * scratch.weight[constraint] : abs(ratio)
        let above = unit * constraints[constraint].costAbove
        let below = unit * constraints[constraint].costBelow
        scratch.parallelSlots.append(slot)
        scratch.costUp[slot] += ratio > 0 ? above : below
        scratch.costDown[slot] += ratio > 0 ? below : above
    }

    /// Adds the cost of a negative size to a row of the basis that holds the size at zero.
    private mutating func addParallelBound(_ variable: Int32, in component: Component) {
        let slot = variables[variable].boundSlot
        guard slot >= 0, scratch.directions[slot] != 0, !Row.isDefault(component.rows[slot]) else { return }
        scratch.parallelSlots.append(slot)
        if terms[constraints[component.rows[slot]].firstTerm].coefficient > 0 {
            scratch.costDown[slot] += 1
        } else {
            scratch.costUp[slot] += 1
        }
    }

    private mutating func clearGradient(_ component: Component) {
        scratch.gradient.base.update(repeating: 0, count: Int(component.count))
        clearParallelCosts()
    }

    private mutating func clearParallelCosts() {
        while let slot = scratch.parallelSlots.popLast() {
            scratch.costUp[slot] = 0
            scratch.costDown[slot] = 0
        }
    }

    /// The cost of moving a row of the basis away from its constant.
    @inline(__always)
    private func ownCosts(_ row: Int32, _ objective: Objective) -> (up: Double, down: Double) {
        if Row.isDefault(row) { return (0, 0) }
        if objective.usesWeights {
            if constraints[row].level == 0 { return (0, 0) }
            let weight = scratch.weight[row]
            return (weight * constraints[row].costAbove, weight * constraints[row].costBelow)
        }
        if constraints[row].level != objective.level { return (0, 0) }
        return (constraints[row].costAbove, constraints[row].costBelow)
    }

    /// Chooses a free direction in which the level's cost falls.
    ///
    /// Prefers rows that cost nothing or little at later levels, so that these rarely have to be repaired. After many
    /// steps the first row wins, which ends cycles (Bland's rule).
    private func steepestDirection(
        _ objective: Objective, in component: Component
    ) -> (slot: Int32, isUp: Bool, slope: Double)? {
        let isCautious = component.pivotCount > Self.cautionLimit
        var best: (slot: Int32, isUp: Bool, slope: Double)?
        var bestLevel: Int32 = -1
        for position in 0..<Int32(scratch.freeSlots.count) {
            let slot = scratch.freeSlots[position]
            let directions = scratch.directions[slot]
            let row = component.rows[slot]
            let costs = ownCosts(row, objective)
            let multiplier = scratch.gradient[slot]
            let up = costs.up + scratch.costUp[slot] + multiplier
            let down = costs.down + scratch.costDown[slot] - multiplier
            let isUpBetter = directions & Direction.up != 0 && up < -Self.slopeTolerance
            let isDownBetter = directions & Direction.down != 0 && down < -Self.slopeTolerance
            guard isUpBetter || isDownBetter else { continue }
            let slope = isUpBetter ? up : down
            let level = costLevel(of: row, isUp: isUpBetter)
            if let other = best {
                if isCautious {
                    if row > component.rows[other.slot] { continue }
                } else if level < bestLevel || (level == bestLevel && slope >= other.slope) {
                    continue
                }
            }
            best = (slot, isUpBetter, slope)
            bestLevel = level
        }
        return best
    }

    /// The level at which moving a row has a cost.
    private func costLevel(of row: Int32, isUp: Bool) -> Int32 {
        if Row.isDefault(row) { return .max }
        let cost = isUp ? constraints[row].costAbove : constraints[row].costBelow
        return cost == 0 ? .max : constraints[row].level
    }

    /// Takes directions with a cost at this level away from the free ones.
    private mutating func freezeDirections(_ objective: Objective, in component: Component) {
        var kept: Int32 = 0
        for position in 0..<Int32(scratch.freeSlots.count) {
            let slot = scratch.freeSlots[position]
            var directions = scratch.directions[slot]
            let costs = ownCosts(component.rows[slot], objective)
            let multiplier = scratch.gradient[slot]
            if multiplier + costs.up + scratch.costUp[slot] > Self.slopeTolerance { directions &= ~Direction.up }
            if costs.down - multiplier + scratch.costDown[slot] > Self.slopeTolerance { directions &= ~Direction.down }
            scratch.directions[slot] = directions
            if directions != 0 {
                scratch.freeSlots[kept] = slot
                kept += 1
            }
        }
        scratch.freeSlots.truncate(to: Int(kept))
        clearParallelCosts()
    }

    /// Does what `freezeDirections` does if the level has no violations: only its own rows have costs.
    private mutating func freezeRows(_ objective: Objective, members: Range<Int32>, in index: Int32) {
        let component = components[index]
        for position in members {
            let constraint = component.constraints[position]
            let slot = constraints[constraint].slot
            guard slot >= 0, scratch.directions[slot] != 0 else { continue }
            if objective.usesWeights, constraints[constraint].level == 0 { continue }
            if constraints[constraint].costAbove > 0 { scratch.directions[slot] &= ~Direction.up }
            if constraints[constraint].costBelow > 0 { scratch.directions[slot] &= ~Direction.down }
        }
        compactFreeSlots()
    }

    mutating func compactFreeSlots() {
        var kept: Int32 = 0
        for position in 0..<Int32(scratch.freeSlots.count) {
            let slot = scratch.freeSlots[position]
            if scratch.directions[slot] != 0 {
                scratch.freeSlots[kept] = slot
                kept += 1
            }
        }
        scratch.freeSlots.truncate(to: Int(kept))
    }
}

// Steps along an edge of the polyhedron, which exchange one row of the basis.
extension SolverCore {
    /// Moves a row of the basis off its constant as far as the objective falls, and exchanges it for the row that ends
    /// the step.
    ///
    /// - Parameters:
    ///   - slot: The slot of the row.
    ///   - isUp: Whether its terms grow.
    ///   - slope: The change of the objective per unit.
    ///   - objective: Constraints on earlier levels end the step; others add to the slope.
    ///   - entering: A variable whose default also ends the step.
    ///   - index: The component.
    /// - Returns: `false` if nothing ends the step.
    mutating func step(
        _ slot: Int32, isUp: Bool, slope: Double, objective: Objective, entering: Int32?, in index: Int32
    ) -> Bool {
        let component = components[index]
        let step = scratch.step
        step[slot] = isUp ? 1 : -1
        component.factorization.solve(step.base)
        scratch.breakpoints.removeAll()
        findRates(in: component, objective: objective)
        if objective.countsParallelRows { leaveParallelConstraints(of: component.rows[slot], objective) }
        for position in 0..<Int32(scratch.touched.count) {
            addBreakpoint(scratch.touched[position], objective, component)
        }
        if let entering {
            let rate = step[variables[entering].slot]
            let length = abs(variables[entering].value / rate)
            scratch.breakpoints.append(
                Breakpoint(
                    length: length, increase: .infinity, rate: abs(rate), row: Row.defaultRow(of: entering)))
        }
        guard let end = endOfStep(slope: slope, isCautious: component.pivotCount > Self.cautionLimit) else {
            clearStep(component)
            return false
        }
        // The rate of the row that enters, with its sign.
        let rate =
            Row.isDefault(end.row) ? step[variables[Row.variable(end.row)].slot] : scratch.rate[end.row]
        let isDegenerateEquation =
            !Row.isDefault(end.row) && constraints[end.row].relation == 0 && constraints[end.row].state == 0
        if end.length > 0 {
            for slot in 0..<component.count where step[slot] != 0 {
                variables[component.variables[slot]].value += end.length * step[slot]
            }
        }
        for position in 0..<Int32(scratch.touched.count) {
            updateState(of: scratch.touched[position], tolerance: component.tolerance)
        }
        clearStep(component)
        let directions = directionsAfterStep(
            end.row, rate: rate, isDegenerateEquation: isDegenerateEquation, objective: objective)
        return exchange(slot, for: end.row, isUp: isUp, directions: directions, in: index)
    }

    /// Exchanges a row of the basis for one whose constant the values meet.
    ///
    /// - Parameters:
    ///   - slot: The slot of the row that leaves.
    ///   - row: The row that enters.
    ///   - isUp: The side to which the old row leaves.
    ///   - directions: The free directions of the row that enters.
    ///   - index: The component.
    /// - Returns: `false` if the new row depends on the others.
    mutating func exchange(
        _ slot: Int32, for row: Int32, isUp: Bool, directions: UInt8, in index: Int32
    ) -> Bool {
        guard replaceRow(slot, by: row, isUp: isUp, in: index) else { return false }
        scratch.directions[slot] = directions
        components[index].pivotCount += 1
        if components[index].factorization.isWorn { refactor(index) }
        return true
    }

    /// Adds up the rates of constraints along the step, and the breakpoints of sizes.
    private mutating func findRates(in component: Component, objective: Objective) {
        scratch.touched.removeAll()
        for slot in 0..<component.count where scratch.step[slot] != 0 {
            let change = scratch.step[slot]
            if abs(change) <= 1e-11 {
                scratch.step[slot] = 0
                continue
            }
            let variable = component.variables[slot]
            if variables[variable].isSize { addBreakpoint(ofSize: variable, change: change, objective, component) }
            var term = variables[variable].firstTerm
            while term >= 0 {
                let constraint = terms[term].constraint
                if constraints[constraint].slot < 0 {
                    if !constraints[constraint].flags.contains(.visited) {
                        constraints[constraint].flags.insert(.visited)
                        scratch.touched.append(constraint)
                    }
                    scratch.rate[constraint] += terms[term].coefficient * change
                }
                term = terms[term].next
            }
        }
    }

    /// Moves tight constraints on the same single variable as the row to the side to which the row moves. Their costs
    /// are in the slope, or the direction would not be free.
    private mutating func leaveParallelConstraints(of row: Int32, _ objective: Objective) {
        guard let variable = singleVariable(of: row) else { return }
        var term = variables[variable].firstTerm
        while term >= 0 {
            let constraint = terms[term].constraint
            term = terms[term].next
            if isTightParallel(constraint), constraints[constraint].level <= objective.level {
                constraints[constraint].state = scratch.rate[constraint] > 0 ? 1 : -1
            }
        }
    }

    /// The only variable of a row; `nil` if it has several.
    @inline(__always)
    private func singleVariable(of row: Int32) -> Int32? {
        if Row.isDefault(row) { return Row.variable(row) }
        return constraints[row].termCount == 1 ? terms[constraints[row].firstTerm].variable : nil
    }

    @inline(__always)
    private func isTightParallel(_ constraint: Int32) -> Bool {
        constraints[constraint].slot < 0 && constraints[constraint].termCount == 1 && constraints[constraint].state == 0
    }

    /// Updates the state of a constraint that a step moved.
    ///
    /// A constraint that reaches its constant keeps the side it came from, as a basic variable of value 0 does in a
    /// simplex tableau: the multipliers of earlier levels depend on it.
    @inline(__always)
    private func updateState(of constraint: Int32, tolerance: Double) {
        let state = state(of: constraint, tolerance: tolerance)
        if state != 0 { constraints[constraint].state = state }
    }

    /// Moves values along a direction that nothing ends, by a fixed length.
    mutating func moveFreely(_ slot: Int32, isUp: Bool, in index: Int32) {
        let component = components[index]
        scratch.step[slot] = isUp ? 1 : -1
        component.factorization.solve(scratch.step.base)
        for slot in 0..<component.count {
            variables[component.variables[slot]].value += Self.freeLength * scratch.step[slot]
            scratch.step[slot] = 0
        }
    }

    private static let freeLength = 20.0

    private mutating func clearStep(_ component: Component) {
        while let constraint = scratch.touched.popLast() {
            constraints[constraint].flags.remove(.visited)
            scratch.rate[constraint] = 0
        }
        scratch.step.base.update(repeating: 0, count: Int(component.count))
    }

    private mutating func addBreakpoint(
        ofSize variable: Int32, change: Double, _ objective: Objective, _ component: Component
    ) {
        let value = variables[variable].value
        let row = Row.defaultRow(of: variable)
        if value < -component.tolerance {
            guard change > 0 else { return }
            let increase = objective.level == 0 ? change : .infinity
            scratch.breakpoints.append(Breakpoint(length: -value / change, increase: increase, rate: change, row: row))
        } else if change < 0 {
            scratch.breakpoints.append(
                Breakpoint(length: max(0, value) / -change, increase: .infinity, rate: -change, row: row))
        }
    }

    private mutating func addBreakpoint(_ constraint: Int32, _ objective: Objective, _ component: Component) {
        let level = constraints[constraint].level
        let rate = scratch.rate[constraint]
        guard level <= objective.level, abs(rate) > 1e-9 else { return }
        let above = constraints[constraint].costAbove
        let below = constraints[constraint].costBelow
        let length: Double
        var increase: Double
        if constraints[constraint].state == 0 {
            length = 0
            increase = rate > 0 ? above * rate : below * -rate
        } else {
            guard (constraints[constraint].state < 0) == (rate > 0) else { return }
            length = max(0, -residual(of: constraint) / rate)
            increase = (above + below) * abs(rate)
        }
        guard increase > 0 else { return }
        let isProtected = level < objective.level || objective.usesWeights
        // A required constraint that holds must not be violated.
        let isRequired = constraints[constraint].isRequired && !constraints[constraint].isViolated
        if isProtected || isRequired { increase = .infinity }
        scratch.breakpoints.append(Breakpoint(length: length, increase: increase, rate: abs(rate), row: constraint))
    }

    /// The breakpoint at which the objective no longer falls.
    private mutating func endOfStep(slope: Double, isCautious: Bool) -> Breakpoint? {
        var slope = slope
        narrowBreakpoints(&slope, isCautious: isCautious)
        while scratch.breakpoints.count > 0 {
            var nearest: Int32 = 0
            for position in 1..<max(1, Int32(scratch.breakpoints.count)) {
                let candidate = scratch.breakpoints[position]
                let best = scratch.breakpoints[nearest]
                let margin = 1e-12 * (1 + best.length)
                if candidate.length < best.length - margin {
                    nearest = position
                } else if candidate.length <= best.length + margin {
                    let isBetter = isCautious ? candidate.row < best.row : candidate.rate > best.rate
                    if isBetter { nearest = position }
                }
            }
            let breakpoint = scratch.breakpoints[nearest]
            slope += breakpoint.increase
            if slope >= Self.flatSlope { return breakpoint.length.isFinite ? breakpoint : nil }
            scratch.breakpoints[nearest] = scratch.breakpoints[Int32(scratch.breakpoints.count) - 1]
            scratch.breakpoints.truncate(to: scratch.breakpoints.count - 1)
        }
        return nil
    }

    /// The least slope at which the objective counts as not falling.
    private static let flatSlope = -1e-9

    /// Reduces many breakpoints to the few among which the objective stops falling, and adds the increases of those
    /// before to the slope. Like quickselect, this takes linear time on average, and no memory.
    private mutating func narrowBreakpoints(_ slope: inout Double, isCautious: Bool) {
        let few = 16
        guard scratch.breakpoints.count > few else { return }
        func precedes(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
            if a.length != b.length { return a.length < b.length }
            if !isCautious, a.rate != b.rate { return a.rate > b.rate }
            return a.row < b.row
        }
        let points = scratch.breakpoints.base
        var low = 0
        var high = scratch.breakpoints.count
        while high - low > few {
            // The middle one of three is the pivot, which moves to the end meanwhile.
            let (first, middle, last) = (low, low + (high - low) / 2, high - 1)
            var pivot = middle
            if precedes(points[first], points[middle]) == precedes(points[last], points[first]) { pivot = first }
            if precedes(points[first], points[last]) == precedes(points[last], points[middle]) { pivot = last }
            let value = points[pivot]
            points[pivot] = points[last]
            points[last] = value
            var boundary = low
            var increase = 0.0
            for position in low..<last where precedes(points[position], value) {
                increase += points[position].increase
                let candidate = points[position]
                points[position] = points[boundary]
                points[boundary] = candidate
                boundary += 1
            }
            points[last] = points[boundary]
            points[boundary] = value
            if slope + increase >= Self.flatSlope {
                high = boundary
            } else if slope + increase + value.increase >= Self.flatSlope {
                slope += increase
                (low, high) = (boundary, boundary + 1)
            } else {
                slope += increase + value.increase
                low = boundary + 1
            }
        }
        for position in low..<high { points[position - low] = points[position] }
        scratch.breakpoints.truncate(to: high - low)
    }

    /// The directions of the row that entered in which earlier levels and this one allow to move it.
    private func directionsAfterStep(
        _ row: Int32, rate: Double, isDegenerateEquation: Bool, objective: Objective
    ) -> UInt8 {
        var directions: UInt8
        if Row.isDefault(row) {
            directions = variables[Row.variable(row)].isSize ? Direction.up : Direction.both
        } else if constraints[row].isRequired {
            directions = satisfiedDirections(of: row)
        } else if constraints[row].level == objective.level, !objective.usesWeights {
            directions = Direction.both
        } else if isDegenerateEquation {
            directions = 0
        } else {
            directions = rate > 0 ? Direction.down : Direction.up
        }
        guard objective.countsParallelRows, directions != 0, let variable = singleVariable(of: row) else {
            return directions
        }
        let isReversed = !Row.isDefault(row) && terms[constraints[row].firstTerm].coefficient < 0
        var term = variables[variable].firstTerm
        while term >= 0 {
            let constraint = terms[term].constraint
            let isUpward = (terms[term].coefficient > 0) != isReversed
            term = terms[term].next
            let level = constraints[constraint].level
            guard isTightParallel(constraint), level < objective.level, constraint != row else { continue }
            if constraints[constraint].relation <= 0 { directions &= ~(isUpward ? Direction.up : Direction.down) }
            if constraints[constraint].relation >= 0 { directions &= ~(isUpward ? Direction.down : Direction.up) }
        }
        return directions
    }

    /// Exchanges a row of the basis.
    ///
    /// - Parameters:
    ///   - slot: The slot of the row that leaves.
    ///   - row: The row that enters.
    ///   - isUp: The side to which the old row leaves.
    ///   - index: The component.
    /// - Returns: `false` if the new row depends on the others.
    private mutating func replaceRow(_ slot: Int32, by row: Int32, isUp: Bool, in index: Int32) -> Bool {
        let component = components[index]
        let vector = scratch.gradient
        if Row.isDefault(row) {
            vector[variables[Row.variable(row)].slot] = 1
        } else {
            let first = constraints[row].firstTerm
            for term in first..<first + constraints[row].termCount {
                vector[variables[terms[term].variable].slot] = terms[term].coefficient
            }
        }
        component.factorization.solveTransposed(vector.base)
        guard abs(vector[slot]) > 1e-10, vector[slot].isFinite else {
            vector.base.update(repeating: 0, count: Int(component.count))
            return false
        }
        components[index].factorization.replaceRow(slot, coefficients: vector.base)
        let old = component.rows[slot]
        if Row.isDefault(old) {
            variables[Row.variable(old)].boundSlot = -1
        } else {
            constraints[old].slot = -1
            if constraints[old].termCount == 1 {
                variables[terms[constraints[old].firstTerm].variable].boundSlot = -1
            }
            constraints[old].state = isUp ? 1 : -1
        }
        component.rows[slot] = row
        if Row.isDefault(row) {
            variables[Row.variable(row)].boundSlot = slot
        } else {
            constraints[row].slot = slot
            if constraints[row].termCount == 1 {
                variables[terms[constraints[row].firstTerm].variable].boundSlot = slot
            }
        }
        return true
    }
}

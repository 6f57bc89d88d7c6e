// The choice between solutions with equal errors at all priorities.
extension SolverCore {
    // MARK: - Violated wishes

    /// Chooses which wishes of one priority are violated: first by rank, then by order.
    mutating func decideTies(in index: Int32) {
        guard hasViolatedWishes(index) else { return }
        weighByRank(index)
        minimizeWeights(in: index)
        guard scratch.freeSlots.count > 0 else { return }
        weighByOrder(index)
        minimizeWeights(in: index)
    }

    private mutating func minimizeWeights(in index: Int32) {
        let component = components[index]
        let objective = Objective(level: component.levelCount, usesWeights: true)
        let members = component.levelStarts[1]..<component.levelStarts[component.levelCount]
        _ = minimize(objective, members: members, in: index)
    }

    private func hasViolatedWishes(_ index: Int32) -> Bool {
        let component = components[index]
        for position in component.levelStarts[1]..<component.levelStarts[component.levelCount] {
            let constraint = component.constraints[position]
            if constraints[constraint].slot < 0, constraints[constraint].isViolated { return true }
        }
        return false
    }

    /// Weighs an error by the rank of the constraint's first variable, so that the first item yields first.
    ///
    /// Only the order of the weights matters: moving along a tie exchanges equal errors of one priority.
    private mutating func weighByRank(_ index: Int32) {
        scratch.weight.extend(to: constraints.count, with: 0)
        let component = components[index]
        let members = component.levelStarts[1]..<component.levelStarts[component.levelCount]
        var lowest = Double.infinity
        var highest = -Double.infinity
        for position in members {
            let rank = rank(of: component.constraints[position])
            lowest = min(lowest, rank)
            highest = max(highest, rank)
        }
        let unit = 1 / (highest - lowest + 1)
        for position in members {
            let constraint = component.constraints[position]
            scratch.weight[constraint] = (rank(of: constraint) - lowest + 1) * unit
        }
    }

    private func rank(of constraint: Int32) -> Double {
        variables[terms[constraints[constraint].firstTerm].variable].rank
    }

    /// Weighs an error by the constraint's position in the order of activation.
    private mutating func weighByOrder(_ index: Int32) {
        let component = components[index]
        let members = component.levelStarts[1]..<component.levelStarts[component.levelCount]
        scratch.order.removeAll(keepingCapacity: true)
        for position in members { scratch.order.append(component.constraints[position]) }
        let records = constraints
        scratch.order.sort { records[$0].order < records[$1].order }
        let unit = 1 / Double(scratch.order.count)
        for (position, constraint) in scratch.order.enumerated() {
            scratch.weight[constraint] = Double(position + 1) * unit
        }
    }

    // MARK: - Undetermined variables

    /// Moves undetermined variables toward 0, one after the other: sizes first, each kind by rank.
    mutating func settleDefaults(in index: Int32) {
        let component = components[index]
        var order = Array(UnsafeBufferPointer(start: component.variables.base, count: Int(component.count)))
        order.sort { isSettledEarlier($0, than: $1) }
        for variable in order where scratch.freeSlots.count > 0 { settle(variable, in: index) }
    }

    /// Moves one variable toward 0, then takes the directions that move it away from the free ones.
    private mutating func settle(_ variable: Int32, in index: Int32) {
        let objective = Objective(level: components[index].levelCount + 1, usesWeights: true)
        while components[index].pivotCount < Self.pivotLimit {
            let component = components[index]
            let bound = variables[variable].boundSlot
            if bound >= 0, component.rows[bound] == Row.defaultRow(of: variable) {
                scratch.directions[bound] = 0
                compactFreeSlots()
                return
            }
            let gradient = scratch.gradient
            gradient[variables[variable].slot] = 1
            component.factorization.solveTransposed(gradient.base)
            let value = variables[variable].value
            let isSettled = abs(value) <= component.tolerance
            let isCautious = component.pivotCount > Self.cautionLimit
            var best: (slot: Int32, isUp: Bool, rate: Double)?
            for position in 0..<Int32(scratch.freeSlots.count) {
                let slot = scratch.freeSlots[position]
                let change = gradient[slot]
                guard abs(change) > 1e-9 else { continue }
                let isUp =
                    isSettled ? scratch.directions[slot] & Direction.up != 0 : (value > 0) != (change > 0)
                guard scratch.directions[slot] & (isUp ? Direction.up : Direction.down) != 0 else { continue }
                if let other = best {
                    let isBetter =
                        isCautious ? component.rows[slot] < component.rows[other.slot] : abs(change) > other.rate
                    guard isBetter else { continue }
                }
                best = (slot, isUp, abs(change))
            }
            if best == nil {
                for position in 0..<Int32(scratch.freeSlots.count) {
                    let slot = scratch.freeSlots[position]
                    if abs(gradient[slot]) > 1e-9 { scratch.directions[slot] = 0 }
                }
            }
            gradient.base.update(repeating: 0, count: Int(component.count))
            guard let best else {
                compactFreeSlots()
                return
            }
            // At 0 nothing moves: the default takes the place of any row that could move the variable.
            let hasMoved =
                isSettled
                ? exchange(best.slot, for: Row.defaultRow(of: variable), isUp: best.isUp, directions: 0, in: index)
                : step(
                    best.slot, isUp: best.isUp, slope: -best.rate, objective: objective, entering: variable,
                    in: index)
            if !hasMoved { scratch.directions[best.slot] &= ~(best.isUp ? Direction.up : Direction.down) }
        }
    }

    private func isSettledEarlier(_ a: Int32, than b: Int32) -> Bool {
        if variables[a].isSize != variables[b].isSize { return variables[a].isSize }
        if variables[a].rank != variables[b].rank { return variables[a].rank < variables[b].rank }
        return a < b
    }

    // MARK: - Ambiguity

    /// The lowest and highest value of a variable among all solutions with equal errors at all priorities.
    ///
    /// - Parameter record: Receives a value of each variable of the component in another solution.
    /// - Returns: A Boolean value that indicates whether there is another solution.
    mutating func findAlternative(for variable: Int32, record: ((Int32, Double) -> Void)?) -> Bool {
        let index = variables[variable].component
        guard index >= 0 else { return true }
        scratch.prepare(constraints: constraints.count)
        let original = variables[variable].value
        var isAmbiguous = false
        for sign in [1.0, -1.0] where !isAmbiguous {
            guard optimizePriorities(index) else { break }
            isAmbiguous = push(variable, sign: sign, from: original, in: index)
            if isAmbiguous, let record {
                let component = components[index]
                for slot in 0..<component.count {
                    record(component.variables[slot], variables[component.variables[slot]].value)
                }
            }
        }
        _ = optimize(index)
        return isAmbiguous
    }

    /// Moves a variable in one direction, as far as errors stay equal.
    ///
    /// - Returns: Whether it moved away from `original`.
    private mutating func push(_ variable: Int32, sign: Double, from original: Double, in index: Int32) -> Bool {
        let objective = Objective(level: components[index].levelCount + 1, usesWeights: true)
        while components[index].pivotCount < Self.pivotLimit {
            if abs(variables[variable].value - original) > 1e-6 { return true }
            let component = components[index]
            scratch.gradient[variables[variable].slot] = 1
            component.factorization.solveTransposed(scratch.gradient.base)
            var best: (slot: Int32, isUp: Bool, slope: Double)?
            for position in 0..<Int32(scratch.freeSlots.count) {
                let slot = scratch.freeSlots[position]
                let change = sign * scratch.gradient[slot]
                let isUp = change > 0
                let bit = isUp ? Direction.up : Direction.down
                guard scratch.directions[slot] & bit != 0, abs(change) > 1e-9 else { continue }
                if let other = best, other.slope <= -abs(change) { continue }
                best = (slot, isUp, -abs(change))
            }
            scratch.gradient.base.update(repeating: 0, count: Int(component.count))
            guard let best else { return false }
            let hasMoved = step(
                best.slot, isUp: best.isUp, slope: best.slope, objective: objective, entering: nil, in: index)
            // Nothing ends the step: any value is as good.
            if !hasMoved {
                moveFreely(best.slot, isUp: best.isUp, in: index)
                return true
            }
        }
        return false
    }
}

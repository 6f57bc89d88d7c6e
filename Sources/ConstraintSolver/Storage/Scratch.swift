/// Working memory of the optimization. Vectors are zero between uses.
struct Scratch {
    // By slot.
    var gradient = FlatArray<Double>()
    var step = FlatArray<Double>()
    /// The cost of a unit in each direction that rows parallel to the slot's row add at the current level.
    var costUp = FlatArray<Double>()
    var costDown = FlatArray<Double>()
    /// The directions in which the slot's row may move without a cost at the levels done: `Direction` bits.
    var directions = FlatArray<UInt8>()
    /// The slots with a free direction.
    var freeSlots = FlatArray<Int32>()
    var parallelSlots = FlatArray<Int32>()

    // By constraint.
    /// The rate of change along the step.
    var rate = FlatArray<Double>()
    /// The weight in the objective that decides ties.
    var weight = FlatArray<Double>()
    /// The constraints with a rate.
    var touched = FlatArray<Int32>()

    // Of a line search.
    var breakpoints = FlatArray<Breakpoint>()

    // Of the search for components.
    var stack = FlatArray<Int32>()
    var priorities = FlatArray<Double>()
    var levelOffsets = FlatArray<Int32>()
    var foundVariables = FlatArray<Int32>()
    var foundConstraints = FlatArray<Int32>()
    var order: [Int32] = []

    mutating func prepare(slots: Int) {
        gradient.extend(to: slots, with: 0)
        step.extend(to: slots, with: 0)
        costUp.extend(to: slots, with: 0)
        costDown.extend(to: slots, with: 0)
        directions.extend(to: slots, with: 0)
    }

    mutating func prepare(constraints: Int) {
        guard rate.count < constraints else { return }
        rate.extend(to: constraints + constraints / 4, with: 0)
    }

    func deallocate() {
        gradient.deallocate()
        step.deallocate()
        costUp.deallocate()
        costDown.deallocate()
        directions.deallocate()
        freeSlots.deallocate()
        parallelSlots.deallocate()
        rate.deallocate()
        weight.deallocate()
        touched.deallocate()
        breakpoints.deallocate()
        stack.deallocate()
        priorities.deallocate()
        levelOffsets.deallocate()
        foundVariables.deallocate()
        foundConstraints.deallocate()
    }
}

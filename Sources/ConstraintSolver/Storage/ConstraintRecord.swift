/// The stored state of a constraint.
struct ConstraintRecord {
    var constant = 0.0
    /// The constant that the values in the component follow.
    var applied = 0.0
    var priority = 0.0
    var order: UInt64 = 0
    var firstTerm: Int32 = -1
    var termCount: Int32 = 0
    /// The row of the component's basis; -1 if the constraint is not in the basis.
    var slot: Int32 = -1
    /// The level of the objective: 0 for required constraints, then one for each priority. `absentLevel` if broken or
    /// new.
    var level: Int32 = absentLevel
    /// The next edited constraint of the component.
    var nextEdited: Int32 = -1
    var generation: UInt32 = 0
    /// Counts changes of the constant and the priority.
    var stamp: UInt32 = 0
    /// -1, 0, or 1 for `<`, `=`, `>` as `Solver.Relation`.
    var relation: Int8 = 0
    /// The sign of terms - constant, 0 within the tolerance, of a constraint that is not in the basis.
    var state: Int8 = 0
    /// The free directions of the row, while a basis is refactored.
    var directions: UInt8 = 0
    var flags: Flags = []

    static let absentLevel = Int32.max

    struct Flags: OptionSet, BitwiseCopyable {
        let rawValue: UInt8
        static let inUse = Flags(rawValue: 1)
        static let breakable = Flags(rawValue: 2)
        static let removed = Flags(rawValue: 4)
        static let broken = Flags(rawValue: 8)
        static let inConflict = Flags(rawValue: 16)
        static let edited = Flags(rawValue: 32)
        static let visited = Flags(rawValue: 64)
    }

    /// A Boolean value that indicates whether the constraint is violated in its current state.
    @inline(__always) var isViolated: Bool { state != 0 && state != relation }

    /// The cost of one unit above the constant.
    @inline(__always) var costAbove: Double { relation <= 0 ? 1 : 0 }

    /// The cost of one unit below the constant.
    @inline(__always) var costBelow: Double { relation >= 0 ? 1 : 0 }

    var isRequired: Bool { priority >= 1000 }
}

extension Solver {
    /// The relation between the terms of a constraint and its constant. Raw values are those of
    /// `NSLayoutConstraint.Relation`.
    package enum Relation: Int8, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }
}

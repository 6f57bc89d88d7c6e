extension Solver {
    /// Required constraints that cannot all hold.
    package struct Conflict: Sendable {
        /// A minimal conflicting set: without any one of them, the others can hold. In the order of activation.
        package let members: [ConstraintID]

        /// The member that counts as absent: the last breakable one in the order of activation.
        package let broken: ConstraintID
    }
}

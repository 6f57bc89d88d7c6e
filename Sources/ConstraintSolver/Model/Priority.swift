extension Solver {
    /// The priority of a constraint: greater than 0, at most 1000, which is required.
    ///
    /// Each distinct value is a level of its own. Any number of violated constraints of a level costs less than the
    /// smallest violation on a higher one.
    package struct Priority: Comparable, Hashable, Sendable {
        package let rawValue: Double

        package static let required = Priority(1000 as Double)

        /// Creates a priority.
        ///
        /// - Parameter rawValue: A value greater than 0. Values above 1000 are required.
        package init(_ rawValue: Double) {
            precondition(rawValue > 0, "a priority must be greater than 0")
            self.rawValue = min(rawValue, 1000)
        }

        @_disfavoredOverload
        package init(_ rawValue: Float) {
            self.init(Double(rawValue))
        }

        package var isRequired: Bool { rawValue == 1000 }

        package static func < (a: Priority, b: Priority) -> Bool {
            a.rawValue < b.rawValue
        }
    }
}

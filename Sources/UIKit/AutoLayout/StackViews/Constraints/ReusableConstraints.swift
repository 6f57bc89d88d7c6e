/// The constraints that a stack view has made before, which are used again where they are still right.
@MainActor struct ReusableConstraints {
    /// `nil` for those that are used again.
    private var constraints: [NSLayoutConstraint?]
    /// The index at which the next constraint is expected. Mostly, the order has not changed.
    private var next = 0
    /// The indices of the constraints, if the order has changed.
    private var indices: [StackConstraint.Identity: Int]?

    init(_ constraints: [NSLayoutConstraint]) { self.constraints = constraints }

    /// The constraints that are not used again.
    var remaining: [NSLayoutConstraint] { constraints.compactMap { $0 } }

    /// Returns a constraint that differs from a description only by its constant, and removes it from the others. `nil`
    /// if there is none.
    mutating func take(_ description: StackConstraint) -> NSLayoutConstraint? {
        guard !constraints.isEmpty else { return nil }
        let identity = description.identity
        if next < constraints.count, let constraint = constraints[next], identity == .init(of: constraint) {
            return takeConstraint(at: next)
        }
        guard let index = (indices ?? makeIndices())[identity], constraints[index] != nil else { return nil }
        return takeConstraint(at: index)
    }

    private mutating func takeConstraint(at index: Int) -> NSLayoutConstraint? {
        let constraint = constraints[index]
        constraints[index] = nil
        next = index + 1
        return constraint
    }

    private mutating func makeIndices() -> [StackConstraint.Identity: Int] {
        var result: [StackConstraint.Identity: Int] = [:]
        for (index, constraint) in constraints.enumerated() {
            if let constraint { result[StackConstraint.Identity(of: constraint)] = index }
        }
        indices = result
        return result
    }
}

/// Identifiers with a mark, each of them once, in the order in which they were marked.
struct MarkedIdentifiers<Identifier: Hashable> {
    private(set) var identifiers: [Identifier] = []
    private var set: Set<Identifier> = []

    mutating func add(_ new: [Identifier]) {
        for identifier in new where set.insert(identifier).inserted { identifiers.append(identifier) }
    }

    mutating func remove(_ old: [Identifier]) {
        guard !set.isEmpty else { return }
        var isChanged = false
        for identifier in old where set.remove(identifier) != nil { isChanged = true }
        if isChanged { identifiers.removeAll { !set.contains($0) } }
    }
}

extension MarkedIdentifiers: Sendable where Identifier: Sendable {}

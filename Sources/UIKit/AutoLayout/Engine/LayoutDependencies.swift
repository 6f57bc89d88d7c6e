/// The items whose values a constraint depends on, with the indices of the constraint in their lists of dependents.
///
/// Most constraints depend on two items, which are stored inline.
@MainActor struct LayoutDependencies {
    private struct Dependency {
        let item: LayoutItem
        var index: Int
    }

    private var first: Dependency?
    private var second: Dependency?
    private var others: [Dependency] = []

    /// Adds an item, unless it is present, and adds the constraint to its dependents.
    mutating func insert(_ item: LayoutItem, of constraint: NSLayoutConstraint) {
        guard let first else {
            first = Dependency(item: item, index: item.addDependent(constraint))
            return
        }
        guard first.item !== item else { return }
        guard let second else {
            second = Dependency(item: item, index: item.addDependent(constraint))
            return
        }
        guard second.item !== item, !others.contains(where: { $0.item === item }) else { return }
        others.append(Dependency(item: item, index: item.addDependent(constraint)))
    }

    /// Stores the index of the constraint in the list of an item.
    mutating func setIndex(_ index: Int, in item: LayoutItem) {
        if first?.item === item {
            first?.index = index
        } else if second?.item === item {
            second?.index = index
        } else if let position = others.firstIndex(where: { $0.item === item }) {
            others[position].index = index
        }
    }

    /// Removes the constraint from the dependents of all items.
    func removeConstraint() {
        if let first { first.item.removeDependent(at: first.index) }
        if let second { second.item.removeDependent(at: second.index) }
        for dependency in others { dependency.item.removeDependent(at: dependency.index) }
    }
}

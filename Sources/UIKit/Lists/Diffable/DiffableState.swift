/// The state that diffable data sources of all kinds share: the current snapshot, the positions of its items, and the
/// order of changes.
@MainActor final class DiffableState<Section: Hashable, Item: Hashable> {
    /// The list that displays the snapshots.
    weak var list: (any DiffableList)?
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    /// A Boolean value that indicates whether a snapshot was applied. The first one reloads the view (DS-04).
    var isApplied = false
    /// The section snapshots that were applied to sections whose items have not changed since (DS-10).
    var hierarchies: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
    private var paths: [Item: IndexPath]?
    private var depth = 0
    private var pending: [() -> Void] = []

    func setSnapshot(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
        snapshot = new.withoutMarks
        paths = nil
        guard !hierarchies.isEmpty else { return }
        hierarchies = hierarchies.filter { section, hierarchy in
            new.indexOfSection(section) != nil && new.itemIdentifiers(inSection: section) == hierarchy.visibleItems
        }
    }

    // MARK: Order

    /// Calls a closure that applies a snapshot, after those that are being applied (DS-06).
    func perform(_ change: @escaping () -> Void) {
        pending.append(change)
        guard depth == 0 else { return }
        runPending()
    }

    private func runPending() {
        depth += 1
        while depth == 1, !pending.isEmpty { pending.removeFirst()() }
        depth -= 1
    }

    /// Calls a closure of the app, such as the cell provider. Snapshots that it applies wait until the list has
    /// finished its layout (DS-06).
    func provide<Result>(_ body: () -> Result) -> Result {
        depth += 1
        let result = body()
        depth -= 1
        if depth == 0, !pending.isEmpty {
            DeferredEventWork.perform { [self] in if depth == 0 { runPending() } }
        }
        return result
    }

    // MARK: Queries

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, snapshot.sections.indices.contains(path.section) else { return nil }
        let items = snapshot.sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    /// Returns the position of an item. The first query after a change takes time in proportion to the number of items.
    func path(of item: Item) -> IndexPath? {
        if let paths { return paths[item] }
        var new: [Item: IndexPath] = [:]
        new.reserveCapacity(snapshot.numberOfItems)
        for (section, entry) in snapshot.sections.enumerated() {
            for (index, item) in entry.items.enumerated() { new[item] = IndexPath(item: index, section: section) }
        }
        paths = new
        return new[item]
    }

    func section(at index: Int) -> Section? {
        snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
    }
}

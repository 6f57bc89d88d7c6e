/// The positions of the reloaded and reconfigured identifiers of a snapshot that were in the previous one (DS-07).
struct SnapshotMarks {
    private(set) var reloadedSections = IndexSet()
    private(set) var reloadedItems: [IndexPath] = []
    private(set) var reconfiguredItems: [IndexPath] = []

    var isEmpty: Bool { reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty }

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        for section in new.reloadedSectionIdentifiers where old.indexOfSection(section) != nil {
            if let index = new.indexOfSection(section) { reloadedSections.insert(index) }
        }
        guard !new.reloadedItemIdentifiers.isEmpty || !new.reconfiguredItemIdentifiers.isEmpty else { return }
        let reloaded = positions(of: new.reloadedItemIdentifiers, old, new)
        reloadedItems = reloaded.map(\.indexPath)
        // A new cell is configured anyway.
        let isReloaded = Set(reloaded)
        reconfiguredItems = positions(of: new.reconfiguredItemIdentifiers, old, new)
            .filter { !isReloaded.contains($0) }.map(\.indexPath)
    }

    /// Returns the positions of items that were there before and whose sections are not reloaded.
    private func positions<Section, Item>(
        of items: [Item], _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> [SnapshotDifference.Position] {
        let wanted = Set(items.filter { old.sectionIdentifier(containingItem: $0) != nil })
        guard !wanted.isEmpty else { return [] }
        var result: [SnapshotDifference.Position] = []
        for (section, entry) in new.sections.enumerated() where !reloadedSections.contains(section) {
            for (index, item) in entry.items.enumerated() where wanted.contains(item) {
                result.append(SnapshotDifference.Position(section: section, index: index))
            }
        }
        return result
    }
}

extension SnapshotDifference.Position {
    var indexPath: IndexPath { IndexPath(item: index, section: section) }
}

// The hierarchies of sections: queries, and expanding and collapsing items (DS-10, DS-11).
extension DiffableState {
    /// Returns the section of an index path and the hierarchy that was applied to it.
    private func outline(at path: IndexPath) -> (Section, NSDiffableDataSourceSectionSnapshot<Item>)? {
        guard !hierarchies.isEmpty, path.count == 2, let section = section(at: path.section),
            let hierarchy = hierarchies[section]
        else { return nil }
        return (section, hierarchy)
    }

    func outlineItem(at path: IndexPath) -> OutlineItem? {
        guard let (_, hierarchy) = outline(at: path), let item = item(at: path), hierarchy.contains(item) else {
            return nil
        }
        return OutlineItem(
            level: hierarchy.level(of: item), hasChildren: hierarchy.hasChildren(item),
            isExpanded: hierarchy.isExpanded(item))
    }

    func parent(ofItemAt path: IndexPath) -> IndexPath? {
        guard let (_, hierarchy) = outline(at: path), let item = item(at: path) else { return nil }
        return hierarchy.parent(of: item).flatMap { self.path(of: $0) }
    }

    /// Expands or collapses an item: the handlers are asked and notified, then the new hierarchy is displayed (DS-11).
    ///
    /// - Parameters:
    ///   - isExpanded: `true` to expand the item.
    ///   - path: The index path of the item. Nothing happens without a hierarchy.
    ///   - handlers: The closures of the app.
    func setExpanded(
        _ isExpanded: Bool, at path: IndexPath,
        _ handlers: UICollectionViewDiffableDataSource<Section, Item>.SectionSnapshotHandlers<Item>
    ) {
        guard let (section, old) = outline(at: path), let item = item(at: path), old.contains(item),
            old.isExpanded(item) != isExpanded
        else { return }
        let isPermitted = isExpanded ? handlers.shouldExpandItem : handlers.shouldCollapseItem
        // Snapshots that the closures apply wait, so that the hierarchy stays as it is.
        let new = provide { () -> NSDiffableDataSourceSectionSnapshot<Item>? in
            if let isPermitted, !isPermitted(item) { return nil }
            (isExpanded ? handlers.willExpandItem : handlers.willCollapseItem)?(item)
            var new = old
            if isExpanded, let children = handlers.snapshotForExpandingParent {
                new.replace(childrenOf: item, using: children(item, old.snapshot(of: item)))
            }
            if isExpanded { new.expand([item]) } else { new.collapse([item]) }
            return new
        }
        if let new { apply(new, to: section, animation: UITableView.RowAnimation.automatic.rawValue, nil) }
    }
}

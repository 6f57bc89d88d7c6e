// Items that the user moves. The list moves them itself; the snapshot follows (DS-12).
extension DiffableState {
    typealias Transaction = NSDiffableDataSourceTransaction<Section, Item>

    /// Changes the snapshot because the user moves an item.
    ///
    /// - Parameters:
    ///   - source: The index path of the item before the move.
    ///   - target: The index path of the item after the move.
    ///   - willReorder: Called before the change.
    ///   - didReorder: Called when the list has moved the item.
    func reorder(
        from source: IndexPath, to target: IndexPath, _ willReorder: (@MainActor (Transaction) -> Void)?,
        _ didReorder: (@MainActor (Transaction) -> Void)?
    ) {
        guard let item = item(at: source), let old = section(at: source.section),
            let new = section(at: target.section)
        else { return }
        let moved = snapshot.moving(item, to: target.item, in: new)
        let outlines = outlines(moving: item, from: old, to: new, moved)
        var final = moved
        for (section, outline) in outlines { final.replaceItems(of: section, with: outline.visibleItems) }
        let transaction = transaction(to: final, old == new ? [old] : [old, new], outlines)
        if let willReorder { provide { willReorder(transaction) } }
        hierarchies.merge(outlines) { $1 }
        setSnapshot(moved)
        // The list finishes the move of this one item first.
        DeferredEventWork.perform { [self] in
            perform { [self] in
                guard final != moved, snapshot == moved else { return }
                // Visible children follow their parent.
                hierarchies.merge(outlines) { $1 }
                display(final, animation: UITableView.RowAnimation.automatic.rawValue, nil)
            }
            list?.outlineDidChange(animated: true)
            didReorder?(transaction)
        }
    }

    /// Returns the hierarchies of the affected sections after a move; none if they are plain lists.
    private func outlines(
        moving item: Item, from old: Section, to new: Section, _ moved: Snapshot
    ) -> [Section: NSDiffableDataSourceSectionSnapshot<Item>] {
        guard hierarchies[old] != nil || hierarchies[new] != nil else { return [:] }
        var source = hierarchy(of: old)
        let parent = source.parent(of: item)
        let branch = source.snapshot(of: item, includingParent: true)
        source.delete([item])
        var target = old == new ? source : hierarchy(of: new)
        // The neighbors that are not part of the branch.
        let items = moved.itemIdentifiers(inSection: new)
        let index = items.firstIndex(of: item) ?? items.endIndex
        let before = items[..<index].last { !branch.contains($0) }
        let after = items[index...].first { !branch.contains($0) }
        if let before, let after {
            // The first child of the item above, or else a sibling as before, or else a sibling of the item above.
            let isFirstChild = target.parent(of: after) == before
            let remainsSibling = target.parent(of: after) == parent && target.parent(of: before) != parent
            if isFirstChild || remainsSibling {
                target.insert(branch, before: after)
            } else {
                target.insert(branch, after: before)
            }
        } else if let before {
            target.insert(branch, after: before)
        } else if let after {
            target.insert(branch, before: after)
        } else {
            target.append(branch)
        }
        return old == new ? [new: target] : [old: source, new: target]
    }

    private func transaction(
        to final: Snapshot, _ sections: [Section], _ outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>]
    ) -> Transaction {
        let changes = sections.map { section in
            let old = hierarchy(of: section)
            let items = final.itemIdentifiers(inSection: section)
            let new = outlines[section] ?? NSDiffableDataSourceSectionSnapshot(items)
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
                difference: new.items.difference(from: old.items).inferringMoves())
        }
        return Transaction(
            initialSnapshot: snapshot, finalSnapshot: final,
            difference: final.itemIdentifiers.difference(from: snapshot.itemIdentifiers).inferringMoves(),
            sectionTransactions: changes)
    }
}

// The display of snapshots, the same in table views and collection views.
extension DiffableState {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// Displays a snapshot, after those that are being applied (DS-04, DS-06).
    ///
    /// - Parameters:
    ///   - animation: The raw value of an animation of rows; `nil` to change without animation.
    func apply(_ snapshot: Snapshot, animation: Int?, _ completion: (() -> Void)?) {
        perform { [self] in display(snapshot, animation: animation, completion) }
    }

    /// Displays a snapshot by reloading the list, after those that are being applied.
    func applyByReloading(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        perform { [self] in reload(snapshot, completion) }
    }

    /// Displays the visible items of a section snapshot in their section (DS-10).
    func apply(
        _ sectionSnapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animation: Int?,
        _ completion: (() -> Void)?
    ) {
        perform { [self] in
            var new = snapshot
            new.replaceItems(of: section, with: sectionSnapshot.visibleItems)
            // Items leave the other sections and their hierarchies, also while they are collapsed here.
            let items = sectionSnapshot.items
            let shown = Set(sectionSnapshot.visibleItems)
            new.deleteItems(items.filter { !shown.contains($0) })
            for (other, old) in hierarchies where other != section {
                guard items.contains(where: old.contains) else { continue }
                var hierarchy = old
                hierarchy.delete(items)
                hierarchies[other] = hierarchy
                new.replaceItems(of: other, with: hierarchy.visibleItems)
            }
            hierarchies[section] = sectionSnapshot
            display(new, animation: animation, completion)
        }
    }

    /// Returns the hierarchy of a section; a list of its items if none was applied.
    func hierarchy(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        if let hierarchy = hierarchies[section] { return hierarchy }
        var result = NSDiffableDataSourceSectionSnapshot<Item>()
        if snapshot.indexOfSection(section) != nil { result.append(snapshot.itemIdentifiers(inSection: section)) }
        return result
    }

    /// Displays a snapshot immediately.
    func display(_ new: Snapshot, animation: Int?, _ completion: (() -> Void)?) {
        guard isApplied else { return reload(new, completion) }
        let hadOutlines = !hierarchies.isEmpty
        change(to: new, animation, completion)
        if hadOutlines { list?.outlineDidChange(animated: animation != nil) }
    }

    private func reload(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        isApplied = true
        setSnapshot(snapshot)
        list?.reloadData()
        if let completion { DeferredEventWork.perform { completion() } }
    }

    private func change(to new: Snapshot, _ animation: Int?, _ completion: (() -> Void)?) {
        guard let list else { return reload(new, completion) }
        let difference = SnapshotDifference(from: snapshot, to: new)
        let marks = SnapshotMarks(from: snapshot, to: new)
        // One completion for all batches: the last one ends last.
        let batches = BatchCompletion(count: (difference.isEmpty ? 0 : 1) + (marks.isEmpty ? 0 : 1), completion)
        let rowAnimation = animation ?? UITableView.RowAnimation.none.rawValue
        func perform() {
            if difference.isEmpty {
                setSnapshot(new)
            } else {
                list.performBatchUpdates { [self] in
                    setSnapshot(new)
                    list.request(difference, rowAnimation)
                } completion: { _ in
                    batches.endOne()
                }
            }
            guard !marks.isEmpty else { return }
            list.performBatchUpdates {
                list.request(marks, rowAnimation)
            } completion: { _ in
                batches.endOne()
            }
        }
        if animation != nil { perform() } else { UIView.performWithoutAnimation(perform) }
        batches.endIfEmpty()
    }
}

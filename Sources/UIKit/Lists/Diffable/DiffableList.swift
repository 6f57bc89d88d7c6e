/// A list that displays the snapshots of a diffable data source: a table view or a collection view.
@MainActor protocol DiffableList: AnyObject {
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)

    /// Requests the changes between two snapshots, in a batch.
    ///
    /// - Parameters:
    ///   - difference: The changes.
    ///   - animation: The raw value of an animation of rows.
    func request(_ difference: SnapshotDifference, _ animation: Int)

    /// Requests that rows and sections are reloaded or configured again, in a batch.
    func request(_ marks: SnapshotMarks, _ animation: Int)

    /// Displays the positions of the items in their hierarchies, which may have changed.
    func outlineDidChange(animated: Bool)
}

extension UITableView: DiffableList {
    // Table views display no hierarchies.
    func outlineDidChange(animated: Bool) {}

    func request(_ difference: SnapshotDifference, _ animation: Int) {
        let animation = RowAnimation(rawValue: animation) ?? .automatic
        if !difference.deletedSections.isEmpty {
            deleteSections(IndexSet(difference.deletedSections), with: animation)
        }
        if !difference.insertedSections.isEmpty {
            insertSections(IndexSet(difference.insertedSections), with: animation)
        }
        for move in difference.movedSections { moveSection(move.source, toSection: move.target) }
        if !difference.deletedItems.isEmpty {
            deleteRows(at: difference.deletedItems.map(\.indexPath), with: animation)
        }
        if !difference.insertedItems.isEmpty {
            insertRows(at: difference.insertedItems.map(\.indexPath), with: animation)
        }
        for move in difference.movedItems { moveRow(at: move.source.indexPath, to: move.target.indexPath) }
    }

    func request(_ marks: SnapshotMarks, _ animation: Int) {
        let animation = RowAnimation(rawValue: animation) ?? .automatic
        if !marks.reloadedSections.isEmpty { reloadSections(marks.reloadedSections, with: animation) }
        if !marks.reloadedItems.isEmpty { reloadRows(at: marks.reloadedItems, with: animation) }
        if !marks.reconfiguredItems.isEmpty { reconfigureRows(at: marks.reconfiguredItems) }
    }
}

extension UICollectionView: DiffableList {
    func request(_ difference: SnapshotDifference, _ animation: Int) {
        if !difference.deletedSections.isEmpty { deleteSections(IndexSet(difference.deletedSections)) }
        if !difference.insertedSections.isEmpty { insertSections(IndexSet(difference.insertedSections)) }
        for move in difference.movedSections { moveSection(move.source, toSection: move.target) }
        if !difference.deletedItems.isEmpty { deleteItems(at: difference.deletedItems.map(\.indexPath)) }
        if !difference.insertedItems.isEmpty { insertItems(at: difference.insertedItems.map(\.indexPath)) }
        for move in difference.movedItems { moveItem(at: move.source.indexPath, to: move.target.indexPath) }
    }

    func request(_ marks: SnapshotMarks, _ animation: Int) {
        if !marks.reloadedSections.isEmpty { reloadSections(marks.reloadedSections) }
        if !marks.reloadedItems.isEmpty { reloadItems(at: marks.reloadedItems) }
        if !marks.reconfiguredItems.isEmpty { reconfigureItems(at: marks.reconfiguredItems) }
    }
}

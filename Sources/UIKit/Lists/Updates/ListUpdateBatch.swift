/// The changes of a batch of updates, in the order in which the app reported them.
///
/// ```swift
/// var batch = ListUpdateBatch()
/// batch.deleteItems([IndexPath(row: 2, section: 0)])
/// batch.insertItems([IndexPath(row: 0, section: 0)])
/// if let message = ListUpdateCheck(batch, before: [3], after: [3], kind: .table).message {
///     preconditionFailure(message)
/// }
/// let map = ListUpdateMap(batch, before: [3], after: [3])
/// map.newPath(forOld: IndexPath(row: 1, section: 0))    // [0, 2]
/// ```
///
/// The order has no meaning (TV-27): deletions and reloads name positions before the batch, insertions after it.
struct ListUpdateBatch {
    /// A change with the animation that a table view shows for it. Collection views do not use the animation.
    struct Entry {
        var change: ListChange
        var animation: Int
    }

    private(set) var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func deleteItems(_ paths: [IndexPath], animation: Int = 0) {
        for path in paths { append(.deleteItem(ListPosition(path)), animation) }
    }

    mutating func insertItems(_ paths: [IndexPath], animation: Int = 0) {
        for path in paths { append(.insertItem(ListPosition(path)), animation) }
    }

    mutating func reloadItems(_ paths: [IndexPath], animation: Int = 0) {
        for path in paths { append(.reloadItem(ListPosition(path)), animation) }
    }

    mutating func moveItem(from source: IndexPath, to target: IndexPath) {
        append(.moveItem(from: ListPosition(source), to: ListPosition(target)), 0)
    }

    mutating func deleteSections(_ sections: IndexSet, animation: Int = 0) {
        for section in sections { append(.deleteSection(section), animation) }
    }

    mutating func insertSections(_ sections: IndexSet, animation: Int = 0) {
        for section in sections { append(.insertSection(section), animation) }
    }

    mutating func reloadSections(_ sections: IndexSet, animation: Int = 0) {
        for section in sections { append(.reloadSection(section), animation) }
    }

    mutating func moveSection(from source: Int, to target: Int) {
        append(.moveSection(from: source, to: target), 0)
    }

    /// Returns the batch with other index paths of items.
    ///
    /// - Parameters:
    ///   - old: A closure that maps index paths before the batch.
    ///   - new: A closure that maps index paths after the batch.
    func mapped(old: (IndexPath) -> IndexPath, new: (IndexPath) -> IndexPath) -> ListUpdateBatch {
        var result = ListUpdateBatch()
        for entry in entries {
            let change: ListChange
            switch entry.change {
            case .deleteItem(let position): change = .deleteItem(ListPosition(old(position.indexPath)))
            case .reloadItem(let position): change = .reloadItem(ListPosition(old(position.indexPath)))
            case .insertItem(let position): change = .insertItem(ListPosition(new(position.indexPath)))
            case .moveItem(let from, let to):
                change = .moveItem(
                    from: ListPosition(old(from.indexPath)), to: ListPosition(new(to.indexPath)))
            case .deleteSection, .insertSection, .reloadSection, .moveSection: change = entry.change
            }
            result.append(change, entry.animation)
        }
        return result
    }

    private mutating func append(_ change: ListChange, _ animation: Int) {
        entries.append(Entry(change: change, animation: animation))
    }
}

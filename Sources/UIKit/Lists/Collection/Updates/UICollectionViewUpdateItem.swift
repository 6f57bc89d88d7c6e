/// A change of an item or a section in a batch of updates.
///
/// A layout receives them in `prepare(forCollectionViewUpdates:)`. Items that only shift because of other changes are
/// not listed (CV-10).
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The kinds of changes.
    public enum Action: Int, Sendable {
        /// The item or section is inserted.
        case insert = 0
        /// The item or section is deleted.
        case delete = 1
        /// The item or section gets new views.
        case reload = 2
        /// The item or section moves.
        case move = 3
        /// Nothing changes.
        case none = 4
    }

    /// The index path before the update; `nil` for insertions. The item of a section's path is `NSNotFound`.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The index path after the update; `nil` for deletions. The item of a section's path is `NSNotFound`.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// The kind of the change.
    open var updateAction: Action { action }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (self.action, self.before, self.after) = (action, before, after)
        super.init()
    }

    /// Returns the changes of a batch: those of sections before those of items.
    static func items(of map: ListUpdateMap) -> [UICollectionViewUpdateItem] {
        func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        func add(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) {
            items.append(UICollectionViewUpdateItem(action, from: before, to: after))
        }
        for section in map.deletedSections { add(.delete, path(section), nil) }
        for section in map.insertedSections { add(.insert, nil, path(section)) }
        for section in map.reloadedSections { add(.reload, path(section), map.newSection(forOld: section).map(path)) }
        for (from, to) in map.movedSections { add(.move, path(from), path(to)) }
        for item in map.deletedItems { add(.delete, item, nil) }
        for item in map.insertedItems { add(.insert, nil, item) }
        for item in map.reloadedItems { add(.reload, item, map.newPath(forOld: item)) }
        for (from, to) in map.movedItems { add(.move, from, to) }
        return items
    }
}

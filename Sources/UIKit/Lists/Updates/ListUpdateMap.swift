/// A map between the index paths of a list before and after a batch of updates that is valid.
///
/// A lookup takes O(log m) for m changes. The map stores no index paths of items that only shift (PF-08).
struct ListUpdateMap {
    private let resolved: ResolvedListUpdates
    /// The numbers of items in the sections before and after the batch.
    let before: [Int]
    let after: [Int]
    /// The maps of items, by old and by new section, for sections whose items change.
    private var removed: [Int: [Int]] = [:]
    private var added: [Int: [Int]] = [:]
    private var targets: [ListPosition: ListPosition] = [:]
    private var sources: [ListPosition: ListPosition] = [:]
    private let reloaded: Set<ListPosition>
    private var removalAnimations: [ListPosition: Int] = [:]
    private var insertionAnimations: [ListPosition: Int] = [:]
    private var sectionRemovalAnimations: [Int: Int] = [:]
    private var sectionInsertionAnimations: [Int: Int] = [:]

    /// Creates the map of a batch.
    ///
    /// - Parameters:
    ///   - batch: The changes. ``ListUpdateCheck`` has no message for them.
    ///   - before: The numbers of items in the sections before the batch.
    ///   - after: The numbers of items in the sections after the batch.
    init(_ batch: ListUpdateBatch, before: [Int], after: [Int]) {
        resolved = ResolvedListUpdates(batch)
        self.before = before
        self.after = after
        reloaded = Set(resolved.reloadedItems)
        for position in resolved.deletedItems { removed[position.section, default: []].append(position.item) }
        for position in resolved.insertedItems { added[position.section, default: []].append(position.item) }
        for (from, to) in resolved.movedItems {
            removed[from.section, default: []].append(from.item)
            added[to.section, default: []].append(to.item)
            targets[from] = to
            sources[to] = from
        }
        for section in removed.keys { removed[section]?.sort() }
        for section in added.keys { added[section]?.sort() }
        collectAnimations(batch)
    }

    // MARK: Sections

    /// The old indices of deleted sections, ascending.
    var deletedSections: [Int] { resolved.deletedSections }
    /// The new indices of inserted sections, ascending.
    var insertedSections: [Int] { resolved.insertedSections }
    /// The old indices of sections whose items are all replaced, ascending.
    var reloadedSections: [Int] { resolved.reloadedSections }
    /// The sections that move, ascending by old index.
    var movedSections: [(from: Int, to: Int)] { resolved.movedSections }

    /// Returns the new index of a section; `nil` if it is deleted.
    func newSection(forOld section: Int) -> Int? { resolved.newSection(forOld: section) }

    /// Returns the old index of a section; `nil` if it is inserted.
    func oldSection(forNew section: Int) -> Int? { resolved.oldSection(forNew: section) }

    // MARK: Items

    /// The old index paths of deleted items in sections that stay, ascending.
    var deletedItems: [IndexPath] { resolved.deletedItems.map(\.indexPath) }
    /// The new index paths of inserted items in sections that stay, ascending.
    var insertedItems: [IndexPath] { resolved.insertedItems.map(\.indexPath) }
    /// The old index paths of reloaded items in sections that stay, ascending.
    var reloadedItems: [IndexPath] { resolved.reloadedItems.map(\.indexPath) }
    /// The items that move, ascending by old index path.
    var movedItems: [(from: IndexPath, to: IndexPath)] {
        resolved.movedItems.map { ($0.from.indexPath, $0.to.indexPath) }
    }

    /// Returns a Boolean value that indicates whether an item is reloaded. Items of reloaded sections do not stay.
    ///
    /// - Parameter path: The index path before the batch.
    func isReloaded(old path: IndexPath) -> Bool { reloaded.contains(ListPosition(path)) }

    /// Returns a Boolean value that indicates whether an item moves in relation to its neighbors.
    ///
    /// - Parameter path: The index path before the batch.
    func isMoved(old path: IndexPath) -> Bool { targets[ListPosition(path)] != nil }

    /// Returns the index path after the batch of an item; `nil` if it is deleted, or if its section is deleted or
    /// reloaded. Reloaded items stay.
    func newPath(forOld path: IndexPath) -> IndexPath? { newPosition(forOld: ListPosition(path))?.indexPath }

    /// Returns the index path before the batch of an item; `nil` if it is inserted, or if its section is inserted or
    /// reloaded.
    func oldPath(forNew path: IndexPath) -> IndexPath? { oldPosition(forNew: ListPosition(path))?.indexPath }

    /// The same as ``newPath(forOld:)``, for positions.
    func newPosition(forOld position: ListPosition) -> ListPosition? {
        if let target = targets[position] { return target }
        let section = position.section
        guard let target = newSection(forOld: section), !resolved.reloadedSectionsAfter.contains(target),
            let item = itemMap(old: section, new: target).new(forOld: position.item)
        else { return nil }
        return ListPosition(section: target, item: item)
    }

    /// The same as ``oldPath(forNew:)``, for positions.
    func oldPosition(forNew position: ListPosition) -> ListPosition? {
        if let source = sources[position] { return source }
        let section = position.section
        guard let source = oldSection(forNew: section), !resolved.reloadedSectionsAfter.contains(section),
            let item = itemMap(old: source, new: section).old(forNew: position.item)
        else { return nil }
        return ListPosition(section: source, item: item)
    }

    private func itemMap(old: Int, new: Int) -> IndexMap {
        IndexMap(removed: removed[old] ?? [], added: added[new] ?? [])
    }

    /// Returns the items of a section after the batch as runs of the same origin, in ascending order. A section with m
    /// changes has at most 2m + 1 runs.
    ///
    /// - Parameter section: The index of the section after the batch.
    func runs(inNew section: Int) -> [ListRun] {
        let count = after[section]
        guard count > 0 else { return [] }
        guard let source = oldSection(forNew: section), !resolved.reloadedSectionsAfter.contains(section) else {
            return [ListRun(items: 0..<count, source: .inserted)]
        }
        var runs: [ListRun] = []
        var gaps = (removed[source] ?? [])[...]
        var (new, old) = (0, 0)
        /// Appends the items that stay before a new index, in runs between the removed ones.
        func keep(until end: Int) {
            while new < end {
                while let gap = gaps.first, gap == old {
                    gaps.removeFirst()
                    old += 1
                }
                let length = min(end - new, (gaps.first ?? .max) - old)
                runs.append(
                    ListRun(
                        items: new..<new + length, source: .kept(ListPosition(section: source, item: old))))
                new += length
                old += length
            }
        }
        for index in added[section] ?? [] {
            keep(until: index)
            if let origin = sources[ListPosition(section: section, item: index)] {
                runs.append(ListRun(items: index..<index + 1, source: .moved(origin)))
            } else if let last = runs.last, last.source == .inserted {
                runs[runs.count - 1].items = last.items.lowerBound..<index + 1
            } else {
                runs.append(ListRun(items: index..<index + 1, source: .inserted))
            }
            new = index + 1
        }
        keep(until: count)
        return runs
    }

    // MARK: Animations

    /// Returns the animation of an item that is removed or reloaded, at its old index path. Zero if the app did not
    /// report it.
    func removalAnimation(old path: IndexPath) -> Int {
        removalAnimations[ListPosition(path)] ?? sectionRemovalAnimations[path.section] ?? 0
    }

    /// Returns the animation of an item that is inserted, at its new index path. Zero if the app did not report it.
    func insertionAnimation(new path: IndexPath) -> Int {
        insertionAnimations[ListPosition(path)] ?? sectionInsertionAnimations[path.section] ?? 0
    }

    private mutating func collectAnimations(_ batch: ListUpdateBatch) {
        for entry in batch.entries where entry.animation != 0 {
            switch entry.change {
            case .deleteItem(let position), .reloadItem(let position): removalAnimations[position] = entry.animation
            case .insertItem(let position): insertionAnimations[position] = entry.animation
            case .deleteSection(let section): sectionRemovalAnimations[section] = entry.animation
            case .insertSection(let section): sectionInsertionAnimations[section] = entry.animation
            case .reloadSection(let section):
                sectionRemovalAnimations[section] = entry.animation
                if let target = newSection(forOld: section) { sectionInsertionAnimations[target] = entry.animation }
            case .moveItem, .moveSection: break
            }
        }
    }
}

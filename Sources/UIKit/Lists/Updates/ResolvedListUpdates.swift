/// The changes of a batch that take effect: sorted, without changes of items in sections that are deleted, reloaded or
/// inserted as a whole (TV-34).
struct ResolvedListUpdates {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    /// The old indices of sections that stay, but whose items are all replaced.
    var reloadedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
    var deletedItems: [ListPosition] = []
    var insertedItems: [ListPosition] = []
    /// The old positions of items that stay, but whose cells are replaced.
    var reloadedItems: [ListPosition] = []
    var movedItems: [(from: ListPosition, to: ListPosition)] = []
    /// The map of sections that neither move nor are inserted or deleted.
    private(set) var sectionMap = IndexMap(removed: [], added: [])
    /// The new indices of reloaded sections.
    private(set) var reloadedSectionsAfter: Set<Int> = []
    private var newSections: [Int: Int] = [:]
    private var oldSections: [Int: Int] = [:]

    init(_ batch: ListUpdateBatch) {
        collectSections(batch)
        collectItems(batch)
    }

    /// Returns the new index of a section; `nil` if it is deleted.
    func newSection(forOld section: Int) -> Int? { sectionMap.new(forOld: section) ?? newSections[section] }

    /// Returns the old index of a section; `nil` if it is inserted.
    func oldSection(forNew section: Int) -> Int? { sectionMap.old(forNew: section) ?? oldSections[section] }

    private mutating func collectSections(_ batch: ListUpdateBatch) {
        var deleted: Set<Int> = []
        var inserted: Set<Int> = []
        var reloaded: Set<Int> = []
        for entry in batch.entries {
            switch entry.change {
            case .deleteSection(let section): deleted.insert(section)
            case .insertSection(let section): inserted.insert(section)
            case .reloadSection(let section): reloaded.insert(section)
            case .moveSection(let from, let to): movedSections.append((from, to))
            default: break
            }
        }
        // The move of a section that is reloaded is a deletion and an insertion (TV-35).
        if !reloaded.isEmpty {
            for (from, to) in movedSections where reloaded.remove(from) != nil {
                deleted.insert(from)
                inserted.insert(to)
            }
            movedSections.removeAll { deleted.contains($0.from) && inserted.contains($0.to) }
        }
        deletedSections = deleted.sorted()
        insertedSections = inserted.sorted()
        reloadedSections = reloaded.sorted()
        movedSections.sort { $0.from < $1.from }
        for (from, to) in movedSections {
            newSections[from] = to
            oldSections[to] = from
        }
        sectionMap = IndexMap(
            removed: (deletedSections + movedSections.map(\.from)).sorted(),
            added: (insertedSections + movedSections.map(\.to)).sorted())
        reloadedSectionsAfter = Set(reloadedSections.compactMap { newSection(forOld: $0) })
    }

    private mutating func collectItems(_ batch: ListUpdateBatch) {
        let (deleted, reloaded, inserted) = (Set(deletedSections), Set(reloadedSections), Set(insertedSections))
        func isReplaced(before section: Int) -> Bool { deleted.contains(section) || reloaded.contains(section) }
        func isReplaced(after section: Int) -> Bool {
            inserted.contains(section) || reloadedSectionsAfter.contains(section)
        }
        for entry in batch.entries {
            switch entry.change {
            case .deleteItem(let position) where !isReplaced(before: position.section): deletedItems.append(position)
            case .insertItem(let position) where !isReplaced(after: position.section): insertedItems.append(position)
            case .reloadItem(let position) where !isReplaced(before: position.section): reloadedItems.append(position)
            case .moveItem(let from, let to):
                // A move to or from a section that is replaced is only its other half.
                switch (isReplaced(before: from.section), isReplaced(after: to.section)) {
                case (false, false): movedItems.append((from, to))
                case (true, false): insertedItems.append(to)
                case (false, true): deletedItems.append(from)
                case (true, true): break
                }
            default: break
            }
        }
        deletedItems.sort()
        insertedItems.sort()
        reloadedItems = Set(reloadedItems).sorted()
        movedItems.sort { $0.from < $1.from }
    }
}

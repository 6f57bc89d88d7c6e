/// The changes between two snapshots, as a batch of updates: deletions and the starts of moves are positions before it,
/// insertions and the ends of moves are positions after it (DS-03, DS-08).
///
/// If no item moves, the sections are merged: only identifiers at which they differ are looked up. Otherwise equal
/// beginnings and ends of a section are skipped, and the identifiers between them are looked up as in Heckel's algorithm,
/// so that the time is proportional to the number of items, apart from a logarithmic factor for items that change their
/// order: a longest run of items that remain in order stays, the others move.
struct SnapshotDifference: Equatable {
    /// The position of an item.
    struct Position: Hashable, Comparable {
        var section: Int
        var index: Int

        static func < (left: Position, right: Position) -> Bool {
            left.section != right.section ? left.section < right.section : left.index < right.index
        }
    }

    /// A move of a section.
    struct SectionMove: Equatable {
        var source: Int
        var target: Int
    }

    /// A move of an item.
    struct ItemMove: Equatable {
        var source: Position
        var target: Position
    }

    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [SectionMove] = []
    /// The deleted items, except those of deleted sections.
    var deletedItems: [Position] = []
    /// The inserted items, except those of inserted sections.
    var insertedItems: [Position] = []
    var movedItems: [ItemMove] = []

    var isEmpty: Bool { self == SnapshotDifference() }

    /// Compares two snapshots.
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        var oldIndices: [Int?] = []
        compareSections(old, new, &oldIndices)
        if !mergeItems(old, new, oldIndices) { compareItems(old, new, oldIndices) }
    }

    private init() {}

    // MARK: Sections

    /// Compares the sections.
    ///
    /// - Parameter oldIndices: Receives the previous index of each section; `nil` for new ones.
    private mutating func compareSections<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ oldIndices: inout [Int?]
    ) {
        oldIndices = new.sections.map { old.indexOfSection($0.identifier) }
        insertedSections = oldIndices.indices.filter { oldIndices[$0] == nil }
        deletedSections = old.sections.indices.filter { new.indexOfSection(old.sections[$0].identifier) == nil }
        let kept = oldIndices.enumerated().compactMap { entry in
            entry.element.map { (target: entry.offset, source: $0) }
        }
        let stays = SnapshotDifference.longestIncreasingRun(kept.map(\.source))
        movedSections = zip(kept, stays).compactMap { entry, stays in
            stays ? nil : SectionMove(source: entry.source, target: entry.target)
        }
    }

    // MARK: Items

    /// Finds the deleted and inserted items if no item has moved.
    ///
    /// - Returns: False if an item has moved. Nothing has changed then.
    private mutating func mergeItems<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ oldIndices: [Int?]
    ) -> Bool {
        var (deleted, inserted): ([Position], [Position]) = ([], [])
        for (target, source) in oldIndices.enumerated() {
            guard let source else { continue }
            let (before, after) = (old.sections[source].items, new.sections[target].items)
            var (from, to) = (0, 0)
            while from < before.count || to < after.count {
                if from < before.count, to < after.count, before[from] == after[to] {
                    from += 1
                    to += 1
                } else if from < before.count, !new.contains(before[from]) {
                    deleted.append(Position(section: source, index: from))
                    from += 1
                } else if to < after.count, !old.contains(after[to]) {
                    inserted.append(Position(section: target, index: to))
                    to += 1
                } else {
                    return false
                }
            }
        }
        deletedItems = deleted.sorted()
        insertedItems = inserted
        return true
    }

    private mutating func compareItems<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ oldIndices: [Int?]
    ) {
        // The part of each remaining section between its equal beginning and end.
        var parts: [(source: Int, target: Int, old: Range<Int>, new: Range<Int>)] = []
        var sources: [Item: Position] = [:]
        for (target, source) in oldIndices.enumerated() {
            guard let source else { continue }
            let (before, after) = (old.sections[source].items, new.sections[target].items)
            let (oldPart, newPart) = SnapshotDifference.trimmed(before, after)
            guard !oldPart.isEmpty || !newPart.isEmpty else { continue }
            parts.append((source, target, oldPart, newPart))
            for index in oldPart { sources[before[index]] = Position(section: source, index: index) }
        }
        for part in parts {
            let items = new.sections[part.target].items
            // The items that were in this section, and where they were.
            var own: [(index: Int, old: Int)] = []
            for index in part.new {
                let target = Position(section: part.target, index: index)
                guard let source = sources.removeValue(forKey: items[index]) else {
                    insertedItems.append(target)
                    continue
                }
                if source.section == part.source {
                    own.append((index, source.index))
                } else {
                    movedItems.append(ItemMove(source: source, target: target))
                }
            }
            let stays = SnapshotDifference.longestIncreasingRun(own.map(\.old))
            for (entry, stays) in zip(own, stays) where !stays {
                movedItems.append(
                    ItemMove(
                        source: Position(section: part.source, index: entry.old),
                        target: Position(section: part.target, index: entry.index)))
            }
        }
        // The items that remain are in no section that stays.
        deletedItems = sources.values.sorted()
    }

    /// Returns the ranges of two arrays between their equal beginnings and ends.
    private static func trimmed<Item: Equatable>(_ old: [Item], _ new: [Item]) -> (Range<Int>, Range<Int>) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start..<old.count - end, start..<new.count - end)
    }

    /// Returns which of different numbers belong to a longest increasing subsequence.
    ///
    /// The time is proportional to the count if the numbers increase, otherwise to its product with its logarithm.
    static func longestIncreasingRun(_ numbers: [Int]) -> [Bool] {
        // The index of the smallest last number of a run of each length, and the predecessor of each number in its run.
        var ends: [Int] = []
        var predecessors = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            if let last = ends.last, numbers[last] > number {
                var (low, high) = (0, ends.count - 1)
                while low < high {
                    let middle = (low + high) / 2
                    if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
                }
                predecessors[index] = low > 0 ? ends[low - 1] : -1
                ends[low] = index
            } else {
                predecessors[index] = ends.last ?? -1
                ends.append(index)
            }
        }
        var result = [Bool](repeating: false, count: numbers.count)
        var next = ends.last ?? -1
        while next >= 0 {
            result[next] = true
            next = predecessors[next]
        }
        return result
    }
}

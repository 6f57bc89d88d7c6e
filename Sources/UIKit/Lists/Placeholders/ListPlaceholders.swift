/// The placeholders of a list, and the map between the index paths that the data source knows and those of all rows.
///
/// The index paths with placeholders are called displayed index paths. Each placeholder is in front of a row of the data
/// source, or at the end of a section.
@MainActor struct ListPlaceholders {
    private struct Entry {
        let placeholder: ListPlaceholder
        /// The index path among all rows.
        var path: IndexPath
    }

    /// The placeholders, by their index paths.
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    /// The displayed index paths of the placeholders, ascending.
    var paths: [IndexPath] { entries.map(\.path) }

    /// Returns the placeholder at a displayed index path.
    func placeholder(at path: IndexPath) -> ListPlaceholder? { entries.first { $0.path == path }?.placeholder }

    /// Returns the displayed index path of a placeholder.
    func path(of placeholder: ListPlaceholder) -> IndexPath? {
        entries.first { $0.placeholder === placeholder }?.path
    }

    func count(in section: Int) -> Int { entries.isEmpty ? 0 : entries.count { $0.path.section == section } }

    // MARK: Index paths

    /// Returns the index path that the data source knows, for a displayed one. For a placeholder, it is the index path
    /// at which its data would be inserted.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard !entries.isEmpty, path.count == 2 else { return path }
        let before = entries.count { $0.path.section == path.section && $0.path.item < path.item }
        return IndexPath(item: path.item - before, section: path.section)
    }

    /// Returns the displayed index path for one that the data source knows.
    func displayedPath(_ path: IndexPath) -> IndexPath {
        guard !entries.isEmpty, path.count == 2 else { return path }
        var item = path.item
        for entry in entries where entry.path.section == path.section && entry.path.item <= item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    // MARK: Changes

    /// Adds a placeholder in front of a row, and in front of the placeholders that are there.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder.
    ///   - path: The index path at which its data would be inserted.
    /// - Returns: The displayed index path.
    mutating func insert(_ placeholder: ListPlaceholder, at path: IndexPath) -> IndexPath {
        let before = entries.count { $0.path.section == path.section && dataPath($0.path).item < path.item }
        let new = IndexPath(item: path.item + before, section: path.section)
        for index in entries.indices where entries[index].path.section == new.section {
            let item = entries[index].path.item
            if item >= new.item { entries[index].path = IndexPath(item: item + 1, section: new.section) }
        }
        entries.append(Entry(placeholder: placeholder, path: new))
        entries.sort { $0.path < $1.path }
        return new
    }

    /// Removes a placeholder.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder.
    ///   - isReplaced: Whether a row of the data source takes its place.
    /// - Returns: The displayed index path before the change; nil if there was no such placeholder.
    mutating func remove(_ placeholder: ListPlaceholder, isReplaced: Bool) -> IndexPath? {
        guard let path = path(of: placeholder) else { return nil }
        entries.removeAll { $0.placeholder === placeholder }
        guard !isReplaced else { return path }
        for index in entries.indices where entries[index].path.section == path.section {
            let item = entries[index].path.item
            if item > path.item { entries[index].path = IndexPath(item: item - 1, section: path.section) }
        }
        return path
    }

    mutating func removeAll() { entries = [] }

    /// Returns the effect of a batch of updates. Traps if the batch does not match the numbers of rows (TV-29).
    ///
    /// - Parameters:
    ///   - changes: The changes of the data source.
    ///   - changed: The placeholders afterwards, if the batch changes them: then its index paths are displayed ones.
    ///   - before: The numbers of rows and placeholders before the batch.
    ///   - dataAfter: The numbers of rows of the data source after the batch.
    ///   - kind: The kind of the list, for messages.
    func update(
        by changes: ListUpdateBatch, to changed: ListPlaceholders?, before: [Int], dataAfter: [Int], kind: ListKind
    ) -> ListPlaceholderUpdate {
        func check(_ batch: ListUpdateBatch, _ before: [Int], _ after: [Int]) {
            if let message = ListUpdateCheck(batch, before: before, after: after, kind: kind).message {
                preconditionFailure(message)
            }
        }
        var (batch, new) = (changes, self)
        if let changed {
            new = changed
        } else {
            let dataBefore = before.indices.map { before[$0] - count(in: $0) }
            check(changes, dataBefore, dataAfter)
            (batch, new) = applying(changes, before: dataBefore, after: dataAfter)
        }
        let after = dataAfter.indices.map { dataAfter[$0] + new.count(in: $0) }
        if changed != nil { check(batch, before, after) }
        return ListPlaceholderUpdate(
            batch: batch, map: ListUpdateMap(batch, before: before, after: after), placeholders: new)
    }

    /// Translates a batch of updates of the data source.
    ///
    /// A placeholder stays in front of its row, or of the next one that stays. Placeholders of sections that are deleted
    /// or reloaded are removed.
    ///
    /// - Parameters:
    ///   - batch: The changes, with index paths that the data source knows.
    ///   - before: The numbers of rows of the data source before the batch.
    ///   - after: The numbers of rows of the data source after the batch.
    /// - Returns: The changes with displayed index paths, and the placeholders after them.
    func applying(
        _ batch: ListUpdateBatch, before: [Int], after: [Int]
    ) -> (batch: ListUpdateBatch, placeholders: ListPlaceholders) {
        guard !entries.isEmpty else { return (batch, self) }
        let map = ListUpdateMap(batch, before: before, after: after)
        var moved: [(placeholder: ListPlaceholder, target: IndexPath)] = []
        for entry in entries {
            let (old, section) = (dataPath(entry.path), entry.path.section)
            guard let target = map.newSection(forOld: section), !map.reloadedSections.contains(section) else {
                continue
            }
            let next = (old.item..<max(old.item, before[section])).lazy
                .map { IndexPath(item: $0, section: section) }.filter { !map.isMoved(old: $0) }
                .compactMap { map.newPath(forOld: $0) }.first
            moved.append((entry.placeholder, IndexPath(item: next?.item ?? after[target], section: target)))
        }
        var new = ListPlaceholders()
        // Each is inserted in front of those at the same place.
        for entry in moved.reversed() { _ = new.insert(entry.placeholder, at: entry.target) }
        let translated = batch.mapped(old: { displayedPath($0) }, new: { new.displayedPath($0) })
        return (translated, new)
    }
}

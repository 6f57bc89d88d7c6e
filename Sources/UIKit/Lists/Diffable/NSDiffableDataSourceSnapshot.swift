/// The sections and items of a list at one time, by their identifiers.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["Even", "Odd"])
/// snapshot.appendItems([2, 4, 6], toSection: "Even")
/// snapshot.appendItems([1, 3, 5], toSection: "Odd")
/// dataSource.apply(snapshot)
/// ```
///
/// A snapshot is a value. Each identifier occurs once in it (DS-01). Methods that add identifiers take time in
/// proportion to their number; the others at most in proportion to the number of items of the sections that they
/// change.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    struct Section {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    /// The sections in order.
    private(set) var sections: [Section] = []
    /// The index of each section.
    private var indices: [SectionIdentifierType: Int] = [:]
    /// The section of each item.
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
    private var reloadedSections = MarkedIdentifiers<SectionIdentifierType>()
    private var reloadedItems = MarkedIdentifiers<ItemIdentifierType>()
    private var reconfiguredItems = MarkedIdentifiers<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Contents

    /// The number of items in all sections.
    public var numberOfItems: Int { owners.count }

    /// The number of sections.
    public var numberOfSections: Int { sections.count }

    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

    /// The identifiers of the items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// The sections that were reloaded, in the order of the calls.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

    /// The items that were reloaded, in the order of the calls.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

    /// The items that were reconfigured, in the order of the calls.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

    /// Returns the number of items of a section, which must exist.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[requiredIndex(of: identifier)].items.count
    }

    /// Returns the items of a section, which must exist, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[requiredIndex(of: identifier)].items
    }

    /// Returns the section that contains an item; `nil` if no section does.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]
    }

    /// Returns the position of an item in ``itemIdentifiers``; `nil` if there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let (section, index) = position(of: identifier) else { return nil }
        return sections[..<section].reduce(index) { $0 + $1.items.count }
    }

    /// Returns the position of a section; `nil` if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { indices[identifier] }

    func contains(_ item: ItemIdentifierType) -> Bool { owners[item] != nil }

    /// Returns the indices of an item's section, and of the item in it.
    func position(of identifier: ItemIdentifierType) -> (section: Int, index: Int)? {
        guard let owner = owners[identifier], let section = indices[owner],
            let index = sections[section].items.firstIndex(of: identifier)
        else { return nil }
        return (section, index)
    }

    private func requiredIndex(of section: SectionIdentifierType) -> Int {
        guard let index = indices[section] else {
            preconditionFailure(SnapshotProblem.missingSection(section))
        }
        return index
    }

    private func requiredPosition(of item: ItemIdentifierType, _ verb: String) -> (section: Int, index: Int) {
        guard let position = position(of: item) else {
            preconditionFailure(SnapshotProblem.missingItem(item, verb))
        }
        return position
    }

    // MARK: Items

    /// Adds items at the end of a section. Items that are in the snapshot already move there.
    ///
    /// - Parameters:
    ///   - identifiers: The items, each of them once (DS-01).
    ///   - sectionIdentifier: The section, which must exist; `nil`, the default, for the last one (DS-02).
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last?.identifier else {
            preconditionFailure(SnapshotProblem.noSections)
        }
        let index = requiredIndex(of: section)
        removeForInsertion(identifiers)
        place(identifiers, in: index, at: sections[index].items.count)
    }

    /// Inserts items before another one. Items that are in the snapshot already move there.
    ///
    /// - Parameters:
    ///   - identifiers: The items, each of them once (DS-01).
    ///   - beforeIdentifier: The item behind the new ones, which must exist.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: requiredPosition(of: beforeIdentifier, "insert before")) }

    /// Inserts items after another one. Items that are in the snapshot already move there.
    ///
    /// - Parameters:
    ///   - identifiers: The items, each of them once (DS-01).
    ///   - afterIdentifier: The item in front of the new ones, which must exist.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, index) = requiredPosition(of: afterIdentifier, "insert after")
        insert(identifiers, at: (section, index + 1))
    }

    /// Inserts items in front of a position, which may be that of one of them.
    private mutating func insert(_ identifiers: [ItemIdentifierType], at position: (section: Int, index: Int)) {
        let (section, index) = position
        let moving = Set(identifiers)
        // Items that move are removed first; they do not count.
        let isMoving = identifiers.contains { owners[$0] == sections[section].identifier }
        let target = isMoving ? sections[section].items[..<index].count { !moving.contains($0) } : index
        removeForInsertion(identifiers)
        place(identifiers, in: section, at: target)
    }

    private mutating func place(_ identifiers: [ItemIdentifierType], in section: Int, at index: Int) {
        sections[section].items.insert(contentsOf: identifiers, at: index)
        let owner = sections[section].identifier
        for identifier in identifiers { owners[identifier] = owner }
    }

    /// Removes the items that are in the snapshot already, and checks that none is given twice.
    private mutating func removeForInsertion(_ identifiers: [ItemIdentifierType]) {
        if let problem = SnapshotProblem.duplicates(in: identifiers, "item") { preconditionFailure(problem) }
        takeOut(identifiers.filter { owners[$0] != nil })
    }

    /// Removes items without their marks.
    private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
        guard !identifiers.isEmpty else { return }
        var changed: Set<Int> = []
        for identifier in identifiers {
            guard let owner = owners.removeValue(forKey: identifier), let section = indices[owner] else { continue }
            changed.insert(section)
        }
        if identifiers.count == 1, let section = changed.first {
            if let index = sections[section].items.firstIndex(of: identifiers[0]) {
                sections[section].items.remove(at: index)
            }
            return
        }
        for section in changed { sections[section].items.removeAll { owners[$0] == nil } }
    }

    /// Removes items. Items that do not exist are ignored (DS-02).
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        takeOut(identifiers.filter { owners[$0] != nil })
        reloadedItems.remove(identifiers)
        reconfiguredItems.remove(identifiers)
    }

    /// Removes all items and all sections (DS-02).
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Moves an item before another one; both must exist.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        _ = requiredPosition(of: identifier, "move")
        insert([identifier], at: requiredPosition(of: toIdentifier, "move to"))
    }

    /// Moves an item after another one; both must exist.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        _ = requiredPosition(of: identifier, "move")
        let (section, index) = requiredPosition(of: toIdentifier, "move to")
        insert([identifier], at: (section, index + 1))
    }

    /// Marks items whose cells are replaced when the snapshot is applied (DS-07). They must exist (DS-02).
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        requireItems(identifiers, "reload")
        reloadedItems.add(identifiers)
    }

    /// Marks items whose cells are configured again when the snapshot is applied (DS-07). They must exist (DS-02).
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        requireItems(identifiers, "reconfigure")
        reconfiguredItems.add(identifiers)
    }

    private func requireItems(_ identifiers: [ItemIdentifierType], _ verb: String) {
        if let missing = identifiers.first(where: { owners[$0] == nil }) {
            preconditionFailure(SnapshotProblem.missingItem(missing, verb))
        }
    }

    // MARK: Sections

    /// Adds sections at the end. None of them may be in the snapshot (DS-01).
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts sections before another one, which must exist. None of them may be in the snapshot (DS-01).
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: requiredIndex(of: toIdentifier)) }

    /// Inserts sections after another one, which must exist. None of them may be in the snapshot (DS-01).
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: requiredIndex(of: toIdentifier) + 1) }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        if let problem = SnapshotProblem.existing(identifiers.filter { indices[$0] != nil })
            ?? SnapshotProblem.duplicates(in: identifiers, "section")
        {
            preconditionFailure(problem)
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
        renumber(from: index)
    }

    private mutating func renumber(from first: Int) {
        for index in first..<sections.count { indices[sections[index].identifier] = index }
    }

    /// Removes sections with their items. Sections that do not exist are ignored (DS-02).
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let removed = Set(identifiers.filter { indices[$0] != nil })
        guard !removed.isEmpty else { return }
        for section in sections where removed.contains(section.identifier) {
            for item in section.items { owners[item] = nil }
            reloadedItems.remove(section.items)
            reconfiguredItems.remove(section.items)
            indices[section.identifier] = nil
        }
        sections.removeAll { removed.contains($0.identifier) }
        reloadedSections.remove(identifiers)
        renumber(from: 0)
    }

    /// Moves a section with its items before another one; both must exist.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(requiredIndex(of: identifier), before: requiredIndex(of: toIdentifier)) }

    /// Moves a section with its items after another one; both must exist.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let (old, target) = (requiredIndex(of: identifier), requiredIndex(of: toIdentifier))
        if old != target { move(old, before: target + 1) }
    }

    private mutating func move(_ old: Int, before target: Int) {
        let section = sections.remove(at: old)
        sections.insert(section, at: target > old ? target - 1 : target)
        renumber(from: min(old, max(0, target - 1)))
    }

    /// Marks sections whose cells are replaced when the snapshot is applied. They must exist.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = requiredIndex(of: identifier) }
        reloadedSections.add(identifiers)
    }

    // MARK: For data sources

    /// The snapshot without its marks (DS-05).
    var withoutMarks: NSDiffableDataSourceSnapshot {
        var result = self
        result.reloadedSections = MarkedIdentifiers()
        result.reloadedItems = MarkedIdentifiers()
        result.reconfiguredItems = MarkedIdentifiers()
        return result
    }

    /// Replaces the items of a section, which is added at the end if it does not exist (DS-10).
    mutating func replaceItems(of section: SectionIdentifierType, with items: [ItemIdentifierType]) {
        if indices[section] == nil { appendSections([section]) }
        guard let index = indices[section] else { return }
        let kept = Set(items)
        deleteItems(sections[index].items.filter { !kept.contains($0) })
        takeOut(items.filter { owners[$0] != nil })
        place(items, in: index, at: 0)
    }

    /// Returns a snapshot in which an item has another position, without marks.
    ///
    /// - Parameters:
    ///   - item: The item, which must exist.
    ///   - index: The index after the move. Greater ones mean the end of the section.
    ///   - section: The section, which must exist.
    func moving(_ item: ItemIdentifierType, to index: Int, in section: SectionIdentifierType) -> Self {
        var result = withoutMarks
        let others = itemIdentifiers(inSection: section).filter { $0 != item }
        if others.indices.contains(index) {
            result.moveItem(item, beforeItem: others[index])
        } else {
            result.appendItems([item], toSection: section)
        }
        return result
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    /// Returns whether two snapshots have the same sections and items in the same order (DS-01).
    public static func == (left: NSDiffableDataSourceSnapshot, right: NSDiffableDataSourceSnapshot) -> Bool {
        left.sections.count == right.sections.count
            && zip(left.sections, right.sections).allSatisfy { $0.identifier == $1.identifier && $0.items == $1.items }
    }
}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

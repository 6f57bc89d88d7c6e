/// The items of one section at one time, as a hierarchy.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
/// snapshot.append(["Europe", "Asia"])
/// snapshot.append(["Portugal", "Spain"], to: "Europe")
/// snapshot.expand(["Europe"])
/// ```
///
/// An item is visible if all its ancestors are expanded. Each item occurs once (DS-10).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The items at the top level.
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    /// The parent of each item; `.some(nil)` for root items.
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Contents

    /// All items, each before its children.
    public var items: [ItemIdentifierType] { collect(rootItems) { _ in true } }

    /// The items whose ancestors are all expanded, each before its children.
    public var visibleItems: [ItemIdentifierType] { collect(rootItems) { expanded.contains($0) } }

    /// The expanded items, in the order of ``items``.
    public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }

    /// Returns items with the children of those for which `enters` is true, in depth-first order.
    private func collect(
        _ first: [ItemIdentifierType], _ enters: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        // A stack instead of recursion, because hierarchies may be deep.
        var stack = Array(first.reversed())
        while let item = stack.popLast() {
            result.append(item)
            if enters(item), let inner = children[item] { stack.append(contentsOf: inner.reversed()) }
        }
        return result
    }

    /// Returns whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// Returns whether an item is expanded. Items that do not exist are not.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns whether all ancestors of an item are expanded. Items that do not exist are not visible.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var next = parent(of: item)
        while let current = next {
            guard expanded.contains(current) else { return false }
            next = parent(of: current)
        }
        return true
    }

    /// Returns the number of ancestors of an item, which must exist.
    public func level(of item: ItemIdentifierType) -> Int {
        require(item, "query")
        var level = 0
        var next = parent(of: item)
        while let current = next {
            level += 1
            next = parent(of: current)
        }
        return level
    }

    /// Returns the position of an item in ``items``; `nil` if it does not exist.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// Returns the parent of an item; `nil` for root items and for items that do not exist.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

    /// Returns whether an item has children. Items that do not exist have none.
    func hasChildren(_ item: ItemIdentifierType) -> Bool { !(children[item] ?? []).isEmpty }

    /// Returns the descendants of an item, which must exist, as a snapshot.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - includingParent: `true` for a snapshot whose root item is the parent. The default is `false`.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        require(parent, "query")
        var result = NSDiffableDataSourceSectionSnapshot()
        if includingParent { result.append([parent]) }
        for item in collect(children[parent] ?? [], { _ in true }) {
            let owner = self.parent(of: item)
            result.append([item], to: owner == parent && !includingParent ? nil : owner)
        }
        result.expanded = expanded.filter { result.contains($0) }
        return result
    }

    private func require(_ item: ItemIdentifierType, _ verb: String) {
        precondition(contains(item), SnapshotProblem.missingItem(item, verb))
    }

    // MARK: Changes

    /// Adds items at the end of the children of a parent.
    ///
    /// - Parameters:
    ///   - items: The items, none of which may be in the snapshot (DS-10).
    ///   - parent: The parent, which must exist; `nil`, the default, for root items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { require(parent, "append to") }
        insert(items, into: parent, at: siblings(in: parent).count)
    }

    /// Inserts items before another one, with the same parent.
    ///
    /// - Parameters:
    ///   - items: The items, none of which may be in the snapshot (DS-10).
    ///   - item: The item behind them, which must exist.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        require(item, "insert before")
        insert(items, into: parent(of: item), at: indexAmongSiblings(item))
    }

    /// Inserts items after another one, with the same parent.
    ///
    /// - Parameters:
    ///   - items: The items, none of which may be in the snapshot (DS-10).
    ///   - item: The item in front of them, which must exist.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        require(item, "insert after")
        insert(items, into: parent(of: item), at: indexAmongSiblings(item) + 1)
    }

    /// Inserts the items of another snapshot before an item, which must exist. They keep their hierarchy.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
    ) {
        require(item, "insert before")
        insert(snapshot, into: parent(of: item), at: indexAmongSiblings(item))
    }

    /// Inserts the items of another snapshot after an item, which must exist. They keep their hierarchy.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        require(item, "insert after")
        insert(snapshot, into: parent(of: item), at: indexAmongSiblings(item) + 1)
    }

    /// Replaces the descendants of an item, which must exist, with the items of another snapshot.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - snapshot: The new descendants.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
    ) {
        require(parent, "replace the children of")
        delete(children[parent] ?? [])
        insert(snapshot, into: parent, at: 0)
    }

    /// Removes items with their descendants. Items that do not exist are ignored (DS-10).
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let top = items.filter { contains($0) }
        guard !top.isEmpty else { return }
        let owners = Set(top.map { parent(of: $0) })
        let removed = Set(collect(top) { _ in true })
        for item in removed {
            parents[item] = nil
            children[item] = nil
        }
        expanded.subtract(removed)
        for owner in owners {
            if let owner {
                children[owner]?.removeAll { removed.contains($0) }
            } else {
                rootItems.removeAll { removed.contains($0) }
            }
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    /// Expands items, which makes their children visible. Items that do not exist are ignored.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter { contains($0) }) }

    /// Collapses items, which hides their descendants. Items that do not exist are ignored.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    // MARK: Implementation

    private func siblings(in parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        guard let parent else { return rootItems }
        return children[parent] ?? []
    }

    private func indexAmongSiblings(_ item: ItemIdentifierType) -> Int {
        siblings(in: parent(of: item)).firstIndex(of: item) ?? 0
    }

    private mutating func insert(_ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at index: Int) {
        checkUniqueness(items)
        for item in items { parents[item] = .some(parent) }
        if let parent {
            children[parent, default: []].insert(contentsOf: items, at: index)
        } else {
            rootItems.insert(contentsOf: items, at: index)
        }
    }

    private mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot, into parent: ItemIdentifierType?, at index: Int
    ) {
        checkUniqueness(snapshot.items)
        insert(snapshot.rootItems, into: parent, at: index)
        for (item, inner) in snapshot.children {
            children[item] = inner
            for child in inner { parents[child] = .some(item) }
        }
        expanded.formUnion(snapshot.expanded)
    }

    /// Creates a snapshot of root items.
    init(_ items: [ItemIdentifierType]) { append(items) }

    /// Adds the items of another snapshot at the end. They keep their hierarchy.
    mutating func append(_ snapshot: NSDiffableDataSourceSectionSnapshot) {
        insert(snapshot, into: nil, at: rootItems.count)
    }

    private func checkUniqueness(_ items: [ItemIdentifierType]) {
        let existing = items.filter { contains($0) }
        // An item that exists is listed once, whether it is given once or twice.
        if let problem = SnapshotProblem.sectionDuplicates(in: items + existing) { preconditionFailure(problem) }
    }

    /// Returns a text with a line for each item, indented by its level, with `+` for collapsed and `-` for expanded
    /// parents and `*` for other items.
    public func visualDescription() -> String {
        items.map { item in
            let mark = (children[item] ?? []).isEmpty ? "*" : expanded.contains(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
    /// Returns whether two snapshots have the same hierarchy of items, of which the same are expanded.
    public static func == (
        left: NSDiffableDataSourceSectionSnapshot, right: NSDiffableDataSourceSectionSnapshot
    ) -> Bool {
        left.rootItems == right.rootItems && left.expanded == right.expanded && left.parents == right.parents
            && left.items == right.items
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

@testable import UIKit

/// A section snapshot that random operations change, and the tree that it must be equal to.
struct RandomOutline {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

    private struct Node {
        var id: Int
        var children: [Node] = []
    }

    private(set) var snapshot = Snapshot()
    private var roots: [Node] = []
    private var expanded: Set<Int> = []
    private(set) var trace: [String] = []

    /// All items with their levels and parents, in order; only the visible ones if their ancestors must be expanded.
    private func list(isVisibleOnly: Bool) -> [(id: Int, level: Int, parent: Int?)] {
        var result: [(id: Int, level: Int, parent: Int?)] = []
        func visit(_ nodes: [Node], _ level: Int, _ parent: Int?) {
            for node in nodes {
                result.append((node.id, level, parent))
                if !isVisibleOnly || expanded.contains(node.id) { visit(node.children, level + 1, node.id) }
            }
        }
        visit(roots, 0, nil)
        return result
    }

    var items: [Int] { list(isVisibleOnly: false).map(\.id) }
    var visibleItems: [Int] { list(isVisibleOnly: true).map(\.id) }

    /// Calls a closure with the siblings of an item and its index among them.
    private mutating func edit(_ id: Int, _ body: (inout [Node], Int) -> Void) {
        func visit(_ nodes: inout [Node]) -> Bool {
            if let index = nodes.firstIndex(where: { $0.id == id }) {
                body(&nodes, index)
                return true
            }
            for index in nodes.indices where visit(&nodes[index].children) { return true }
            return false
        }
        _ = visit(&roots)
    }

    /// Removes items, for example because another section has taken them.
    mutating func remove(_ ids: [Int]) {
        let own = Set(items)
        let chosen = ids.filter { own.contains($0) }
        guard !chosen.isEmpty else { return }
        trace.append("delete \(chosen)")
        snapshot.delete(chosen)
        for id in chosen { edit(id) { nodes, index in nodes.remove(at: index) } }
        expanded.formIntersection(items)
    }

    /// Performs a random operation on both.
    ///
    /// - Parameter newIDs: Identifiers that are not in use.
    mutating func change(_ newIDs: [Int], _ random: inout SeededGenerator) {
        let item = items.randomElement(using: &random)
        let nodes = newIDs.map { Node(id: $0) }
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            trace.append("append \(newIDs)")
            snapshot.append(newIDs)
            roots += nodes
        case 2, 3:
            guard let item else { return }
            trace.append("append \(newIDs) to \(item)")
            snapshot.append(newIDs, to: item)
            edit(item) { siblings, index in siblings[index].children += nodes }
        case 4:
            guard let item else { return }
            let isAfter = random.chance(0.5)
            trace.append("insert \(newIDs) \(isAfter ? "after" : "before") \(item)")
            if isAfter { snapshot.insert(newIDs, after: item) } else { snapshot.insert(newIDs, before: item) }
            edit(item) { siblings, index in siblings.insert(contentsOf: nodes, at: isAfter ? index + 1 : index) }
        case 5: if let item { remove([item]) }
        case 6:
            guard let item else { return }
            var children = Snapshot()
            children.append(newIDs)
            trace.append("replace the children of \(item) by \(newIDs)")
            snapshot.replace(childrenOf: item, using: children)
            edit(item) { siblings, index in siblings[index].children = nodes }
            expanded.formIntersection(items)
        case 7, 8:
            let chosen = Array(items.shuffled(using: &random).prefix(3))
            trace.append("expand \(chosen)")
            snapshot.expand(chosen)
            expanded.formUnion(chosen)
        default:
            let chosen = Array(items.shuffled(using: &random).prefix(3))
            trace.append("collapse \(chosen)")
            snapshot.collapse(chosen)
            expanded.subtract(chosen)
        }
    }

    /// Returns the differences between the snapshot and the tree.
    func problems() -> [String] {
        var result: [String] = []
        func check(_ isTrue: Bool, _ text: String) {
            if !isTrue { result.append("the section snapshot has other \(text)") }
        }
        let all = list(isVisibleOnly: false)
        check(snapshot.items == all.map(\.id), "items")
        check(snapshot.visibleItems == visibleItems, "visible items")
        check(snapshot.rootItems == roots.map(\.id), "root items")
        check(Set(snapshot.expandedItems) == expanded, "expanded items")
        guard result.isEmpty else { return result }
        let visible = Set(visibleItems)
        for (index, entry) in all.enumerated() where index % 3 == 0 {
            check(snapshot.level(of: entry.id) == entry.level, "level of \(entry.id)")
            check(snapshot.parent(of: entry.id) == entry.parent, "parent of \(entry.id)")
            check(snapshot.isVisible(entry.id) == visible.contains(entry.id), "visibility of \(entry.id)")
            check(snapshot.index(of: entry.id) == index, "index of \(entry.id)")
        }
        return result
    }
}

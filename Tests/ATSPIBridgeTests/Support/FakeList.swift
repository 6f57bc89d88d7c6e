import AccessibilityTree
import CoreGraphics

/// A list of any length, which makes the nodes of rows when they are requested, and remembers them weakly.
@MainActor final class FakeList: AccessibilityNode {
    private struct Row { weak var node: FakeRow? }

    let count: Int
    weak var parent: FakeNode?
    /// The number of rows that were made.
    private(set) var madeCount = 0
    private var rows: [Int: Row] = [:]
    /// The rows that exist, as visible cells do.
    var retained: [FakeRow] = []
    var retainsRows = true

    init(count: Int) { self.count = count }

    var parentNode: (any AccessibilityNode)? { parent }
    var childNodeCount: Int { count }
    var role: AccessibilityRole { .list }
    var name: String { "Rows" }
    var states: AccessibilityStates { [.enabled, .visible, .showing] }
    var nodeFrame: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }

    func childNode(at index: Int) -> (any AccessibilityNode)? {
        guard (0..<count).contains(index) else { return nil }
        if let node = rows[index]?.node { return node }
        let node = FakeRow(index, self)
        madeCount += 1
        rows[index] = Row(node: node)
        if retainsRows { retained.append(node) }
        return node
    }

    func index(ofChildNode child: any AccessibilityNode) -> Int? { (child as? FakeRow)?.index }
}

/// A row of a ``FakeList``.
@MainActor final class FakeRow: AccessibilityNode {
    let index: Int
    private weak var list: FakeList?

    init(_ index: Int, _ list: FakeList) {
        self.index = index
        self.list = list
    }

    var parentNode: (any AccessibilityNode)? { list }
    var childNodeCount: Int { 0 }
    func childNode(at index: Int) -> (any AccessibilityNode)? { nil }
    func index(ofChildNode child: any AccessibilityNode) -> Int? { nil }
    var role: AccessibilityRole { .listItem }
    var name: String { "Row \(index)" }
    var states: AccessibilityStates { [.enabled, .selectable] }
    var nodeFrame: CGRect { CGRect(x: 0, y: index * 10, width: 100, height: 10) }
}

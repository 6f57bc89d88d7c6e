import AccessibilityTree

/// A number from 0 to 100.
@MainActor final class FakeValue: AccessibilityValueFacet {
    var currentValue = 50.0
    var minimumValue = 0.0
    var maximumValue = 100.0
    var valueStep = 10.0
    var valueText = "50%"

    func setCurrentValue(_ value: Double) -> Bool {
        currentValue = max(minimumValue, min(maximumValue, value))
        return true
    }
}

/// The selection among the children of a ``FakeNode``.
@MainActor final class FakeSelection: AccessibilitySelectionFacet {
    private unowned let node: FakeNode
    var selected: Set<Int> = []

    init(_ node: FakeNode) { self.node = node }

    var selectedChildCount: Int { selected.count }

    func selectedChild(at index: Int) -> (any AccessibilityNode)? {
        let sorted = selected.sorted()
        return sorted.indices.contains(index) ? node.childNode(at: sorted[index]) : nil
    }

    func isChildSelected(at index: Int) -> Bool { selected.contains(index) }

    func setChildSelected(_ isSelected: Bool, at index: Int) -> Bool {
        guard index < node.childNodeCount else { return false }
        if isSelected { selected.insert(index) } else { selected.remove(index) }
        return true
    }

    func selectAllChildren() -> Bool {
        selected = Set(0..<node.childNodeCount)
        return true
    }

    func clearChildSelection() -> Bool {
        selected = []
        return true
    }
}

/// A grid whose cells are the children of a ``FakeNode``, row by row.
@MainActor final class FakeTable: AccessibilityTableFacet {
    private unowned let node: FakeNode
    let tableColumnCount: Int
    let columnHeaders: [FakeNode]
    var selectedRows: [Int] = []

    init(_ node: FakeNode, columns: Int) {
        self.node = node
        tableColumnCount = columns
        columnHeaders = (0..<columns).map { FakeNode(.columnHeader, "Column \($0)") }
    }

    var tableRowCount: Int { node.childNodeCount / tableColumnCount }

    func tableCell(row: Int, column: Int) -> (any AccessibilityNode)? {
        childIndex(row: row, column: column).flatMap(node.childNode)
    }

    func columnHeader(_ column: Int) -> (any AccessibilityNode)? { columnHeaders[column] }

    func setRowSelected(_ isSelected: Bool, row: Int) -> Bool {
        selectedRows = isSelected ? (selectedRows + [row]).sorted() : selectedRows.filter { $0 != row }
        return true
    }
}

/// A cell of a ``FakeTable``.
@MainActor final class FakeCell: AccessibilityTableCellFacet {
    weak var tableNode: (any AccessibilityNode)?
    let tableRow: Int
    let tableColumn: Int

    init(_ table: FakeNode, row: Int, column: Int) {
        tableNode = table
        tableRow = row
        tableColumn = column
    }
}

import AccessibilityTree

/// The rows and columns of a container of an app (AX-08).
@MainActor final class DataTable: AccessibilityTableFacet {
    private weak var table: (any UIResponder & UIAccessibilityContainerDataTable)?
    private unowned let node: ResponderNode

    init(_ table: any UIResponder & UIAccessibilityContainerDataTable, _ node: ResponderNode) {
        self.table = table
        self.node = node
    }

    var tableRowCount: Int { max(0, table?.accessibilityRowCount() ?? 0) }
    var tableColumnCount: Int { max(0, table?.accessibilityColumnCount() ?? 0) }

    private func object(row: Int, column: Int) -> UIResponder? {
        guard (0..<tableRowCount).contains(row), (0..<tableColumnCount).contains(column) else { return nil }
        return table?.accessibilityDataTableCellElement(forRow: row, column: column) as? UIResponder
    }

    func tableCell(row: Int, column: Int) -> (any AccessibilityNode)? {
        object(row: row, column: column)?.accessibilityNode
    }

    func tablePosition(ofChildAt index: Int) -> (row: Int, column: Int)? {
        let children = node.childObjects
        guard children.indices.contains(index),
            let cell = children[index] as? any UIAccessibilityContainerDataTableCell
        else { return nil }
        let (row, column) = (cell.accessibilityRowRange().location, cell.accessibilityColumnRange().location)
        return row == NSNotFound || column == NSNotFound ? nil : (row, column)
    }

    func childIndex(row: Int, column: Int) -> Int? {
        guard let object = object(row: row, column: column) else { return nil }
        return node.childObjects.firstIndex { $0 === object }
    }

    func rowHeader(_ row: Int) -> (any AccessibilityNode)? {
        guard (0..<tableRowCount).contains(row) else { return nil }
        return (table?.accessibilityHeaderElements(forRow: row)?.first as? UIResponder)?.accessibilityNode
    }

    func columnHeader(_ column: Int) -> (any AccessibilityNode)? {
        guard (0..<tableColumnCount).contains(column) else { return nil }
        return (table?.accessibilityHeaderElements(forColumn: column)?.first as? UIResponder)?.accessibilityNode
    }
}

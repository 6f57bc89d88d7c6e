import AccessibilityTree

// The rows and columns of a table view with columns. Indices of columns are those of the visible columns.
extension ListNode: AccessibilityTableFacet {
    private var columnTable: ColumnTableView? { list as? ColumnTableView }

    var tableRowCount: Int { rowCount }
    var tableColumnCount: Int { columnTable?.columnLayout.spans.count ?? 0 }

    func tableCell(row: Int, column: Int) -> (any AccessibilityNode)? { rowNode(row)?.columnNode(at: column) }

    func columnHeader(_ column: Int) -> (any AccessibilityNode)? {
        guard let columnTable, columnTable.showsHeader else { return nil }
        let spans = columnTable.columnLayout.spans
        guard spans.indices.contains(column) else { return nil }
        return columnTable.header.buttons.first { $0.column === spans[column].column }?.accessibilityNode
    }

    var selectedRows: [Int] { list.map { Array($0.selection.rows) } ?? [] }
    func isRowSelected(_ row: Int) -> Bool { isChildSelected(at: row) }
    func setRowSelected(_ isSelected: Bool, row: Int) -> Bool { setChildSelected(isSelected, at: row) }
}

import AccessibilityTree

/// The node of a cell of a table with columns: the content of a row in a column.
@MainActor final class ColumnCellNode: UIKitNode, AccessibilityTableCellFacet {
    private(set) weak var row: ListRowNode?
    private let column: String

    /// Creates the node.
    ///
    /// - Parameters:
    ///   - row: The node of the row, which owns this one.
    ///   - column: The identifier of the column.
    init(_ row: ListRowNode, _ column: String) {
        self.row = row
        self.column = column
    }

    /// The table, while the row and the column exist.
    private var table: ColumnTableView? { columnIndex == nil ? nil : row?.hostView as? ColumnTableView }

    /// The index of the column among the visible ones; nil if it is not visible.
    var columnIndex: Int? { row?.columns.firstIndex { $0.identifier == column } }

    var hostView: UIView? { row?.hostView }

    // MARK: The tree

    var parentNode: (any AccessibilityNode)? { table == nil ? nil : row }
    var childNodeCount: Int { 0 }
    func childNode(at index: Int) -> (any AccessibilityNode)? { nil }
    func index(ofChildNode child: any AccessibilityNode) -> Int? { nil }

    // MARK: Description

    var role: AccessibilityRole { .tableCell }
    var isDisplayed: Bool { row?.isDisplayed ?? false }

    var name: String {
        guard table != nil else { return "" }
        return row?.read { ($0 as? ColumnTableViewCell)?.accessibilityText(forColumn: column) ?? "" } ?? ""
    }

    var states: AccessibilityStates {
        guard let row, table != nil else { return .defunct }
        var states = row.states.subtracting([.focusable, .focused])
        if nodeFrame.isEmpty { states.remove(.showing) }
        return states
    }

    var nodeFrame: CGRect {
        guard let row, let table, table.window != nil else { return .zero }
        let frame = table.frame(ofNumber: row.number)
        guard !frame.isNull, let index = table.column(withIdentifier: column) else { return .zero }
        let area = table.rect(ofColumn: index)
        let cell = CGRect(x: area.minX, y: frame.minY, width: area.width, height: frame.height)
        return UIAccessibility.convertToScreenCoordinates(cell, in: table)
    }

    // MARK: Actions

    // A click of a cell is one of its row.
    var actions: [AccessibilityAction] { table?.usesSelection == true ? [AccessibilityAction("click")] : [] }

    func performAction(at index: Int) -> Bool {
        index == 0 && table?.usesSelection == true && row?.performAction(at: 0) == true
    }

    func scrollIntoView() -> Bool { row?.scrollIntoView() ?? false }

    // MARK: The table

    var tableCellFacet: (any AccessibilityTableCellFacet)? { table == nil ? nil : self }
    var tableNode: (any AccessibilityNode)? { row?.parentNode }
    var tableRow: Int { row?.number ?? 0 }
    var tableColumn: Int { columnIndex ?? 0 }
}

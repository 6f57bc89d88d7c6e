/// The position of a cell in a table.
@MainActor package protocol AccessibilityTableCellFacet: AnyObject {
    /// The table, a node with a ``AccessibilityNode/tableFacet``.
    var tableNode: (any AccessibilityNode)? { get }
    /// The index of the row.
    var tableRow: Int { get }
    /// The index of the column.
    var tableColumn: Int { get }
    /// The number of rows that the cell occupies. 1 by default.
    var tableRowSpan: Int { get }
    /// The number of columns that the cell occupies. 1 by default.
    var tableColumnSpan: Int { get }
}

extension AccessibilityTableCellFacet {
    package var tableRowSpan: Int { 1 }
    package var tableColumnSpan: Int { 1 }
}

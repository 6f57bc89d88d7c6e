/// The rows and columns of a table. Indices come from outside: those that are out of bounds get nil.
@MainActor package protocol AccessibilityTableFacet: AnyObject {
    /// The number of rows, without headers.
    var tableRowCount: Int { get }
    /// The number of columns, without headers.
    var tableColumnCount: Int { get }

    /// Returns the cell at a row and a column.
    func tableCell(row: Int, column: Int) -> (any AccessibilityNode)?

    /// Returns the row and the column of a child; nil, which is the default for children outside the grid, if it is not
    /// a cell. By default, children are the cells row by row.
    func tablePosition(ofChildAt index: Int) -> (row: Int, column: Int)?

    /// Returns the index among the children of the cell at a row and a column. By default, children are the cells row
    /// by row.
    func childIndex(row: Int, column: Int) -> Int?

    /// Returns the header of a row. Nil by default.
    func rowHeader(_ row: Int) -> (any AccessibilityNode)?
    /// Returns the header of a column. Nil by default.
    func columnHeader(_ column: Int) -> (any AccessibilityNode)?

    /// The caption of the table. Nil by default.
    var tableCaption: (any AccessibilityNode)? { get }

    /// The indices of the selected rows in ascending order. None by default.
    var selectedRows: [Int] { get }

    /// Returns whether a row is selected. By default, whether it is among ``selectedRows``.
    func isRowSelected(_ row: Int) -> Bool

    /// Selects or deselects a row, as the user would.
    ///
    /// - Returns: False, the default, if that is not possible.
    func setRowSelected(_ isSelected: Bool, row: Int) -> Bool
}

extension AccessibilityTableFacet {
    package func tablePosition(ofChildAt index: Int) -> (row: Int, column: Int)? {
        let columns = tableColumnCount
        guard columns > 0, index >= 0, index / columns < tableRowCount else { return nil }
        return (index / columns, index % columns)
    }

    package func childIndex(row: Int, column: Int) -> Int? {
        let columns = tableColumnCount
        guard row >= 0, row < tableRowCount, column >= 0, column < columns else { return nil }
        return row * columns + column
    }

    package func rowHeader(_ row: Int) -> (any AccessibilityNode)? { nil }
    package func columnHeader(_ column: Int) -> (any AccessibilityNode)? { nil }
    package var tableCaption: (any AccessibilityNode)? { nil }
    package var selectedRows: [Int] { [] }
    package func isRowSelected(_ row: Int) -> Bool { selectedRows.contains(row) }
    package func setRowSelected(_ isSelected: Bool, row: Int) -> Bool { false }
}

/// A container whose elements are the cells of a table. Its ``UIResponder/accessibilityContainerType`` is
/// ``UIAccessibilityContainerType/dataTable`` (AX-08).
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: AnyObject {
    /// Returns the cell at a row and a column; `nil` if there is none.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?

    /// Returns the number of rows.
    func accessibilityRowCount() -> Int

    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int

    /// Returns the headers of a row. The default is `nil`.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?

    /// Returns the headers of a column. The default is `nil`.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Returns `nil`: rows have no headers by default.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }

    /// Returns `nil`: columns have no headers by default.
    public func accessibilityHeaderElements(
        forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

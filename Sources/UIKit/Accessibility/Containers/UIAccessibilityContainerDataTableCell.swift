/// An element that is a cell of a table (AX-08).
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the rows that the cell occupies.
    func accessibilityRowRange() -> NSRange

    /// Returns the columns that the cell occupies.
    func accessibilityColumnRange() -> NSRange
}

/// The methods with which an object is notified of what the user does with the columns of a ``ColumnTableView``, in
/// addition to those for its rows.
///
/// The names resemble those of AppKit's `NSTableViewDelegate`. The protocol is not part of Apple's API.
@preconcurrency @MainActor public protocol ColumnTableViewDelegate: UITableViewDelegate {
    /// Tells the delegate that the user requested another order of the rows (CO-05). Sort the data by
    /// ``ColumnTableView/sortDescriptors`` and reload the table view.
    func columnTableView(_ tableView: ColumnTableView, sortDescriptorsDidChange oldDescriptors: [ColumnSortDescriptor])

    /// Tells the delegate that the user clicked the title of a column, after the order has changed.
    func columnTableView(_ tableView: ColumnTableView, didClick column: TableColumn)

    /// Tells the delegate that the user changed the width of a column (CO-06).
    func columnTableView(_ tableView: ColumnTableView, didResize column: TableColumn)

    /// Returns the width of a column that the user fits to its content with a double click of its divider. The default,
    /// `nil`, is the width that the title and the displayed rows need (CO-07).
    func columnTableView(_ tableView: ColumnTableView, sizeToFitWidthOf column: TableColumn) -> CGFloat?

    /// Returns a Boolean value that indicates whether the user can move a column to another index (CO-08). The default
    /// is `true`.
    func columnTableView(_ tableView: ColumnTableView, shouldReorder column: TableColumn, to index: Int) -> Bool

    /// Tells the delegate that the user moved a column (CO-08).
    func columnTableView(_ tableView: ColumnTableView, didReorder column: TableColumn, from oldIndex: Int, to index: Int)
}

extension ColumnTableViewDelegate {
    /// Does nothing.
    public func columnTableView(
        _ tableView: ColumnTableView, sortDescriptorsDidChange oldDescriptors: [ColumnSortDescriptor]
    ) {}

    /// Does nothing.
    public func columnTableView(_ tableView: ColumnTableView, didClick column: TableColumn) {}

    /// Does nothing.
    public func columnTableView(_ tableView: ColumnTableView, didResize column: TableColumn) {}

    /// Returns `nil`.
    public func columnTableView(_ tableView: ColumnTableView, sizeToFitWidthOf column: TableColumn) -> CGFloat? { nil }

    /// Returns `true`.
    public func columnTableView(
        _ tableView: ColumnTableView, shouldReorder column: TableColumn, to index: Int
    ) -> Bool { true }

    /// Does nothing.
    public func columnTableView(
        _ tableView: ColumnTableView, didReorder column: TableColumn, from oldIndex: Int, to index: Int
    ) {}
}

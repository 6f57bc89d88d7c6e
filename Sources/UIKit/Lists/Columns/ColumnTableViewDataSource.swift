/// The methods with which an object provides the rows of a ``ColumnTableView``, column by column.
///
/// ```swift
/// final class Cities: NSObject, ColumnTableViewDataSource {
///     let names = ["Lisbon", "Oslo"]
///     let populations = [545_000, 717_000]
///
///     func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
///
///     func columnTableView(
///         _ tableView: ColumnTableView, textFor column: TableColumn, at indexPath: IndexPath
///     ) -> String? {
///         column.identifier == "name" ? names[indexPath.row] : "\(populations[indexPath.row])"
///     }
/// }
/// ```
///
/// A data source of another type, such as ``UITableViewDiffableDataSource``, returns a ``ColumnTableViewCell`` for each
/// row instead. The protocol is not part of Apple's API.
@preconcurrency @MainActor public protocol ColumnTableViewDataSource: UITableViewDataSource {
    /// Returns the text of a row in a column. The default is `nil` (CO-03).
    func columnTableView(
        _ tableView: ColumnTableView, textFor column: TableColumn, at indexPath: IndexPath
    ) -> String?

    /// Returns the image beside the text of a row in a column. The default is `nil` (CO-03).
    func columnTableView(
        _ tableView: ColumnTableView, imageFor column: TableColumn, at indexPath: IndexPath
    ) -> UIImage?

    /// Returns the view of a row in a column, in place of a text and an image. The default is `nil` (CO-03).
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - column: The column.
    ///   - indexPath: The row.
    ///   - reusableView: A view that was returned for this column and another row. Return it with new content if it
    ///     suits.
    func columnTableView(
        _ tableView: ColumnTableView, viewFor column: TableColumn, at indexPath: IndexPath, reusing reusableView: UIView?
    ) -> UIView?
}

extension ColumnTableViewDataSource {
    /// Returns a row with the texts, images and views of the columns.
    ///
    /// - Precondition: The table view is a ``ColumnTableView``.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let tableView = tableView as? ColumnTableView else {
            preconditionFailure(
                "\(type(of: self)) is a ColumnTableViewDataSource: implement tableView(_:cellForRowAt:) for other tables")
        }
        return tableView.makeRow(at: indexPath, from: self)
    }

    /// Returns `nil`.
    public func columnTableView(
        _ tableView: ColumnTableView, textFor column: TableColumn, at indexPath: IndexPath
    ) -> String? { nil }

    /// Returns `nil`.
    public func columnTableView(
        _ tableView: ColumnTableView, imageFor column: TableColumn, at indexPath: IndexPath
    ) -> UIImage? { nil }

    /// Returns `nil`.
    public func columnTableView(
        _ tableView: ColumnTableView, viewFor column: TableColumn, at indexPath: IndexPath, reusing reusableView: UIView?
    ) -> UIView? { nil }
}

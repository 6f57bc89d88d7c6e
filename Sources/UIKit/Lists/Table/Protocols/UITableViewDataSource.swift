/// The methods with which an object provides the rows of a table view.
///
/// ```swift
/// final class Cities: NSObject, UITableViewDataSource {
///     var names = ["Lisbon", "Oslo"]
///
///     func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
///
///     func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
///         cell.textLabel?.text = names[indexPath.row]
///         return cell
///     }
/// }
/// ```
///
/// The numbers are asked for once in each load and after updates; cells only for rows that become visible (TV-01,
/// TV-03).
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows of a section. It must not be negative.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the cell of a row that becomes visible. Take it from
    /// ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns the number of sections. The default is 1.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Returns the title of a section's header. The default is `nil`: the section has no header, unless the delegate
    /// provides a view (TV-14).
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title of a section's footer. The default is `nil`.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Returns the titles of the index at the side of a plain table view, such as the letters of the alphabet. The
    /// default, `nil`, is no index (TV-18).
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Returns the section to which a title of the index leads. The default is the section with the same index as the
    /// title (TV-18).
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - title: The title.
    ///   - index: The index of the title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Returns a Boolean value that indicates whether a row can be edited. The default is `true`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Deletes or inserts a row because the user requested it. Change the data, and then the table view (SW-02).
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Returns a Boolean value that indicates whether the user can move a row that displays a reorder control. The
    /// default is `true` (SW-08).
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Moves a row in the data because the user has moved it. The table view moves the row itself afterwards (SW-08).
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.notImplemented(.titleForHeader, nil)
    }

    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.notImplemented(.titleForFooter, nil)
    }

    /// Returns `nil`.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        tableView.notImplemented(.sectionIndexTitles, nil)
    }

    /// Returns the index of the title.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.notImplemented(.canEditRow, true)
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.missingMethods.insert(.commit) }

    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.notImplemented(.canMoveRow, true)
    }

    /// Does nothing: the row returns to its place.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.missingMethods.insert(.moveRow) }
}

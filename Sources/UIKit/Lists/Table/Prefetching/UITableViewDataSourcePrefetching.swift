/// The methods with which an object loads the data of rows before they become visible.
///
/// ```swift
/// extension PhotoSource: UITableViewDataSourcePrefetching {
///     func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
///         for indexPath in indexPaths { loader.load(photos[indexPath.row]) }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Tells the object that rows will probably become visible, nearest first (PF-01). Return quickly: load data
    /// asynchronously.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Tells the object that rows of earlier calls are not expected to become visible any more, because the user scrolls
    /// in the other direction (PF-01). The default implementation does nothing.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

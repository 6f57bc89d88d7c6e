/// The methods that let the user drag rows of a table view.
///
/// ```swift
/// func tableView(
///     _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
/// ) -> [UIDragItem] {
///     [UIDragItem(itemProvider: NSItemProvider(object: "City \(indexPath.row)"))]
/// }
/// ```
///
/// All methods but the first are optional. Swift binds their implementations where a class declares its conformance, so
/// a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the items for a row that the user begins to drag. Without items, no drag begins.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns the items for another selected row: a drag of one of several selected rows takes the others along.
    /// The default is none.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// Returns the visible part of the cell while it is dragged. The default, `nil`, is the whole cell.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Tells the delegate that the user has begun to move the items.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// Tells the delegate that the drag ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Returns whether targets may move the items. The default is `true`.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Returns whether other programs get no data. The default is `false`.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// Returns no items.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }

    /// Returns `nil`.
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

    /// Returns `true`.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }

    /// Returns `false`.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

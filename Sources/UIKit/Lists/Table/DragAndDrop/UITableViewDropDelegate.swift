/// The methods that let a table view receive items that the user drops.
///
/// ```swift
/// func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
///     let target = coordinator.destinationIndexPath?.row ?? 0
///     coordinator.session.loadObjects(ofClass: String.self) { names in
///         print("Insert \(names) at \(target)")
///     }
/// }
/// ```
///
/// All methods but the first are optional. Swift binds their implementations where a class declares its conformance, so
/// a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Tells the delegate that the user dropped the items. Change the data, and move the items to their places with the
    /// coordinator.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Returns whether the table view can receive items of the session. The default is `true`.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Tells the delegate that the items entered the table view.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Returns what a drop would do. The default is to insert: to move rows of the same table view, and to copy others.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - session: The session.
    ///   - destinationIndexPath: The row at the session's location; `nil` if there is none.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Tells the delegate that the items left the table view.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Tells the delegate that the drag ended, here or elsewhere.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the visible part of the cell to which a dropped item moves: it arrives at the center of that part. The
    /// default, `nil`, is the whole cell.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    /// Returns a proposal to insert.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: tableView.hasActiveDrag && session.allowsMoveOperation ? .move : .copy,
            intent: .insertAtDestinationIndexPath)
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    /// Returns `nil`.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

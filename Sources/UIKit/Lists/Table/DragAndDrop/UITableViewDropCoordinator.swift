/// A drop on a table view.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UITableViewDropItem] { get }

    /// The index path at which the items are inserted, or of the row into which they are dropped; `nil` if the user
    /// dropped them beyond all rows.
    ///
    /// For a move of rows within the table view, it is the index path after the rows were removed from their places.
    var destinationIndexPath: IndexPath? { get }

    /// The proposal that applied when the user dropped the items.
    var proposal: UITableViewDropProposal { get }

    /// The session, with which data is loaded.
    var session: any UIDropSession { get }

    /// Inserts a placeholder, and moves the preview of an item to its cell (DI-11).
    ///
    /// - Returns: A context with which the placeholder is replaced when the data has been loaded.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext

    /// Moves the preview of an item to the cell of a row that was inserted for it.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves the preview of an item into a row.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The row.
    ///   - rect: The place in the coordinates of the cell.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating

    /// Moves the preview of an item to any place.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

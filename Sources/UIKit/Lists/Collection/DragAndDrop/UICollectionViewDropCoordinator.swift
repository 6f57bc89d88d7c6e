/// A drop on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }

    /// The index path at which the items are inserted, or of the item into which they are dropped; `nil` if the user
    /// dropped them beyond all items.
    ///
    /// For a move of items within the collection view, it is the index path after the items were removed from their
    /// places.
    var destinationIndexPath: IndexPath? { get }

    /// The proposal that applied when the user dropped the items.
    var proposal: UICollectionViewDropProposal { get }

    /// The session, with which data is loaded.
    var session: any UIDropSession { get }

    /// Inserts a placeholder, and moves the preview of an item to its cell (DI-11).
    ///
    /// - Returns: A context with which the placeholder is replaced when the data has been loaded.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext

    /// Moves the preview of an item to the cell of an item that was inserted for it.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves the preview of an item into an item.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The item.
    ///   - rect: The place in the coordinates of the cell.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating

    /// Moves the preview of an item to any place.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

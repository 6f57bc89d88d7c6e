/// An item that the user dropped on a table view.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The index path of the row from which the item was dragged, if it is one of the same table view (DI-06).
    var sourceIndexPath: IndexPath? { get }

    /// The size of the row from which the item was dragged, in points; zero if it came from elsewhere.
    var previewSize: CGSize { get }
}

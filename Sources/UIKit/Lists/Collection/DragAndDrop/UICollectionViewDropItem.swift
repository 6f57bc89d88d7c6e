/// An item that the user dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The index path of the item from which the item was dragged, if it is one of the same collection view (DI-06).
    var sourceIndexPath: IndexPath? { get }

    /// The size of the item from which the item was dragged, in points; zero if it came from elsewhere.
    var previewSize: CGSize { get }
}

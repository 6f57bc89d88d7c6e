/// An item without data for an item that is dropped, until its data has been loaded (DI-11).
///
/// ```swift
/// func collectionView(
///     _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
/// ) {
///     guard let item = coordinator.items.first?.dragItem else { return }
///     let placeholder = UICollectionViewDropPlaceholder(
///         insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0),
///         reuseIdentifier: "loading")
///     let context = coordinator.drop(item, to: placeholder)
///     coordinator.session.loadObjects(ofClass: String.self) { names in
///         if let name = names.first {
///             context.commitInsertion { indexPath in print("Insert \(name) at \(indexPath)") }
///         } else {
///             context.deletePlaceholder()
///         }
///     }
/// }
/// ```
///
/// The layout places a placeholder like an item. ``UICollectionViewFlowLayout`` gives it the size
/// ``UICollectionViewFlowLayout/itemSize``, without a question to the delegate.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// A closure that returns the visible part of the cell to which the dropped item moves. The default, `nil`, is the
    /// whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

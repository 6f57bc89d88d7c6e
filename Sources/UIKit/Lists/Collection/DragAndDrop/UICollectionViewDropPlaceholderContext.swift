/// A placeholder of a dropped item, which is replaced by an item of the data source when the data has been loaded
/// (DI-11).
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating, Sendable {
    /// The item that was dropped.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by an item of the data source.
    ///
    /// - Parameter dataSourceUpdates: A closure that inserts the data in the data source, at the index path that it
    ///   gets. It must not tell the collection view of the insertion.
    /// - Returns: `false` if the placeholder does not exist any longer, for example because the data was reloaded. Then
    ///   the closure is not called.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder.
    ///
    /// - Returns: `false` if the placeholder does not exist any longer.
    @discardableResult func deletePlaceholder() -> Bool

    /// Calls ``UICollectionViewPlaceholder/cellUpdateHandler`` again for the cell of the placeholder, for example to
    /// show the progress. Does nothing while the cell is not visible.
    func setNeedsCellUpdate()
}

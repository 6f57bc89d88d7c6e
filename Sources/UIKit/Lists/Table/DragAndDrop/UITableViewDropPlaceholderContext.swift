/// A placeholder of a dropped item, which is replaced by a row when the data has been loaded (DI-11).
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating, Sendable {
    /// The item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by a row of the data source.
    ///
    /// - Parameter dataSourceUpdates: A closure that inserts the data in the data source, at the index path that it
    ///   gets. It must not tell the table view of the insertion.
    /// - Returns: `false` if the placeholder does not exist any longer, for example because the data was reloaded. Then
    ///   the closure is not called.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder.
    ///
    /// - Returns: `false` if the placeholder does not exist any longer.
    @discardableResult func deletePlaceholder() -> Bool
}

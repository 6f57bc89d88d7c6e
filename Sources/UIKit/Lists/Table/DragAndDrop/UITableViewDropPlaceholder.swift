/// A row without data for an item that is dropped, until its data has been loaded (DI-11).
///
/// ```swift
/// func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
///     guard let item = coordinator.items.first?.dragItem else { return }
///     let placeholder = UITableViewDropPlaceholder(
///         insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0),
///         reuseIdentifier: "loading", rowHeight: 44)
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
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// A closure that returns the visible part of the cell to which the dropped item moves. The default, `nil`, is the
    /// whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

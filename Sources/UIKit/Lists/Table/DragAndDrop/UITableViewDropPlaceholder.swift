/// A row without data for an item that is dropped, until its data has been loaded (DI-11).
///
/// ```swift
/// func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
///     let target = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
///     for item in coordinator.items {
///         let placeholder = UITableViewDropPlaceholder(
///             insertionIndexPath: target, reuseIdentifier: "loading", rowHeight: 44)
///         let context = coordinator.drop(item.dragItem, to: placeholder)
///         item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { name, _ in
///             guard let name = name as? NSString else { return _ = context.deletePlaceholder() }
///             context.commitInsertion { indexPath in print("Insert \(name) at \(indexPath)") }
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// A closure that returns the visible part of the cell to which the dropped item moves. The default, `nil`, is the
    /// whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

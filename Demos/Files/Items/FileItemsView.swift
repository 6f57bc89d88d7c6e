import UIKit

/// A view that shows the files of a folder: the grid or the list.
@MainActor protocol FileItemsView: UIView {
    /// The object that is notified of the user's actions.
    var actions: (any FileItemsViewActions)? { get set }

    /// The selected rows, ascending.
    var selectedRows: [Int] { get }

    /// Shows files.
    ///
    /// - Parameters:
    ///   - arrangement: The files.
    ///   - changes: The rows that differ from those that are shown; nil to load all.
    ///   - selectedRows: The rows to select if all are loaded.
    func show(_ arrangement: Arrangement, changes: RowChanges?, selectedRows: [Int])

    /// Selects rows, and no others. Scrolls to the first of them, and continues from it with keys.
    func select(_ rows: [Int])

    /// Shows the sizes and times that have become known.
    func showDetails(_ arrangement: Arrangement)

    /// Returns the frame for a field that replaces the name of a visible row, in the coordinates of the view.
    func nameFrame(ofRow row: Int) -> CGRect?

    /// Scrolls to a row if it is not visible.
    func reveal(_ row: Int)
}

/// The methods that a view of files calls when the user acts.
@MainActor protocol FileItemsViewActions: AnyObject {
    /// The user opens a row.
    func open(row: Int)

    /// The user has changed the selection.
    func selectionDidChange()

    /// Shows the number of files, and of the selected ones.
    func showStatus()

    /// Returns the context menu of rows.
    func menu(forRows rows: [Int]) -> UIMenu

    /// The user sorts by a column.
    func sort(_ order: FileOrder)

    /// Returns the item for a row that the user drags; none if the file has gone.
    func dragItems(forRow row: Int) -> [UIDragItem]

    /// Returns whether a row is a folder, which opens while a drag is held over it.
    func isFolder(row: Int) -> Bool

    /// Returns what a drop over a row would do, and whether it goes into the folder of the row.
    func dropOperation(_ session: any UIDropSession, row: Int?) -> (operation: UIDropOperation, isIntoRow: Bool)

    /// The user dropped files over a row.
    func receive(_ session: any UIDropSession, row: Int?, operation: UIDropOperation)
}

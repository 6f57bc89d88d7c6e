import CoreGraphics

/// A row without data, which shows a cell of its own until its data has been loaded.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    /// The index path at which the data would be inserted.
    let insertionIndexPath: IndexPath
    /// The identifier of the cell's reuse queue.
    let reuseIdentifier: String
    /// The height of the row.
    let rowHeight: CGFloat

    /// A closure that configures the cell. It is called when the cell is displayed. The default is `nil`.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path at which the data would be inserted.
    ///   - reuseIdentifier: The identifier of a cell that is registered with the table view.
    ///   - rowHeight: The height of the row, in points. ``UITableView/automaticDimension``, and a value that is negative
    ///     or not finite, is the height that the cell needs.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight.isFinite && rowHeight >= 0 ? rowHeight : UITableView.automaticDimension
        super.init()
    }
}

import CoreGraphics

/// A row or item without data: it shows a cell of its own until the data of a drop has been loaded (DI-11).
@MainActor final class ListPlaceholder {
    let reuseIdentifier: String
    /// The height of the row in a table view, in points. The automatic dimension is the height of the cell.
    let rowHeight: CGFloat
    /// Configures the cell.
    let configure: (UIView) -> Void

    init(
        reuseIdentifier: String, rowHeight: CGFloat = UITableView.automaticDimension,
        configure: @escaping (UIView) -> Void
    ) {
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        self.configure = configure
    }
}

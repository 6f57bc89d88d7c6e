/// The table view that displays a cell, as the cell sees it.
@MainActor protocol TableCellOwner: AnyObject {
    /// Notifies the table view that the user clicked or tapped the detail button of a cell (TV-48).
    func cellDidTapAccessory(_ cell: UITableViewCell)

    /// Notifies the table view that the content of a cell may need another height (TV-26).
    func cellNeedsNewHeight(_ cell: UITableViewCell)

    /// Notifies the table view that the user clicked or tapped the delete or insert control of a cell (SW-02).
    func cellDidTapEditControl(_ cell: UITableViewCell)

    /// Notifies the table view that the user drags the reorder control of a cell (SW-08).
    func cell(_ cell: UITableViewCell, didDragReorderControl recognizer: UIGestureRecognizer)
}

extension TableCellOwner {
    func cellDidTapEditControl(_ cell: UITableViewCell) {}
    func cell(_ cell: UITableViewCell, didDragReorderControl recognizer: UIGestureRecognizer) {}
}

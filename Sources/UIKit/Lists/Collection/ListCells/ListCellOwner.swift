/// The collection view that displays a list cell, as the cell sees it.
@MainActor protocol ListCellOwner: AnyObject {
    /// Expands or collapses the item of a cell (DS-11).
    func listCellDidTapOutline(_ cell: UICollectionViewListCell)

    /// Displays the actions of a cell whose delete control has no action of its own (SW-02).
    func listCellDidTapDelete(_ cell: UICollectionViewListCell)

    /// Moves the item of a cell with its reorder control (SW-09).
    func listCell(_ cell: UICollectionViewListCell, didDragReorderControl recognizer: UIGestureRecognizer)

    /// Notifies the collection view that the content of a cell may need another size (TV-26).
    func listCellNeedsNewSize(_ cell: UICollectionViewListCell)
    /// A Boolean value that indicates whether several items can be selected now.
    var usesMultipleSelection: Bool { get }
}

/// A list whose rows the user can swipe.
@MainActor protocol SwipeHost: UIScrollView {
    /// Returns the cell of the row at a point of the list's coordinates that can be swiped; nil if there is none.
    func swipeableCell(at point: CGPoint) -> UIView?

    /// Returns the actions at a side of a cell; nil or a configuration without actions if it cannot be swiped.
    func swipeConfiguration(for cell: UIView, at side: SwipeSide) -> UISwipeActionsConfiguration?

    /// Returns the frame of a cell that is not swiped; nil if the cell is not displayed any more.
    func restingFrame(of cell: UIView) -> CGRect?

    /// Tells the list that a cell is about to be opened.
    func swipeWillOpen(_ cell: UIView)

    /// Tells the list that a cell has been opened or closed, so that the cell updates its state.
    func swipeDidChange(_ cell: UIView, isSwiped: Bool)

    /// Tells the list that a cell was closed. The cell may not be displayed any more.
    func swipeDidClose(_ cell: UIView)
}

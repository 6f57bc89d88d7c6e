// Swiping the items of lists (SW-03 to SW-06).
extension UICollectionView: SwipeHost {
    /// Prepares for swiping when an item that can be swiped is displayed.
    func prepareForSwipes() {
        guard swipes == nil else { return }
        let controller = SwipeController()
        swipes = controller
        controller.attach(to: self)
    }

    func swipeableCell(at point: CGPoint) -> UIView? {
        guard !isEditing, updates.depth == 0, let path = path(at: point) else { return nil }
        return cell(at: path) as? UICollectionViewListCell
    }

    func swipeConfiguration(for cell: UIView, at side: SwipeSide) -> UISwipeActionsConfiguration? {
        guard let cell = cell as? UICollectionViewListCell, cell.placement.hasSwipeActions, let path = path(of: cell)
        else { return nil }
        return layoutStorage.swipeConfiguration(forItemAt: path, side)
    }

    func restingFrame(of cell: UIView) -> CGRect? { elements.first { $0.view === cell }?.frame }

    func swipeWillOpen(_ cell: UIView) {}

    func swipeDidChange(_ cell: UIView, isSwiped: Bool) { (cell as? UICollectionViewListCell)?.isSwiped = isSwiped }

    func swipeDidClose(_ cell: UIView) {}

    /// Closes the open item when the user scrolls (SW-06).
    func closeSwipeAfterScrolling() {
        if swipes?.session != nil, isDragging { swipes?.close() }
    }

    /// Displays the actions of an item that is edited, because the user pressed its delete control (SW-02).
    func listCellDidTapDelete(_ cell: UICollectionViewListCell) {
        guard swipes?.session?.cell !== cell else {
            swipes?.close()
            return
        }
        guard let configuration = swipeConfiguration(for: cell, at: .trailing) else { return }
        prepareForSwipes()
        swipes?.open(cell, at: .trailing, configuration)
    }
}

extension UICollectionViewCell {
    /// The states of a cell while its item is dragged.
    public enum DragState: Int, Sendable {
        /// The item is not dragged.
        case none = 0
        /// The user lifts the item.
        case lifting = 1
        /// The user moves the item.
        case dragging = 2
    }

    /// Sets the state because of a drag, or because the cell is reused.
    func setDragState(_ new: DragState) {
        guard new != dragState else { return }
        dragState = new
        dragStateDidChange(new)
    }
}

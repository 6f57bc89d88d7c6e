extension UITableViewCell {
    /// The states of a cell while its row is dragged.
    public enum DragState: Int, Sendable {
        /// The row is not dragged.
        case none = 0
        /// The user lifts the row.
        case lifting = 1
        /// The user moves the row.
        case dragging = 2
    }

    /// Sets the state because of a drag, or because the cell is reused.
    func setDragState(_ new: DragState) {
        guard new != dragState else { return }
        dragState = new
        dragStateDidChange(new)
    }
}

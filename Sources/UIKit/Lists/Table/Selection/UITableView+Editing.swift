// Editing: the controls of the rows.
extension UITableView {
    func changeEditing(_ editing: Bool, isAnimated: Bool) {
        guard editing != isEditingStorage else { return }
        deselectAll()
        cancelReordering()
        swipes.close()
        discardPreparedCells()
        isEditingStorage = editing
        let start = generation
        for row in rows {
            row.cell.backgrounds.allowsMultipleSelection = usesMultipleSelection
            prepareEditing(row.cell, row: row.number, isAnimated: isAnimated)
            // The app has loaded the data again.
            guard generation == start else { return }
        }
    }

    /// Begins or ends editing a cell (SW-01).
    func prepareEditing(_ cell: UITableViewCell, row number: Int, isAnimated: Bool) {
        guard isEditing, !isPlaceholder(number) else {
            if cell.isEditing { cell.setEditing(false, animated: isAnimated) }
            return
        }
        let path = indexPath(ofRow: number)
        guard dataSource?.tableView(self, canEditRowAt: path) ?? true else {
            // A row that can only be moved has no control at the leading side.
            let isMovable = cell.showsReorderControl && canMove(path) && !missingMethods.contains(.canMoveRow)
            if isMovable {
                cell.editingStyle = .none
                cell.setMovable(true)
            }
            if cell.isEditing != isMovable { cell.setEditing(isMovable, animated: isAnimated) }
            return
        }
        cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        if style != .plain {
            cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        }
        if cell.showsReorderControl { cell.setMovable(canMove(path)) }
        if !cell.isEditing { cell.setEditing(true, animated: isAnimated) }
    }
}

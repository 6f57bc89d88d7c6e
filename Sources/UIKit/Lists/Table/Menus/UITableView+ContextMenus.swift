// Context menus of rows (KS-12).
extension UITableView: ContextMenuKeySource {
    /// Adds the interaction that opens the menus.
    func installRowMenus() {
        guard rowMenus == nil, delegate != nil || dataSource != nil else { return }
        let menus = TableRowMenus(self)
        rowMenus = menus
        addInteraction(menus.interaction)
    }

    /// Moves the cursor to a row whose menu opens, and selects the row if moves of the cursor select.
    func selectForMenu(_ cell: UITableViewCell) {
        guard usesSelection, let number = rows.first(where: { $0.cell === cell })?.number else { return }
        selection.cursor = number
        if selectionFollowsFocus || usesMultipleSelection, !selection.rows.contains(number) { selectOnly(number) }
    }

    /// Returns the row at the cursor, which becomes visible.
    func rectForContextMenuByKey() -> CGRect? {
        guard let cursor = cursorRow else { return nil }
        scrollToRow(at: indexPath(ofRow: cursor), at: .none, animated: false)
        layoutIfNeeded()
        return cursor < geometry.rowCount ? rect(ofRow: cursor) : nil
    }
}

import QuartzCore

// Swiping rows (SW-03 to SW-07), and the confirmation of deletion (SW-02).
extension UITableView: SwipeHost {
    func swipeableCell(at point: CGPoint) -> UIView? {
        guard !isEditing, updates.depth == 0, reordering == nil, let path = indexPathForRow(at: point) else {
            return nil
        }
        return cellForRow(at: path)
    }

    func swipeConfiguration(for cell: UIView, at side: SwipeSide) -> UISwipeActionsConfiguration? {
        guard let cell = cell as? UITableViewCell, let path = indexPath(for: cell) else { return nil }
        let start = generation
        guard canEdit(path), generation == start else { return nil }
        let configuration = appConfiguration(at: side, path)
        guard generation == start, side == .trailing, configuration == nil else { return configuration }
        return deleteConfiguration(for: cell, path)
    }

    private func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? true }

    /// Returns the actions of the delegate.
    private func appConfiguration(at side: SwipeSide, _ path: IndexPath) -> UISwipeActionsConfiguration? {
        side == .leading
            ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }

    /// Returns the action that deletes a row; nil if the row cannot be deleted (SW-03).
    private func deleteConfiguration(for cell: UITableViewCell, _ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard dataSource != nil, !missingMethods.contains(.commit),
            delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
        else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self, weak cell] _, _, done in
            guard let self, let cell, let path = indexPath(for: cell) else { return done(false) }
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    func restingFrame(of cell: UIView) -> CGRect? {
        rows.first { $0.cell === cell }.map { rect(ofRow: $0.number) }
    }

    // MARK: Opening and closing

    func swipeWillOpen(_ cell: UIView) {
        guard !isEditing, let cell = cell as? UITableViewCell, let path = indexPath(for: cell) else { return }
        let start = generation
        takeFocusAfterClick()
        if generation == start { delegate?.tableView(self, willBeginEditingRowAt: path) }
    }

    func swipeDidChange(_ cell: UIView, isSwiped: Bool) {
        guard let cell = cell as? UITableViewCell else { return }
        cell.backgrounds.isSwiped = isSwiped
        cell.configurationStateDidChange()
    }

    func swipeDidClose(_ cell: UIView) {
        guard !isEditing, let cell = cell as? UITableViewCell else { return }
        delegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
    }

    /// Closes the open row when the user scrolls (SW-06).
    func closeSwipeAfterScrolling() {
        if swipes.session != nil, isDragging { swipes.close() }
    }

    /// Displays the actions of a row that is edited, because the user pressed its delete control (SW-02).
    func confirmDeletion(of cell: UITableViewCell) {
        guard swipes.session?.cell !== cell else { return swipes.close() }
        guard let configuration = swipeConfiguration(for: cell, at: .trailing) else { return }
        swipes.open(cell, at: .trailing, configuration)
    }

    // MARK: Other ways to the actions

    /// Returns the actions of a row for its context menu (SW-07).
    func menuActions(for cell: UITableViewCell) -> [UIAction] {
        guard !isEditing, let path = indexPath(for: cell) else { return [] }
        let start = generation
        guard canEdit(path), generation == start else { return [] }
        var actions: [UIContextualAction] = []
        actions += appConfiguration(at: .leading, path)?.actions ?? []
        guard generation == start else { return [] }
        if let trailing = appConfiguration(at: .trailing, path) {
            actions += trailing.actions
        } else if !missingMethods.contains(.canEditRow), generation == start {
            // A data source that does not decide which rows can be edited probably does not delete rows.
            actions += deleteConfiguration(for: cell, path)?.actions ?? []
        }
        guard generation == start else { return [] }
        return actions.map { action in
            UIAction(
                title: action.title ?? "", image: action.image,
                attributes: action.style == .destructive ? .destructive : []
            ) { [weak cell] _ in
                guard let cell else { return }
                action.handler(action, cell) { _ in }
            }
        }
    }

    /// Performs the first trailing action of a row if it is destructive (KS-12).
    ///
    /// - Returns: False if there is none.
    func performDestructiveAction(ofRow number: Int) -> Bool {
        guard number < geometry.rowCount, !isPlaceholder(number) else { return false }
        let start = generation
        let path = indexPath(ofRow: number)
        guard canEdit(path), generation == start,
            let action = appConfiguration(at: .trailing, path)?.actions.first, action.style == .destructive,
            generation == start
        else { return false }
        action.handler(action, displayedIndex(number).map { rows[$0].cell } ?? self) { _ in }
        return true
    }
}

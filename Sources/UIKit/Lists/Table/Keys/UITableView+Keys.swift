// The part of a table view in the mechanism of keys, which it has in common with collection views.
extension UITableView: KeyboardList {
    var itemCount: Int {
        loadIfNeeded()
        return geometry.rowCount
    }

    var displayedContents: [(number: Int, view: UIView)] { rows.map { ($0.number, $0.cell.contentView) } }

    var preferredCursor: Int? { delegate?.indexPathForPreferredFocusedView(in: self).flatMap(rowNumber) }

    func path(ofNumber number: Int) -> IndexPath { indexPath(ofRow: number) }

    func followsFocus(_ number: Int) -> Bool {
        delegate?.tableView(self, selectionFollowsFocusForRowAt: indexPath(ofRow: number)) ?? selectionFollowsFocus
    }

    func canFocus(_ number: Int) -> Bool {
        !isPlaceholder(number)
            && delegate(.canFocusRow)?.tableView(self, canFocusRowAt: indexPath(ofRow: number)) ?? true
    }

    func permitsFocus(from old: IndexPath?, to new: IndexPath?, _ heading: UIFocusHeading) -> Bool {
        let context = UITableViewFocusUpdateContext(in: self, from: old, to: new, heading: heading)
        return delegate?.tableView(self, shouldUpdateFocusIn: context) ?? true
    }

    func focusDidMove(
        from old: IndexPath?, to new: IndexPath?, _ heading: UIFocusHeading,
        _ coordinator: UIFocusAnimationCoordinator
    ) {
        let context = UITableViewFocusUpdateContext(in: self, from: old, to: new, heading: heading)
        delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
    }

    func reactsToPress(_ number: Int) -> Bool { false }

    /// The frame of the row at the cursor, which the focus ring surrounds.
    var cursorShape: (rect: CGRect, cornerRadius: CGFloat)? {
        guard let cursor = cursorRow else { return nil }
        return (rect(ofRow: cursor).insetBy(dx: 2, dy: 1), 6)
    }

    func cancelByKey() -> Bool {
        if reordering != nil {
            cancelReordering()
        } else if swipes.session != nil {
            swipes.close()
        } else {
            return false
        }
        return true
    }

    // MARK: Geometry

    func frame(ofNumber number: Int) -> CGRect { rect(ofRow: number) }

    func number(at point: CGPoint) -> Int? { indexPathForRow(at: point).flatMap(rowNumber) }

    func target(of motion: ListMotion, from cursor: Int) -> Int? {
        switch motion {
        case .up: return focusable(from: cursor - 1, by: -1) ?? cursor
        case .down: return focusable(from: cursor + 1, by: 1) ?? cursor
        case .left, .right: return nil
        case .first: return focusable(from: 0, by: 1) ?? cursor
        case .last: return focusable(from: geometry.rowCount - 1, by: -1) ?? cursor
        case .pageUp: return focusable(page(from: cursor, isForward: false), before: cursor, by: 1)
        case .pageDown: return focusable(page(from: cursor, isForward: true), before: cursor, by: -1)
        }
    }

    /// Returns a row that can have the cursor: between the end of a page and the row at the cursor, or else beyond.
    private func focusable(_ end: Int, before cursor: Int, by step: Int) -> Int {
        if let row = focusable(from: end, by: step), step < 0 ? row > cursor : row < cursor { return row }
        return focusable(from: end, by: -step) ?? cursor
    }

    /// Returns the row that is a page before or after another: so many rows as are wholly visible, less one.
    private func page(from cursor: Int, isForward: Bool) -> Int {
        let row = rect(ofRow: cursor)
        let area = bounds.inset(by: adjustedContentInset).height - row.height
        let last = geometry.rowCount - 1
        if isForward {
            let end = row.minY + max(0, area)
            let found = geometry.row(at: RowExtent.units(end)) ?? last
            return min(last, max(cursor + 1, rect(ofRow: found).maxY > end + row.height ? found - 1 : found))
        }
        let start = row.maxY - row.height - max(0, area)
        let found = start <= 0 ? 0 : geometry.row(at: RowExtent.units(start)) ?? 0
        return max(0, min(cursor - 1, rect(ofRow: found).minY < start ? found + 1 : found))
    }

    func reveal(_ number: Int, isAnimated: Bool) {
        scrollToRow(at: indexPath(ofRow: number), at: .none, animated: isAnimated)
    }

    // MARK: Actions

    func isSelectable(_ number: Int) -> Bool {
        !isPlaceholder(number)
            && delegate?.tableView(self, shouldHighlightRowAt: indexPath(ofRow: number)) ?? true
    }

    func deleteByKey(_ number: Int) -> Bool { delete(number) || performDestructiveAction(ofRow: number) }

    /// Deletes a row with the Delete key if the data source permits it (KS-12).
    private func delete(_ number: Int) -> Bool {
        let start = generation
        let path = indexPath(ofRow: number)
        guard let dataSource, !isPlaceholder(number), !missingMethods.contains(.commit),
            dataSource.tableView(self, canEditRowAt: path),
            generation == start, delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete,
            generation == start
        else { return false }
        dataSource.tableView(self, commit: .delete, forRowAt: path)
        return !missingMethods.contains(.commit)
    }

    // MARK: Selecting several rows

    func permitsMultipleSelection(at number: Int) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath(ofRow: number)) ?? false
    }

    func multipleSelectionWillBegin(at number: Int) {
        let start = generation
        allowsMultipleSelectionDuringEditing = true
        setEditing(true, animated: true)
        guard generation == start else { return }
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: indexPath(ofRow: number))
    }

    func multipleSelectionDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    // MARK: Texts

    var hasTypeSelectStrings: Bool { delegate(.typeSelectString) != nil }

    func typeSelectString(ofNumber number: Int) -> String? {
        delegate(.typeSelectString)?.tableView(self, typeSelectStringForRowAt: indexPath(ofRow: number))
    }
}

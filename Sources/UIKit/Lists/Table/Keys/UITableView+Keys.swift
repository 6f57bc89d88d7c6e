// The part of a table view in the mechanism of keys, which it has in common with collection views.
extension UITableView: KeyboardList {
    var itemCount: Int {
        loadIfNeeded()
        return geometry.rowCount
    }

    var displayedContents: [(number: Int, view: UIView)] { rows.map { ($0.number, $0.cell.contentView) } }

    var preferredCursor: Int? { nil }

    func followsFocus(_ number: Int) -> Bool { selectionFollowsFocus }

    func permitsCursor(movingTo number: Int, _ heading: UIFocusHeading) -> Bool { true }

    func cursorDidMove(from old: Int?, _ heading: UIFocusHeading) {}

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
        let last = geometry.rowCount - 1
        switch motion {
        case .up: return max(0, cursor - 1)
        case .down: return min(last, cursor + 1)
        case .left, .right: return nil
        case .first: return 0
        case .last: return last
        case .pageUp: return page(from: cursor, isForward: false)
        case .pageDown: return page(from: cursor, isForward: true)
        }
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
        delegate?.tableView(self, shouldHighlightRowAt: indexPath(ofRow: number)) ?? true
    }

    func deleteByKey(_ number: Int) -> Bool { delete(number) || performDestructiveAction(ofRow: number) }

    /// Deletes a row with the Delete key if the data source permits it (KS-12).
    private func delete(_ number: Int) -> Bool {
        let start = generation
        let path = indexPath(ofRow: number)
        guard let dataSource, !missingMethods.contains(.commit), dataSource.tableView(self, canEditRowAt: path),
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

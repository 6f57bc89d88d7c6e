// The actions of the user on the columns.
extension ColumnTableView {
    /// Sorts the rows because the user clicked a title (CO-05).
    func sortByUser(_ column: TableColumn) {
        if column.isSortable {
            let old = sortDescriptors
            let isFirst = old.first?.key == column.identifier
            let new =
                isFirst
                ? old[0].reversed
                : ColumnSortDescriptor(key: column.identifier, ascending: column.sortsAscendingFirst)
            sortDescriptors = [new] + old.filter { $0.key != column.identifier }
            columnDelegate?.columnTableView(self, sortDescriptorsDidChange: old)
        }
        columnDelegate?.columnTableView(self, didClick: column)
    }

    // MARK: Widths

    /// The column whose width changes when the user changes the width of a column: the column itself, or the next one in
    /// the opposite direction if the column takes the width that the others leave (CO-06). Nil if there is none.
    func resizedColumn(at divider: TableColumn) -> (column: TableColumn, sign: CGFloat)? {
        guard allowsColumnResizing else { return nil }
        let spans = columnLayout.spans
        guard let index = columnLayout.index(of: divider) else { return nil }
        if spans.first(where: { $0.column.isFlexible })?.column === divider {
            guard divider.isResizable, index + 1 < spans.count else { return nil }
            let next = spans[index + 1].column
            return next.isResizable ? (next, -1) : nil
        }
        return divider.isResizable ? (divider, 1) : nil
    }

    /// Returns how the user changes widths by dragging the divider after a column, which follows the pointer (CO-06). Nil
    /// if the divider cannot be dragged.
    func dividerDrag(after column: TableColumn) -> ColumnDividerDrag? {
        let spans = columnLayout.spans
        guard let index = columnLayout.index(of: column), let target = resizedColumn(at: column) else { return nil }
        let flexible = spans.firstIndex { $0.column.isFlexible } ?? spans.count
        guard flexible < index, columnLayout.width <= bounds.width else {
            return ColumnDividerDrag(target.sign > 0 ? target.column : nil, target.sign < 0 ? target.column : nil)
        }
        // The flexible column would take the width back and keep the divider in its place.
        guard index + 1 < spans.count else { return nil }
        let next = spans[index + 1].column
        return next.isResizable ? ColumnDividerDrag(column, next) : ColumnDividerDrag(column, nil)
    }

    func resizeByUser(_ column: TableColumn, to width: CGFloat) {
        let old = column.width
        column.width = column.limited(width)
        if column.width != old { columnDelegate?.columnTableView(self, didResize: column) }
    }

    /// Fits the column before a divider to its content because the user clicked the divider twice (CO-07).
    func fitByUser(_ divider: TableColumn) {
        guard let target = resizedColumn(at: divider) else { return }
        resizeByUser(target.column, to: fittingWidth(of: target.column))
    }

    // MARK: Order

    /// Moves a column to an index among the visible columns because the user dragged its title (CO-08).
    ///
    /// - Returns: True if the column moved.
    @discardableResult
    func moveByUser(_ column: TableColumn, toVisible index: Int) -> Bool {
        guard allowsColumnReordering, let target = columnIndex(ofVisible: index, moving: column),
            let old = tableColumns.firstIndex(where: { $0 === column }), old != target,
            columnDelegate?.columnTableView(self, shouldReorder: column, to: target) ?? true
        else { return false }
        // The delegate may have changed the columns.
        guard tableColumns.indices.contains(target), tableColumns.indices.contains(old), tableColumns[old] === column
        else { return false }
        moveColumn(old, toColumn: target)
        columnDelegate?.columnTableView(self, didReorder: column, from: old, to: target)
        return true
    }

    /// Returns the index among all columns that gives a column an index among the visible ones.
    private func columnIndex(ofVisible index: Int, moving column: TableColumn) -> Int? {
        let others = tableColumns.filter { $0 !== column }
        let visible = others.filter { !$0.isHidden }
        guard index >= 0, index <= visible.count else { return nil }
        if index == 0 { return others.firstIndex { !$0.isHidden } ?? 0 }
        let previous = visible[index - 1]
        return others.firstIndex { $0 === previous }.map { $0 + 1 }
    }
}

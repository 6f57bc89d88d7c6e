import QuartzCore

// The state of cells that depends on their row.
extension UITableView {
    /// Sets the state of a cell before it is displayed (TV-09).
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - number: The number of its row.
    ///   - isPrepared: True if this was done before. The delegate is not asked again.
    func prepare(_ cell: UITableViewCell, forRow number: Int, isPrepared: Bool = false) {
        cell.owner = self
        cell.contentView.observeContent(selfSizingInvalidation == .enabledIncludingConstraints) { [weak cell] in
            if let cell { cell.owner?.cellNeedsNewHeight(cell) }
        }
        cell.backgrounds.allowsMultipleSelection = usesMultipleSelection
        let isSelected = selection.rows.contains(number)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        let isHighlighted = selection.highlighted == number
        if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
        if isEditing || cell.isEditing { prepareEditing(cell, row: number, isAnimated: false) }
        updateSurroundings(of: cell, row: number)
        if !isPrepared, !isPlaceholder(number), let delegate = delegate(.indentationLevel) {
            let level = delegate.tableView(self, indentationLevelForRowAt: indexPath(ofRow: number))
            if !missingMethods.contains(.indentationLevel) { cell.indentationLevel = max(0, level) }
        }
    }

    /// Updates what a cell displays of its position among the rows: the line below it and the corners of its group.
    func updateSurroundings(of cell: UITableViewCell, row number: Int) {
        let (section, row) = geometry.location(of: number)
        let isLast = row == geometry.sections[section].rows.count - 1
        let appearance: TableCellPlacement.Appearance =
            switch style {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: isInset ? .insetGrouped : .grouped
            }
        cell.placement = TableCellPlacement(
            appearance: appearance, isFirst: row == 0, isLast: isLast,
            isAlternate: usesAlternatingRowBackgroundColors && row % 2 == 1,
            trailingInset: indexInset, sideInset: readableInset)
        cell.separator = TableSeparator(
            color: separatorColor, insets: effectiveSeparatorInset,
            isVisible: hasSeparator(below: number, isLast: isLast) && !isSelectionBeside(number, isLast: isLast))
    }

    /// The distances of the separators from the edges of cells.
    var effectiveSeparatorInset: UIEdgeInsets {
        var insets = separatorInset
        if separatorInsetReference == .fromAutomaticInsets { insets.left += CellMetrics.sideMargin }
        return insets
    }

    /// The width at each side of cells that their content leaves empty, so that it can be read well (TV-55).
    private var readableInset: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth, cellWidth > ReadableWidth.smallestView else { return 0 }
        return ((cellWidth - ReadableWidth.width) / 2).rounded(.down)
    }

    /// Returns a Boolean value that indicates whether there is a line below a row (TV-17).
    private func hasSeparator(below number: Int, isLast: Bool) -> Bool {
        guard separatorStyle != .none else { return false }
        return style == .plain || !isLast
    }

    /// Returns a Boolean value that indicates whether a row or the one below it is selected or highlighted.
    private func isSelectionBeside(_ number: Int, isLast: Bool) -> Bool {
        func isMarked(_ number: Int) -> Bool {
            selection.rows.contains(number) || selection.highlighted == number
        }
        return isMarked(number) || !isLast && isMarked(number + 1)
    }

    /// Updates the separators above and below a row.
    func updateSeparators(around number: Int) {
        for index in [displayedIndex(number - 1), displayedIndex(number)].compactMap(\.self) {
            updateSurroundings(of: rows[index].cell, row: rows[index].number)
        }
    }

    func separatorsDidChange() {
        for row in rows { updateSurroundings(of: row.cell, row: row.number) }
    }
}

extension UITableView: TableCellOwner {
    func cellDidTapAccessory(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    func cellDidTapEditControl(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell), isEditing, cell.editingStyle != .none else { return }
        guard cell.editingStyle != .delete else { return confirmDeletion(of: cell) }
        swipes.close()
        dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
    }

    /// Determines the height of a row again in the next layout, because its content has changed (TV-26). Rows that are
    /// being displayed are measured anyway.
    func cellNeedsNewHeight(_ cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !tiling.isActive, updates.reconfiguredCell !== cell,
            let row = rows.first(where: { $0.cell === cell })
        else { return }
        forgetHeight(ofRow: row.number)
        setNeedsLayout()
    }
}

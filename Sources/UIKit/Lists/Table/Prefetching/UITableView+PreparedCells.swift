import QuartzCore

// Cells are prepared before they become visible, between the frames in which the content scrolls (PF-02).
extension UITableView: CellPreparing {
    var isPreparationScheduled: Bool {
        get { preparedCells.isScheduled }
        set { preparedCells.isScheduled = newValue }
    }

    func canPrepareCell(along way: CGVector) -> Bool {
        isPrefetchingEnabled && window != nil && dataSource != nil && isLoaded && !isLoading && !isEditing
            && !tiling.isActive && updates.depth == 0 && !updates.isAnimating && reordering == nil
            && rowToPrepare(way.dy > 0) != nil
    }

    /// Returns the nearest row in the next half page that has no cell; nil if there is none, or no room for its cell.
    private func rowToPrepare(_ isForward: Bool) -> Int? {
        guard let first = rows.first?.number, let last = rows.last?.number,
            preparedCells.cells.count < preparedCells.limit || surplusRow(isForward) != nil
        else { return nil }
        let visible = visibleInterval
        let reach = visible.count / 2
        var position = isForward ? geometry.interval(of: last).upperBound : geometry.interval(of: first).lowerBound
        while let number = isForward
            ? geometry.firstRow(endingAfter: position) : geometry.lastRow(startingBefore: position)
        {
            let interval = geometry.interval(of: number)
            let isNear =
                isForward
                ? interval.lowerBound < visible.upperBound + reach : interval.upperBound > visible.lowerBound - reach
            guard isNear, !interval.isEmpty else { return nil }
            if preparedCells.cells[number] == nil, displayedIndex(number) == nil { return number }
            position = isForward ? interval.upperBound : interval.lowerBound
        }
        return nil
    }

    /// Returns a row behind the visible ones whose cell makes room for those ahead.
    private func surplusRow(_ isForward: Bool) -> Int? {
        guard let first = rows.first?.number, let last = rows.last?.number else { return nil }
        return preparedCells.cells.keys.first { isForward ? $0 < last : $0 > first }
    }

    func prepareNextCell(along way: CGVector) -> Bool {
        let isForward = way.dy > 0
        guard let number = rowToPrepare(isForward) else { return false }
        if preparedCells.cells.count >= preparedCells.limit, let row = surplusRow(isForward) {
            discardPreparedCell(row)
        }
        let start = generation
        var made: UITableViewCell?
        UIView.performWithoutAnimation {
            made = obtainCell(ofRow: number, isPreparing: true)
            guard generation == start, let cell = made else { return }
            prepare(cell, forRow: number)
            cell.frame = displayedFrame(ofRow: number)
            cell.updateConfigurationIfNeeded()
            cell.layoutIfNeeded()
        }
        guard let cell = made else { return false }
        guard generation == start, displayedIndex(number) == nil, canPrepareCell(along: way) else {
            recycle(cell)
            return false
        }
        preparedCells.cells[number] = cell
        return true
    }

    func readCell<Result>(ofNumber number: Int, _ read: (UIView) -> Result) -> Result? {
        if let cell = preparedCells.cells[number] { return read(cell) }
        guard dataSource != nil, isLoaded, !isLoading, !tiling.isActive, updates.depth == 0, !updates.isAnimating,
            reordering == nil, (0..<geometry.rowCount).contains(number), displayedIndex(number) == nil
        else { return nil }
        let start = generation
        var result: Result?
        UIView.performWithoutAnimation {
            guard let cell = obtainCell(ofRow: number, isPreparing: true) else { return }
            defer { recycle(cell) }
            guard generation == start else { return }
            prepare(cell, forRow: number)
            cell.frame = displayedFrame(ofRow: number)
            cell.updateConfigurationIfNeeded()
            cell.layoutIfNeeded()
            if generation == start { result = read(cell) }
        }
        return result
    }

    /// Returns the prepared cell of a row that becomes visible.
    func takePreparedCell(_ number: Int) -> UITableViewCell? {
        preparedCells.cells.isEmpty ? nil : preparedCells.cells.removeValue(forKey: number)
    }

    /// Forgets a prepared cell that the data source has returned for another row.
    func removePreparedCell(_ cell: UITableViewCell) {
        guard let row = preparedCells.cells.first(where: { $0.value === cell })?.key else { return }
        preparedCells.cells[row] = nil
    }

    private func discardPreparedCell(_ number: Int) {
        if let cell = preparedCells.cells.removeValue(forKey: number) { recycle(cell) }
    }

    /// Makes the prepared cells available for other rows, because rows have other numbers or contents.
    func discardPreparedCells() {
        guard !preparedCells.cells.isEmpty else { return }
        let cells = preparedCells.cells
        preparedCells.cells = [:]
        for cell in cells.values { recycle(cell) }
    }

    private func recycle(_ cell: UITableViewCell) {
        guard !rows.contains(where: { $0.cell === cell }) else { return }
        cell.owner = nil
        guard let identifier = cell.reuseIdentifier else { return }
        cellPool.add(cell, identifier)
    }
}

import QuartzCore

// Displaying the visible rows.
extension UITableView {
    /// The greatest number of rounds in which heights become known.
    private static let roundLimit = 64

    /// Displays the rows that are visible, and ends displaying those that are not.
    ///
    /// Scrolling within the displayed rows only moves pinned headers (PF-06).
    func tile() {
        guard !tiling.isActive, !isLoading else { return }
        loadIfNeeded()
        if knownWidth != cellWidth {
            let anchor = rows.isEmpty ? nil : anchorRow
            invalidateHeights()
            keepInPlace(anchor)
            if cellLayoutMarginsFollowReadableWidth { separatorsDidChange() }
        }
        layOutBackground()
        layOutAccessoryViews()
        tiling.isActive = true
        defer { tiling.isActive = false }
        let visible = visibleInterval
        if let quiet = tiling.quietOffsets, tiling.quietHeight == visible.count, quiet.contains(visible.lowerBound) {
            let changes = tiling.heightChanges
            if displaySections(in: visible), tiling.heightChanges == changes {
                placeSections()
                return
            }
        }
        tiling.quietOffsets = nil
        displayVisibleRows()
        hideLeavingViews()
    }

    private func displayVisibleRows() {
        guard bounds.width > 0, bounds.height > 0 else { return endDisplayingAll() }
        let start = generation
        var isStable = false
        for _ in 0..<UITableView.roundLimit where !isStable {
            let (offset, changes) = (bounds.origin.y, tiling.heightChanges)
            let anchor = anchorRow
            endDisplayingRows(outside: visibleInterval)
            guard displaySections(in: visibleInterval), displayRows(in: visibleInterval), generation == start else {
                // The app has loaded the data again.
                setNeedsLayout()
                return
            }
            keepInPlace(anchor)
            if tiling.heightChanges != changes { updateContentSize() }
            settleAfterGeometryChange()
            guard generation == start else { return setNeedsLayout() }
            isStable = bounds.origin.y == offset && tiling.heightChanges == changes
        }
        if !isStable { endDisplayingRows(outside: visibleInterval) }
        placeRows()
        placeSections()
        layOutAccessoryViews()
        findQuietOffsets()
    }

    // MARK: Keeping the visible rows in place

    /// The first row whose top is visible, and its position (TV-20). Nil at the beginning of the content, where the
    /// offset stays, and while the user holds the scroll bar, whose position determines the offset.
    var anchorRow: (number: Int, position: Int)? {
        guard bounds.origin.y > ranges.y.lower, movement.dragSource != .bar else { return nil }
        let visible = visibleInterval
        let top = RowExtent.units(bounds.minY + adjustedContentInset.top)
        guard let first = geometry.firstRow(endingAfter: top) else { return nil }
        let interval = geometry.interval(of: first)
        if interval.lowerBound < top, let next = geometry.firstRow(endingAfter: interval.upperBound) {
            let position = geometry.interval(of: next).lowerBound
            if position < visible.upperBound { return (next, position) }
        }
        return (first, interval.lowerBound)
    }

    /// Scrolls by the distance by which a row has moved, so that what the user sees stays where it is (TV-19).
    func keepInPlace(_ anchor: (number: Int, position: Int)?) {
        guard let anchor, anchor.number < geometry.rowCount else { return }
        let distance = geometry.interval(of: anchor.number).lowerBound - anchor.position
        guard distance != 0 else { return }
        // The content must not end before the offset does.
        updateContentSize()
        movement.shift(by: CGVector(dx: 0, dy: RowExtent.points(distance)))
    }

    // MARK: Rows

    /// Returns the index of a row among those that are displayed.
    func displayedIndex(_ number: Int) -> Int? {
        let index = insertionIndex(number)
        return index < rows.count && rows[index].number == number ? index : nil
    }

    private func insertionIndex(_ number: Int) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Displays the rows in an interval.
    ///
    /// - Returns: False if the app has loaded the data again.
    private func displayRows(in visible: Range<Int>) -> Bool {
        let start = generation
        var next = geometry.firstRow(endingAfter: visible.lowerBound)
        while let number = next {
            // Each search takes O(log n), so that a position is found once.
            var (interval, isEstimate) = geometry.place(of: number)
            guard interval.lowerBound < visible.upperBound else { break }
            if isEstimate {
                resolveHeightWithoutCell(ofRow: number)
                guard generation == start else { return false }
                (interval, isEstimate) = geometry.place(of: number)
            }
            if !interval.isEmpty, interval.upperBound > visible.lowerBound {
                let changes = tiling.heightChanges
                if let index = displayedIndex(number) {
                    if isEstimate { measure(rows[index].cell, ofRow: number) }
                } else {
                    display(number)
                }
                guard generation == start else { return false }
                if tiling.heightChanges != changes { interval = geometry.interval(of: number) }
            }
            guard interval.upperBound < visible.upperBound else { break }
            next = geometry.firstRow(endingAfter: interval.upperBound)
        }
        return true
    }

    /// Obtains the cell of a row and displays it (TV-03).
    private func display(_ number: Int) {
        let start = generation
        let prepared = takePreparedCell(number)
        guard let cell = prepared ?? obtainCell(ofRow: number), generation == start else { return }
        prepare(cell, forRow: number, isPrepared: prepared != nil)
        if geometry.height(of: number).isEstimate { measure(cell, ofRow: number) }
        cell.frame = displayedFrame(ofRow: number)
        rows.insert(DisplayedRow(number: number, cell: cell), at: insertionIndex(number))
        show(cell)
        if !isPlaceholder(number) { delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath(ofRow: number)) }
    }

    /// Asks the data source for the cell of a row.
    ///
    /// - Parameters:
    ///   - number: The number of the row.
    ///   - isPreparing: True if the row is not visible yet: then the cells of displayed rows stay where they are.
    func obtainCell(ofRow number: Int, isPreparing: Bool = false) -> UITableViewCell? {
        let path = indexPath(ofRow: number)
        if isPlaceholder(number) { return isPreparing ? nil : placeholderCell(ofRow: number) }
        guard let dataSource else { return nil }
        let start = generation
        let previous = tiling.requestedRow
        tiling.requestedRow = number
        let cell = dataSource.tableView(self, cellForRowAt: path)
        tiling.requestedRow = previous
        guard generation == start else { return nil }
        if let index = rows.firstIndex(where: { $0.cell === cell }) {
            guard !isPreparing else { return nil }
            ResponderDiagnostics.report(
                """
                \(type(of: dataSource)) returned the cell of row \(indexPath(ofRow: rows[index].number)) for row \
                \(path) as well. A cell displays one row at a time: dequeue a cell for each row.
                """)
            endDisplaying(rows.remove(at: index), reuses: false)
        }
        if cell.superview === self, let identifier = cell.reuseIdentifier { cellPool.remove(cell, identifier) }
        removePreparedCell(cell)
        return cell
    }

    private func show(_ cell: UITableViewCell) {
        if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        if cell.isHidden { cell.isHidden = false }
    }

    /// Ends displaying the rows that are not in an interval.
    private func endDisplayingRows(outside visible: Range<Int>) {
        var index = 0
        while index < rows.count {
            let interval = geometry.interval(of: rows[index].number)
            let isMoved = rows[index].cell === reordering?.cell
            if !isMoved, interval.isEmpty || !interval.overlaps(visible) {
                let start = generation
                let row = rows.remove(at: index)
                if updates.isAnimating {
                    updates.exiting.append(
                        ExitingRow(
                            cell: row.cell, path: indexPath(ofRow: row.number), motion: .shift(rect(ofRow: row.number)))
                    )
                } else {
                    endDisplaying(row)
                }
                if generation != start { return }
            } else {
                index += 1
            }
        }
    }

    /// Ends displaying a row. Its cell can be used for another row.
    func endDisplaying(_ row: DisplayedRow, reuses: Bool = true) {
        endDisplaying(row.cell, at: indexPath(ofRow: row.number), reuses: reuses)
    }

    func endDisplaying(_ cell: UITableViewCell, at path: IndexPath, reuses: Bool = true) {
        cell.owner = nil
        swipes.cellDidEndDisplaying(cell)
        // Animations of an update do not continue on another row.
        cell.layer.removeAllAnimations()
        if reuses, let identifier = cell.reuseIdentifier {
            cellPool.add(cell, identifier)
            tiling.leavingCells.append(cell)
        } else if reuses {
            cell.removeFromSuperview()
        }
        if placeholderCells.remove(ObjectIdentifier(cell)) == nil {
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
    }

    /// Ends displaying all rows, headers and footers.
    func endDisplayingAll() {
        tiling.quietOffsets = nil
        let (oldRows, oldSections) = (rows, displayedSections)
        rows = []
        displayedSections = []
        finishExiting()
        for row in oldRows { endDisplaying(row) }
        for section in oldSections { endDisplaying(section) }
        if !tiling.isActive { setNeedsLayout() }
    }

    /// Hides the views that have left the visible area and are not used for other rows, and releases surplus ones.
    private func hideLeavingViews() {
        for cell in tiling.leavingCells where !rows.contains(where: { $0.cell === cell }) {
            guard cell.superview === self else { continue }
            if let identifier = cell.reuseIdentifier, cellPool.contains(cell, identifier) {
                cell.isHidden = true
            } else {
                // The app took the cell and did not use it.
                cell.removeFromSuperview()
            }
        }
        tiling.leavingCells.removeAll(keepingCapacity: true)
        for cell in cellPool.trim(to: TableMetrics.poolLimit) where cell.superview === self {
            cell.removeFromSuperview()
        }
        _ = headerPool.trim(to: TableMetrics.poolLimit)
    }

    // MARK: Placing

    /// Moves the cells to the positions of their rows.
    func placeRows() {
        for row in rows {
            let frame = displayedFrame(ofRow: row.number)
            if row.cell.frame != frame { row.cell.frame = frame }
        }
        if swipes.session != nil { swipes.place() }
    }

    /// Finds the offsets in which the rows that are displayed now are the visible ones.
    private func findQuietOffsets() {
        guard reordering == nil, let first = rows.first, let last = rows.last else { return }
        let height = visibleInterval.count
        let top = geometry.interval(of: first.number)
        let bottom = geometry.interval(of: last.number)
        let previous = geometry.lastRow(startingBefore: top.lowerBound).map { geometry.interval(of: $0).upperBound }
        let next = geometry.firstRow(endingAfter: bottom.upperBound).map { geometry.interval(of: $0).lowerBound }
        let low = max(previous ?? Int.min / 4, bottom.lowerBound - height + 1)
        let high = min(top.upperBound - 1, (next ?? Int.max / 4) - height)
        if low <= high {
            tiling.quietOffsets = low...high
            tiling.quietHeight = height
        }
    }

    // MARK: Views around the sections

    func layOutBackground() {
        guard let backgroundView, backgroundView.frame != bounds else { return }
        backgroundView.frame = bounds
    }

    func accessoryViewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        if isLoaded { setSections(geometry.sections) }
        layOutAccessoryViews()
        if isLoaded { updateContentSize() }
        setNeedsLayout()
    }

    /// Places the views above the first and below the last section (TV-16).
    private func layOutAccessoryViews() {
        func place(_ view: UIView?, _ position: Int) {
            guard let view else { return }
            let frame = CGRect(
                x: 0, y: RowExtent.points(position), width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
        place(tableHeaderView, 0)
        if tableFooterView != nil { place(tableFooterView, geometry.extent - geometry.bottom) }
    }
}

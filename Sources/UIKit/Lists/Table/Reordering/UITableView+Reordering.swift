import QuartzCore

// Moving rows with the reorder controls of their cells (SW-08, SW-10).
//
// During a move, the index paths of all rows remain as the data source knows them: other cells only give way. The data
// source moves the row at the end, and then the rows are updated as for any other move.
extension UITableView {
    /// The distance from the edges within which a move scrolls, in points.
    private static let scrollMargin: CGFloat = 40
    private static let giveWayDuration = 0.2

    /// Returns a Boolean value that indicates whether the user can move a row.
    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource, !missingMethods.contains(.moveRow) else { return false }
        return missingMethods.contains(.canMoveRow) || dataSource.tableView(self, canMoveRowAt: path)
    }

    /// The row that is being moved; nil if there is none, or if the app has loaded other rows.
    var currentReordering: TableReordering? {
        guard let reordering, reordering.generation == generation else { return nil }
        return reordering
    }

    /// Returns the frame in which the cell of a row is displayed.
    func displayedFrame(ofRow number: Int) -> CGRect {
        var frame = rect(ofRow: number)
        if swipes.session != nil, let index = displayedIndex(number) {
            frame.origin.x += swipes.shift(of: rows[index].cell)
        }
        guard let reordering = currentReordering else { return frame }
        if number == reordering.source {
            frame.origin.y = top(of: reordering)
        } else {
            frame.origin.y += reordering.shift(ofRow: number)
        }
        return frame
    }

    /// Returns the top of the moved cell: at the pointer or finger, and inside the content.
    private func top(of reordering: TableReordering) -> CGFloat {
        let point = convert(reordering.point, from: nil)
        let end = max(0, RowExtent.points(geometry.extent) - reordering.height)
        return min(max(0, point.y - reordering.grip), end)
    }

    // MARK: The gesture

    func cell(_ cell: UITableViewCell, didDragReorderControl recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: beginReordering(cell, at: recognizer.location(in: nil))
        case .changed: continueReordering(to: recognizer.location(in: nil))
        case .ended: endReordering()
        default: cancelReordering()
        }
    }

    private func beginReordering(_ cell: UITableViewCell, at point: CGPoint) {
        cancelReordering()
        guard isEditing, let row = rows.first(where: { $0.cell === cell }) else { return }
        endPressForUpdate()
        swipes.close()
        let path = indexPath(ofRow: row.number)
        let autoscroll = Autoscroll(in: self, along: .vertical) { [weak self] way in
            self?.scrollForReordering(way.dy) ?? false
        }
        reordering = TableReordering(
            cell: cell, source: row.number, height: cell.frame.height,
            grip: convert(point, from: nil).y - cell.frame.minY, autoscroll: autoscroll, point: point,
            target: row.number, destination: path, generation: generation)
        tiling.quietOffsets = nil
        cell.setLifted(true)
    }

    private func continueReordering(to point: CGPoint) {
        guard currentReordering != nil else { return cancelReordering() }
        reordering?.point = point
        followPoint()
        let inside = convert(point, from: nil)
        reordering?.autoscroll.follow(
            inside, in: bounds.inset(by: adjustedContentInset), margin: UITableView.scrollMargin)
    }

    /// Moves the cell to the pointer or finger, and lets other rows give way.
    private func followPoint() {
        guard let current = currentReordering else { return cancelReordering() }
        let top = top(of: current)
        let start = generation
        let (target, destination) = proposal(current, top..<top + current.height)
        guard generation == start else { return cancelReordering() }
        current.cell.frame.origin.y = top
        guard target != current.target else {
            reordering?.destination = destination
            return
        }
        reordering?.target = target
        reordering?.destination = destination
        UIView.animate(
            withDuration: UITableView.giveWayDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]
        ) { [self] in placeRows() }
    }

    /// Returns the row whose place the moved row takes: the last one whose middle the moved row has passed. The delegate
    /// may choose another one.
    private func proposal(_ current: TableReordering, _ interval: Range<CGFloat>) -> (Int, IndexPath) {
        let source = indexPath(ofRow: current.source)
        var target = current.source
        let own = rect(ofRow: current.source)
        if interval.lowerBound > own.minY {
            target = row(at: interval.upperBound) ?? current.target
            if target > current.source, rect(ofRow: target).midY > interval.upperBound { target -= 1 }
            target = max(target, current.source)
        } else if interval.lowerBound < own.minY {
            target = row(at: interval.lowerBound) ?? current.target
            if target < current.source, rect(ofRow: target).midY < interval.lowerBound { target += 1 }
            target = min(target, current.source)
        }
        var proposed = indexPath(ofRow: target)
        // After the last row that was passed in another section, which loses no row.
        if target > current.source, proposed.section != source.section { proposed.row += 1 }
        guard let delegate else { return (target, proposed) }
        let chosen = delegate.tableView(
            self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
        if chosen == proposed { return (target, proposed) }
        return placeOf(chosen, from: source, current.source) ?? (current.source, source)
    }

    /// Returns the row at which a row with an index path after the move is displayed; nil if it does not exist.
    private func placeOf(_ path: IndexPath, from source: IndexPath, _ number: Int) -> (Int, IndexPath)? {
        guard geometry.sections.indices.contains(path.section), path.row >= 0 else { return nil }
        let count = geometry.sections[path.section].rows.count
        guard path.row < count + (path.section == source.section ? 0 : 1) else { return nil }
        let first = geometry.number(of: path.row, in: path.section)
        return (path.section > source.section ? first - 1 : first, path)
    }

    private func row(at position: CGFloat) -> Int? { geometry.row(at: RowExtent.units(position)) }

    /// Scrolls because the pointer or finger is near an edge.
    ///
    /// - Returns: True if the content moved.
    private func scrollForReordering(_ distance: CGFloat) -> Bool {
        guard currentReordering != nil, scrollForDrag(by: CGVector(dx: 0, dy: distance)) else { return false }
        followPoint()
        return true
    }

    // MARK: The end

    private func endReordering() {
        guard let current = currentReordering, let dataSource else { return cancelReordering() }
        let source = indexPath(ofRow: current.source)
        guard current.destination != source else { return cancelReordering() }
        current.autoscroll.stop()
        current.cell.setLifted(false)
        dataSource.tableView(self, moveRowAt: source, to: current.destination)
        let isPossible = reordering?.generation == generation && isLoaded && !missingMethods.contains(.moveRow)
        reordering = nil
        guard isPossible else {
            setNeedsLayout()
            return giveWayBack()
        }
        moveRow(at: source, to: current.destination)
    }

    /// Ends a move without a change: the cell returns to its place.
    func cancelReordering() {
        guard reordering != nil else { return }
        stopReordering()
        giveWayBack()
    }

    /// Ends a move without a change and without moving cells.
    func stopReordering() {
        guard let current = reordering else { return }
        current.autoscroll.stop()
        reordering = nil
        current.cell.setLifted(false)
    }

    private func giveWayBack() {
        tiling.quietOffsets = nil
        setNeedsLayout()
        UIView.animate(
            withDuration: UITableView.giveWayDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]
        ) { [self] in placeRows() }
    }
}

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
        // The numbers of rows change when a placeholder gets its data.
        guard let dataSource, !missingMethods.contains(.moveRow), placeholders.isEmpty else { return false }
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

    /// Returns the frame in which a header or footer is displayed.
    func displayedFrame(of part: TableSectionPart, in section: Int) -> CGRect {
        var frame = rect(of: part, in: section, isPinned: true)
        guard let shift = currentReordering?.shift(of: part, in: section), shift != 0,
            rect(of: part, in: section, isPinned: false) == frame
        else { return frame }
        frame.origin.y += shift
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
            cell: cell, source: row.number, sourceSection: path.section, height: cell.frame.height,
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
        guard target != current.target || destination.section != current.destination.section else {
            reordering?.destination = destination
            return
        }
        reordering?.target = target
        reordering?.destination = destination
        UIView.animate(
            withDuration: UITableView.giveWayDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]
        ) { [self] in placeAroundReordering() }
    }

    private func placeAroundReordering() {
        placeRows()
        placeSections()
    }

    /// Returns the row whose place the moved row takes, and the index path after the move. The delegate may choose
    /// another one.
    private func proposal(_ current: TableReordering, _ interval: Range<CGFloat>) -> (Int, IndexPath) {
        let source = indexPath(ofRow: current.source)
        let proposed = nearestPlace(current, source, interval)
        let chosen =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
            ?? proposed
        return placeOf(chosen, from: source, current.source) ?? (current.source, source)
    }

    /// Returns the index path after a move to the nearest place: the one from which the moved row would have to go the
    /// least.
    private func nearestPlace(
        _ current: TableReordering, _ source: IndexPath, _ interval: Range<CGFloat>
    ) -> IndexPath {
        let own = rect(ofRow: current.source)
        guard interval.lowerBound != own.minY, !geometry.sections.isEmpty else { return source }
        let isDown = interval.lowerBound > own.minY
        // Rows below the moved one give way upwards: its bottom is compared, and otherwise its top.
        let edge = RowExtent.units(isDown ? interval.upperBound : interval.lowerBound)
        let around = geometry.section(at: edge) ?? (edge < geometry.top ? 0 : geometry.sections.count - 1)
        let limits = isDown ? source.section...geometry.sections.count - 1 : 0...source.section
        var nearest: (path: IndexPath, position: Int)?
        for section in around - 1...around + 1 where limits.contains(section) {
            let rows = geometry.sections[section].rows
            let start = geometry.start(of: section) + geometry.sections[section].rowsStart
            var row = rows.place(nearest: edge - start)
            let isOwn = section == source.section
            if isOwn { row = isDown ? max(row, source.row + 1) : min(row, source.row) }
            let position = start + rows.offset(of: row)
            let path = IndexPath(row: isOwn && isDown ? row - 1 : row, section: section)
            guard let other = nearest else {
                nearest = (path, position)
                continue
            }
            let (new, old) = (abs(position - edge), abs(other.position - edge))
            // The end of a section and the beginning of the next one can be the same place.
            let margin = RowExtent.units(current.height / 4)
            let isTie = position == other.position
            let isBeyond = edge > position + (isDown ? margin : -margin)
            if isTie ? isBeyond : new < old { nearest = (path, position) }
        }
        return nearest?.path ?? source
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
        ) { [self] in placeAroundReordering() }
    }
}

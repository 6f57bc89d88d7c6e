import QuartzCore

// Scrolling to rows.
extension UITableView {
    /// The greatest number of times that heights near the target are determined.
    private static let roundLimit = 64

    func scroll(toRow indexPath: IndexPath, _ position: ScrollPosition, isAnimated: Bool) {
        loadIfNeeded()
        precondition(indexPath.count == 2, "the index path \(indexPath) has no section and row")
        let (section, row) = (indexPath.section, indexPath.row)
        let sections = geometry.sections.count
        precondition(
            section >= 0 && section < sections,
            "attempt to scroll to section (\(section)) beyond bounds (\(sections))")
        let count = knownRowCount(in: section)
        precondition(
            row == NSNotFound || row >= 0 && row < count,
            "attempt to scroll to row (\(row)) beyond bounds (\(count)) for section (\(section))")
        scroll(isAnimated: isAnimated) { [weak self] in
            guard let self, geometry.sections.indices.contains(section) else { return nil }
            let parts = geometry.sections[section]
            let row = row == NSNotFound ? row : displayedPath(indexPath).row
            if row == NSNotFound { return offset(toShow: sectionStart(section), in: section, .top) }
            guard row < parts.rows.count else { return nil }
            let interval = geometry.interval(of: geometry.number(of: row, in: section))
            return offset(toShow: interval, in: section, position)
        }
    }

    private func sectionStart(_ section: Int) -> Range<Int> {
        let start = geometry.start(of: section)
        return start..<start + geometry.sections[section].rowsStart
    }

    /// Scrolls to an offset that depends on heights that may not be known yet (TV-24).
    ///
    /// - Parameter offset: A closure that returns the offset according to the current heights.
    private func scroll(isAnimated: Bool, to offset: @escaping @MainActor () -> CGFloat?) {
        guard bounds.height > 0, let first = offset() else { return }
        if isAnimated, UIView.areAnimationsEnabled, layer.displayedBy != nil {
            var target = first
            for _ in 0..<UITableView.roundLimit {
                let changes = tiling.heightChanges
                determineHeights(near: target)
                guard let next = offset() else { return }
                target = next
                if tiling.heightChanges == changes { break }
            }
            let end = CGPoint(x: contentOffset.x, y: target)
            movement.animate(to: end) { [weak self] in
                // Heights that became known on the way may have moved the row.
                guard let self, let exact = offset(), abs(contentOffset.y - exact) < bounds.height else { return }
                if !movement.isMoving { settle(to: offset) }
            }
        } else {
            movement.stop()
            settle(to: offset)
        }
    }

    /// Scrolls without animation until the offset no longer changes with the heights that become known.
    private func settle(to offset: () -> CGFloat?) {
        for _ in 0..<UITableView.roundLimit {
            guard let target = offset() else { return }
            let changes = tiling.heightChanges
            if contentOffset.y != target { setOffset(CGPoint(x: contentOffset.x, y: target)) }
            guard window != nil || !rows.isEmpty else { return }
            layoutIfNeeded()
            if tiling.heightChanges == changes, offset() == contentOffset.y { return }
        }
    }

    /// Determines the heights of rows that are visible at an offset, with cells that are not displayed (TV-08).
    private func determineHeights(near offset: CGFloat) {
        let start = generation
        let anchor = rows.isEmpty ? nil : anchorRow
        let visible = RowExtent.units(offset)..<max(RowExtent.units(offset), RowExtent.units(offset + bounds.height))
        var next = geometry.firstRow(endingAfter: visible.lowerBound)
        while let number = next, geometry.interval(of: number).lowerBound < visible.upperBound {
            resolveHeightWithoutCell(ofRow: number)
            guard generation == start else { return }
            if geometry.height(of: number).isEstimate {
                if let index = displayedIndex(number) {
                    measure(rows[index].cell, ofRow: number)
                } else if let cell = obtainCell(ofRow: number) {
                    prepare(cell, forRow: number)
                    measure(cell, ofRow: number)
                    cell.owner = nil
                    if let identifier = cell.reuseIdentifier { cellPool.add(cell, identifier) }
                    if cell.superview === self { cell.isHidden = true }
                }
                guard generation == start else { return }
            }
            let end = geometry.interval(of: number).upperBound
            next = geometry.firstRow(endingAfter: max(end, visible.lowerBound))
        }
        keepInPlace(anchor)
        updateContentSize()
        setNeedsLayout()
    }

    /// Returns the offset that shows an interval of the content at a position (TV-23).
    ///
    /// - Parameters:
    ///   - interval: The interval, in units.
    ///   - section: The section, whose pinned header must not cover the interval.
    ///   - position: The position in the visible area.
    func offset(toShow interval: Range<Int>, in section: Int, _ position: ScrollPosition) -> CGFloat {
        let inset = adjustedContentInset
        let parts = geometry.sections[section]
        let isRow = interval.lowerBound >= geometry.start(of: section) + parts.rowsStart
        let covered = style == .plain && isRow ? parts.header.points : 0
        let coveredBelow = style == .plain && isRow ? parts.footer.points : 0
        let low = RowExtent.points(interval.lowerBound) - inset.top - covered
        let high = RowExtent.points(interval.upperBound) - bounds.height + inset.bottom + coveredBelow
        let current = movement.isAnimating ? movement.restingOffset.y : contentOffset.y
        let target: CGFloat =
            switch position {
            case .top: low
            case .bottom: high
            case .middle: (low + covered + high - coveredBelow) / 2
            // A row that is larger than the visible area may fill it.
            case .none: min(max(current, min(low, high)), max(low, high))
            }
        return onPixels(ranges.clamped(CGPoint(x: contentOffset.x, y: target))).y
    }
}

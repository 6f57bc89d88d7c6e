import QuartzCore

// Rows are announced before they become visible (PF-01).
extension UITableView {
    /// The most rows that are announced at a time. Rows can be very low.
    private static let announcedRows = 200

    /// Announces the rows of the next page in the direction in which the content moved since the last layout.
    func updatePrefetching() {
        guard let movement = prefetching.move(to: bounds.origin), movement.isVertical, isPrefetchingEnabled else {
            return
        }
        scheduleCellPreparation(movement.way)
        guard let prefetchDataSource, isLoaded, !isLoading else { return }
        let page = movement.pageAhead(of: bounds, in: contentSize)
        let visible = rows.filter { !isPlaceholder($0.number) }.map { indexPath(ofRow: $0.number) }
        let (new, cancelled) = prefetching.announce(page, movement, visible: visible) {
            rows(in: page, isForward: movement.isForward)
        }
        if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }

    /// Returns the rows in a rectangle that are not displayed, nearest first.
    private func rows(in page: CGRect, isForward: Bool) -> [IndexPath] {
        let (top, bottom) = (RowExtent.units(page.minY), -RowExtent.units(-page.maxY))
        var found: [IndexPath] = []
        var next = isForward ? geometry.firstRow(endingAfter: top) : geometry.lastRow(startingBefore: bottom)
        while let number = next, found.count < UITableView.announcedRows {
            let interval = geometry.interval(of: number)
            guard isForward ? interval.lowerBound < bottom : interval.upperBound > top else { break }
            if displayedIndex(number) == nil, !isPlaceholder(number) { found.append(indexPath(ofRow: number)) }
            next =
                isForward
                ? geometry.firstRow(endingAfter: interval.upperBound)
                : geometry.lastRow(startingBefore: interval.lowerBound)
        }
        return found
    }
}

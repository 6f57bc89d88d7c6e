import QuartzCore

// The index of the sections at the trailing side (TV-18).
extension UITableView {
    /// The width that the index takes from the content of cells.
    var indexInset: CGFloat { sectionIndex.view == nil ? 0 : TableIndexView.width }

    /// Asks the data source for the titles of the index, and shows or hides it.
    func loadIndexTitles() {
        guard style == .plain, isLoaded else { return }
        let start = generation
        sectionIndex.titles = []
        if let dataSource, !missingMethods.contains(.sectionIndexTitles) {
            let titles = dataSource.sectionIndexTitles(for: self) ?? []
            guard generation == start else { return }
            sectionIndex.titles = titles
        }
        updateIndex()
    }

    /// Shows or hides the index.
    func updateIndex() {
        let titles = sectionIndex.titles ?? []
        let isShown = !titles.isEmpty && geometry.rowCount >= max(0, sectionIndexMinimumDisplayRowCount)
        guard isShown else {
            guard let view = sectionIndex.view else { return }
            view.removeFromSuperview()
            sectionIndex.view = nil
            return indexWidthDidChange()
        }
        let isNew = sectionIndex.view == nil
        let view = sectionIndex.view ?? TableIndexView(self)
        sectionIndex.view = view
        view.titles = titles
        if isNew {
            addSubview(view)
            indexWidthDidChange()
        }
        updateIndexColors()
        setNeedsLayout()
    }

    func updateIndexColors() {
        guard let view = sectionIndex.view else { return }
        view.colors = TableIndexView.Colors(
            text: sectionIndexColor, background: sectionIndexBackgroundColor,
            trackingBackground: sectionIndexTrackingBackgroundColor)
    }

    /// Adapts the cells to the width that remains for their content.
    private func indexWidthDidChange() {
        separatorsDidChange()
        if !tiling.isActive, !rows.isEmpty, !hasFixedHeights { for row in rows { forgetHeight(ofRow: row.number) } }
        setNeedsLayout()
    }

    /// Places the index beside the visible part of the rows.
    func placeIndex() {
        guard let view = sectionIndex.view else { return }
        if !subviews.suffix(2).contains(view) { bringSubviewToFront(view) }
        let area = bounds.inset(by: adjustedContentInset)
        let width = TableIndexView.width
        let frame = CGRect(
            x: isRightToLeft ? bounds.minX : bounds.maxX - width, y: area.minY, width: width, height: max(0, area.height))
        if view.frame != frame { view.frame = frame }
    }

    /// Scrolls to the section of a title because the user pressed it.
    func selectIndexTitle(at index: Int) {
        guard let titles = sectionIndex.titles, titles.indices.contains(index), let dataSource else { return }
        let start = generation
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
        guard generation == start else { return }
        if section >= 0, section < numberOfSections {
            scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
        } else if titles[index] == UITableView.indexSearch {
            setContentOffset(CGPoint(x: contentOffset.x, y: ranges.y.lower), animated: false)
        }
    }
}

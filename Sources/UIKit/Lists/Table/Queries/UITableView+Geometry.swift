import QuartzCore

// The frames of rows, headers and footers.
extension UITableView {
    /// The horizontal position of cells.
    var cellX: CGFloat { sideInset }

    /// The width of cells.
    var cellWidth: CGFloat { max(0, contentWidth - 2 * sideInset) }

    private var sideInset: CGFloat { isInset ? TableMetrics.sideMargin : 0 }

    /// The interval of the content that is visible, in units. Content insets do not count (TV-05).
    var visibleInterval: Range<Int> {
        // While a row is moved, others give way by its height.
        let margin = reordering?.height ?? 0
        let top = RowExtent.units(bounds.minY - margin)
        let bottom = -RowExtent.units(-bounds.maxY - margin)
        return top..<max(top, bottom)
    }

    /// The position below which pinned headers stay, in units.
    private var pinTop: Int { RowExtent.units(bounds.minY + adjustedContentInset.top) }

    /// The position above which pinned footers stay, in units.
    private var pinBottom: Int { RowExtent.units(bounds.maxY - adjustedContentInset.bottom) }

    func rect(ofRow number: Int) -> CGRect { rect(of: geometry.interval(of: number)) }

    private func rect(of interval: Range<Int>) -> CGRect {
        CGRect(
            x: cellX, y: RowExtent.points(interval.lowerBound), width: cellWidth,
            height: RowExtent.points(interval.count))
    }

    func rect(ofSection section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let start = geometry.start(of: section)
        return rect(of: start..<start + geometry.sections[section].sums.extent)
    }

    /// Returns the frame of a header or footer.
    ///
    /// - Parameter isPinned: Whether the part stays in the visible area while its section does (TV-15).
    func rect(of part: TableSectionPart, in section: Int, isPinned: Bool) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return rect(of: interval(of: part, in: section, isPinned: isPinned))
    }

    /// Returns the interval of a header or footer, in units.
    func interval(of part: TableSectionPart, in section: Int, isPinned: Bool) -> Range<Int> {
        let parts = geometry.sections[section]
        let start = geometry.start(of: section)
        let end = start + parts.sums.extent
        let length = part == .header ? parts.header.units : parts.footer.units
        var position = part == .header ? start + parts.padding : end - length
        if isPinned, style == .plain {
            switch part {
            case .header: position = max(position, min(pinTop, end - parts.footer.units - length))
            case .footer: position = min(position, max(pinBottom - length, start + parts.rowsStart))
            }
        }
        return position..<position + length
    }

    /// Returns the rows that intersect a rectangle.
    func indexPaths(in rect: CGRect) -> [IndexPath]? {
        guard !rect.isNull, !rect.isInfinite else { return nil }
        loadIfNeeded()
        let bottom = -RowExtent.units(-rect.maxY)
        var result: [IndexPath] = []
        var next = geometry.firstRow(endingAfter: RowExtent.units(rect.minY))
        while let number = next {
            let interval = geometry.interval(of: number)
            guard interval.lowerBound < bottom else { break }
            if !isPlaceholder(number) { result.append(indexPath(ofRow: number)) }
            next = geometry.firstRow(endingAfter: interval.upperBound)
        }
        return result
    }

    func displayedView(_ part: TableSectionPart, in section: Int) -> UIView? {
        displayedSections.first { $0.section == section }?[part].view
    }
}

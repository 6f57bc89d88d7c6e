import QuartzCore

// Heights of rows, headers and footers: what is known in a load, and what follows when a part becomes visible.
extension UITableView {
    /// The delegate, if it may implement a method.
    func delegate(_ method: TableViewMethods) -> (any UITableViewDelegate)? {
        missingMethods.contains(method) ? nil : delegate
    }

    // MARK: Rows

    /// Returns the heights of a section's rows and placeholders that are known in a load (TV-02).
    func initialRows(of section: Int, _ rows: Range<Int>) -> RowHeights {
        guard placeholders.count(in: section) > 0 else { return initialDataRows(of: section, rows) }
        var builder = RowHeightBuilder()
        for row in rows {
            let path = IndexPath(row: row, section: section)
            if let placeholder = placeholders.placeholder(at: path) {
                let isAutomatic = placeholder.rowHeight == UITableView.automaticDimension
                builder.append(
                    RowExtent(isAutomatic ? estimate : placeholder.rowHeight, isEstimate: isAutomatic))
            } else {
                let known = placeholders.dataPath(path).row
                builder.append(0..<1, of: initialDataRows(of: section, known..<known + 1))
            }
        }
        return builder.rows
    }

    /// Returns the heights of a section's rows, without placeholders, that are known in a load.
    private func initialDataRows(of section: Int, _ rows: Range<Int>) -> RowHeights {
        let count = rows.count
        guard count > 0 else { return RowHeights() }
        if delegate(.heightForRow) != nil || delegate(.estimatedHeightForRow) != nil {
            if let heights = estimatedRows(of: section, rows) { return heights }
            if estimatedRowHeight == 0, let heights = knownRows(of: section, rows) { return heights }
        }
        if delegate(.heightForRow) != nil, estimatedRowHeight != 0 {
            return RowHeights(count: count, height: RowExtent(estimate, isEstimate: true))
        }
        if rowHeight != UITableView.automaticDimension {
            return RowHeights(count: count, height: RowExtent(rowHeight))
        }
        if estimatedRowHeight == 0 { return RowHeights(count: count, height: RowExtent(TableMetrics.rowHeight)) }
        return RowHeights(count: count, height: RowExtent(estimate, isEstimate: true))
    }

    /// A Boolean value that indicates whether a property determines the heights of all rows.
    var hasFixedHeights: Bool {
        delegate(.heightForRow) == nil && (rowHeight != UITableView.automaticDimension || estimatedRowHeight == 0)
    }

    private var estimate: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
    }

    /// Returns the estimates of the delegate; nil if it has none.
    private func estimatedRows(of section: Int, _ rows: Range<Int>) -> RowHeights? {
        // Asking for the delegate for each of a million rows takes as long as calling it.
        guard let delegate = delegate(.estimatedHeightForRow) else { return nil }
        var builder = RowHeightBuilder()
        let isComplete = builder.append(rows) { row in
            let height = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
            if missingMethods.contains(.estimatedHeightForRow) { return nil }
            return RowExtent(height > 0 ? height : estimate, isEstimate: true)
        }
        return isComplete ? builder.rows : nil
    }

    /// Returns the heights of the delegate; nil if it has none.
    private func knownRows(of section: Int, _ rows: Range<Int>) -> RowHeights? {
        guard let delegate = delegate(.heightForRow) else { return nil }
        var builder = RowHeightBuilder()
        let isComplete = builder.append(rows) { row in
            let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
            if missingMethods.contains(.heightForRow) { return nil }
            let isAutomatic = height == UITableView.automaticDimension
            return isAutomatic ? RowExtent(TableMetrics.rowHeight, isEstimate: true) : RowExtent(height)
        }
        return isComplete ? builder.rows : nil
    }

    /// Asks the delegate for the height of a row that is about to become visible. The height remains an estimate if the
    /// cell determines it.
    func resolveHeightWithoutCell(ofRow number: Int) {
        guard geometry.height(of: number).isEstimate, let delegate = delegate(.heightForRow), !isPlaceholder(number)
        else {
            return
        }
        let start = generation
        let height = delegate.tableView(self, heightForRowAt: indexPath(ofRow: number))
        guard generation == start else { return }
        if missingMethods.contains(.heightForRow) {
            rebuildRows()
        } else if height != UITableView.automaticDimension {
            setHeight(RowExtent(height), ofRow: number)
        }
    }

    /// Determines the height of a row by the content of its cell (TV-11).
    func measure(_ cell: UITableViewCell, ofRow number: Int) {
        setHeight(RowExtent(cell.preferredHeight(forWidth: cellWidth)), ofRow: number)
    }

    func setHeight(_ height: RowExtent, ofRow number: Int) {
        guard geometry.height(of: number) != height else { return }
        geometry.setHeight(height, of: number)
        tiling.heightChanges += 1
    }

    /// Determines the heights of rows again without the delegate, which does not know them.
    private func rebuildRows() {
        for section in geometry.sections.indices {
            let rows = initialRows(of: section, 0..<geometry.sections[section].rows.count)
            geometry.change(section) { $0.rows = rows }
        }
        tiling.heightChanges += 1
    }

    // MARK: Headers and footers

    /// Returns the extents of a section that are known in a load.
    func makeSection(_ section: Int, rows: RowHeights) -> SectionGeometry {
        var result = SectionGeometry()
        result.rows = rows
        result.header = initialExtent(of: .header, in: section)
        result.footer = initialExtent(of: .footer, in: section)
        result.padding = padding(above: result.header)
        return result
    }

    /// The space above a header (TV-13).
    func padding(above header: RowExtent) -> Int {
        guard header.units > 0 else { return 0 }
        if sectionHeaderTopPadding != UITableView.automaticDimension { return RowExtent(sectionHeaderTopPadding).units }
        return style == .plain ? RowExtent(TableMetrics.headerTopPadding).units : 0
    }

    private func constantHeight(of part: TableSectionPart) -> CGFloat {
        part == .header ? sectionHeaderHeight : sectionFooterHeight
    }

    private func initialExtent(of part: TableSectionPart, in section: Int) -> RowExtent {
        let isHeader = part == .header
        let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        let heightMethod: TableViewMethods = isHeader ? .heightForHeader : .heightForFooter
        let estimateMethod: TableViewMethods = isHeader ? .estimatedHeightForHeader : .estimatedHeightForFooter
        if let delegate = delegate(estimateMethod) {
            let height =
                isHeader
                ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
                : delegate.tableView(self, estimatedHeightForFooterInSection: section)
            if !missingMethods.contains(estimateMethod) {
                let isAutomatic = height == UITableView.automaticDimension
                return RowExtent(isAutomatic ? TableMetrics.headerHeight : height, isEstimate: true)
            }
        }
        if delegate(heightMethod) != nil {
            if estimate > 0 { return RowExtent(estimate, isEstimate: true) }
            if let height = delegateHeight(of: part, in: section), height != UITableView.automaticDimension {
                return RowExtent(height)
            }
        }
        let constant = constantHeight(of: part)
        let isAutomatic = constant == UITableView.automaticDimension
        if delegate(isHeader ? .viewForHeader : .viewForFooter) != nil {
            let automatic = estimate > 0 ? estimate : TableMetrics.headerHeight
            return RowExtent(isAutomatic ? automatic : constant, isEstimate: true)
        }
        guard title(of: part, in: section) != nil else { return extentWithoutView(of: part) }
        let automatic = estimate > 0 ? estimate : TableMetrics.headerHeight
        return isAutomatic ? RowExtent(automatic, isEstimate: true) : RowExtent(constant)
    }

    /// The extent of a part that has neither a view nor a title (TV-14).
    private func extentWithoutView(of part: TableSectionPart) -> RowExtent {
        guard style != .plain else { return .zero }
        let constant = constantHeight(of: part)
        return RowExtent(constant == UITableView.automaticDimension ? TableMetrics.groupSpacing : constant)
    }

    /// Asks the delegate for the height of a part; nil if it does not know any.
    private func delegateHeight(of part: TableSectionPart, in section: Int) -> CGFloat? {
        let method: TableViewMethods = part == .header ? .heightForHeader : .heightForFooter
        guard let delegate = delegate(method) else { return nil }
        let height =
            part == .header
            ? delegate.tableView(self, heightForHeaderInSection: section)
            : delegate.tableView(self, heightForFooterInSection: section)
        return missingMethods.contains(method) ? nil : height
    }

    /// Asks the data source for the title of a part.
    func title(of part: TableSectionPart, in section: Int) -> String? {
        let method: TableViewMethods = part == .header ? .titleForHeader : .titleForFooter
        guard let dataSource, !missingMethods.contains(method) else { return nil }
        return part == .header
            ? dataSource.tableView(self, titleForHeaderInSection: section)
            : dataSource.tableView(self, titleForFooterInSection: section)
    }

    /// Determines the extent of a part that is about to become visible.
    ///
    /// - Parameter view: The view of the part; nil if it has none.
    func resolveExtent(of part: TableSectionPart, in section: Int, _ view: UIView?) {
        let start = generation
        let height = delegateHeight(of: part, in: section)
        guard generation == start else { return }
        let known = height.flatMap { $0 == UITableView.automaticDimension ? nil : $0 }
        let constant = constantHeight(of: part)
        if let known {
            setExtent(RowExtent(known), of: part, in: section)
        } else if let view {
            let isAutomatic = constant == UITableView.automaticDimension
            setExtent(RowExtent(isAutomatic ? fittingHeight(of: view) : constant), of: part, in: section)
        } else {
            setExtent(extentWithoutView(of: part), of: part, in: section)
        }
    }

    /// Returns the height that a header or footer needs.
    private func fittingHeight(of view: UIView) -> CGFloat {
        if let view = view as? UITableViewHeaderFooterView { return view.preferredHeight(forWidth: cellWidth) }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if size.height.isFinite, size.height > 0 { return size.height }
        let own = view.sizeThatFits(CGSize(width: cellWidth, height: .greatestFiniteMagnitude)).height
        return own.isFinite && own > 0 ? own : TableMetrics.headerHeight
    }

    private func setExtent(_ extent: RowExtent, of part: TableSectionPart, in section: Int) {
        let padding = part == .header ? padding(above: extent) : 0
        geometry.change(section) {
            if part == .header {
                $0.header = extent
                $0.padding = padding
            } else {
                $0.footer = extent
            }
        }
        tiling.heightChanges += 1
    }

    /// Determines the extents of all headers or footers again, because the delegate has been found not to implement a
    /// method.
    func rebuildExtents(of part: TableSectionPart) {
        for section in geometry.sections.indices {
            setExtent(initialExtent(of: part, in: section), of: part, in: section)
        }
    }
}

// Loading: the numbers of sections and rows.
extension UITableView {
    /// Asks for the numbers of sections and rows if they are not known.
    func loadIfNeeded() {
        // A data source that queries the table view while it is asked receives the old numbers.
        if !isLoaded && !isLoading { load() }
    }

    /// Asks for the numbers of sections and rows, once each (TV-01).
    func load() {
        isLoading = true
        beginGeneration()
        placeholders.removeAll()
        let counts = rowCounts()
        var sections: [SectionGeometry] = []
        sections.reserveCapacity(counts.count)
        for (section, count) in counts.enumerated() {
            sections.append(makeSection(section, rows: initialRows(of: section, 0..<count)))
        }
        setSections(sections)
        isLoading = false
        isLoaded = true
        knownWidth = cellWidth
        prefetching.reset()
        updateContentSize()
        loadIndexTitles()
        setNeedsLayout()
    }

    /// Makes the numbers of rows of before invalid.
    func beginGeneration() {
        stopReordering()
        discardPreparedCells()
        generation += 1
    }

    /// Asks the data source for the numbers of rows of all sections.
    func rowCounts() -> [Int] {
        guard let dataSource else { return [] }
        let count = dataSource.numberOfSections(in: self)
        precondition(
            count >= 0 && count <= TableMetrics.sectionLimit,
            """
            numberOfSections(in:) of \(type(of: dataSource)) returned \(count). Return a number from 0 to \
            \(TableMetrics.sectionLimit).
            """)
        return (0..<count).map { section in
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            precondition(
                rows >= 0 && rows <= TableMetrics.rowLimit,
                """
                tableView(_:numberOfRowsInSection:) of \(type(of: dataSource)) returned \(rows) for section \
                \(section). Return a number from 0 to \(TableMetrics.rowLimit).
                """)
            return rows
        }
    }

    /// Replaces the extents of all sections.
    func setSections(_ sections: [SectionGeometry]) {
        geometry = TableGeometry(
            sections, top: accessoryExtent(tableHeaderView), bottom: accessoryExtent(tableFooterView))
        tiling.heightChanges += 1
        tiling.quietOffsets = nil
    }

    private func accessoryExtent(_ view: UIView?) -> Int { view.map { RowExtent($0.frame.height).units } ?? 0 }

    /// Loads again: the rows end being displayed immediately and are displayed again by the next layout (TV-04).
    func reload() {
        // The numbers are being asked for at the moment.
        guard !isLoading else { return }
        selection.removeAll()
        // Updates that the delegate makes while rows end being displayed are part of the numbers that are loaded then.
        isLoaded = false
        endDisplayingAll()
        load()
    }

    /// Makes the numbers unknown, because the data source or the delegate has changed.
    func sourceDidChange() {
        missingMethods = []
        installRowMenus()
        installMultipleSelectionPan()
        invalidateLoad()
    }

    /// Makes the numbers unknown until they are needed.
    private func invalidateLoad() {
        guard isLoaded || !rows.isEmpty else { return setNeedsLayout() }
        selection.removeAll()
        endDisplayingAll()
        isLoaded = false
        beginGeneration()
        setNeedsLayout()
    }

    /// Adapts to the change of a property that determines heights.
    func heightDidChange(_ old: CGFloat, _ new: CGFloat) {
        guard old != new, !(old.isNaN && new.isNaN) else { return }
        if isLoaded { invalidateHeights() }
    }

    /// Determines all heights again. The visible rows keep their cells (TV-21).
    func invalidateHeights() {
        guard isLoaded, !isLoading else { return }
        isLoading = true
        var sections: [SectionGeometry] = []
        sections.reserveCapacity(geometry.sections.count)
        for (index, section) in geometry.sections.enumerated() {
            sections.append(makeSection(index, rows: initialRows(of: index, 0..<section.rows.count)))
        }
        isLoading = false
        // The delegate may have reloaded the data.
        guard isLoaded, sections.count == geometry.sections.count else { return }
        knownWidth = cellWidth
        setSections(sections)
        updateContentSize()
        setNeedsLayout()
    }

    /// The size of the content follows from the positions of the rows (TV-19).
    func updateContentSize() {
        contentSize = CGSize(width: contentWidth, height: RowExtent.points(geometry.extent))
    }

    // MARK: Rows and their numbers

    /// Returns the number of a row among those of all sections; nil if there is no such row.
    func rowNumber(_ indexPath: IndexPath) -> Int? {
        guard indexPath.count == 2 else { return nil }
        loadIfNeeded()
        let (section, row) = (indexPath.section, indexPath.row)
        guard geometry.sections.indices.contains(section), row >= 0, row < knownRowCount(in: section) else {
            return nil
        }
        return geometry.number(of: displayedPath(indexPath).row, in: section)
    }

    /// Returns the index path of a row with a number, as the data source knows it. For a placeholder, it is the index
    /// path at which its data would be inserted.
    func indexPath(ofRow number: Int) -> IndexPath { appPath(displayedPath(ofRow: number)) }

    /// Returns the number of rows of a section for the app: with placeholders if it uses presentation values.
    func knownRowCount(in section: Int) -> Int {
        presentationDepth > 0 ? geometry.sections[section].rows.count : dataRowCount(in: section)
    }

    /// Returns the index path of a row with a number, among the rows and placeholders.
    func displayedPath(ofRow number: Int) -> IndexPath {
        let (section, row) = geometry.location(of: number)
        return IndexPath(row: row, section: section)
    }
}

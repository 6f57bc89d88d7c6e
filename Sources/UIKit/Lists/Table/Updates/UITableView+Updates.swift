import QuartzCore

// Batches of updates.
extension UITableView {
    /// Begins to collect updates.
    func beginBatch() {
        if updates.depth == 0 {
            // The data source still has the old numbers (TV-28).
            loadIfNeeded()
            updates.batch = ListUpdateBatch()
        }
        updates.depth += 1
    }

    /// Adds a change to the batch, or performs it as a batch of its own.
    func change(_ body: (inout ListUpdateBatch) -> Void) {
        guard updates.depth == 0 else { return body(&updates.batch) }
        // The next load will find the new numbers.
        guard isLoaded else { return }
        updates.batch = ListUpdateBatch()
        body(&updates.batch)
        updates.depth = 1
        endBatch(nil)
    }

    /// Performs the updates if the outermost batch ends.
    func endBatch(_ completion: ((Bool) -> Void)?) {
        precondition(updates.depth > 0, "endUpdates() of a table view was called without beginUpdates()")
        if let completion { updates.completions.append(completion) }
        updates.depth -= 1
        guard updates.depth == 0 else { return }
        let completions = updates.completions
        let (batch, reconfigured) = (updates.batch, updates.reconfigured)
        updates.completions = []
        updates.reconfigured = []
        updates.batch = ListUpdateBatch()
        guard isLoaded, !isLoading, !updates.isAdopting else {
            updates.isOutdated = updates.isAdopting
            return ListUpdateAnimation.complete(completions, true)
        }
        withDataValues { apply(batch, reconfigured, completions) }
    }

    /// Performs a batch.
    ///
    /// - Parameters:
    ///   - changes: The changes of the data source.
    ///   - reconfigured: The rows to configure again, before the batch.
    ///   - completions: The completion handlers.
    ///   - changed: The placeholders afterwards, if the batch changes them: then its index paths are displayed ones.
    func apply(
        _ changes: ListUpdateBatch, _ reconfigured: [IndexPath], _ completions: [(Bool) -> Void],
        _ changed: ListPlaceholders? = nil
    ) {
        let before = geometry.sections.map(\.rows.count)
        let reconfigured = reconfigured.map { placeholders.displayedPath($0) }
        updates.isAdopting = true
        updates.isOutdated = false
        defer { updates.isAdopting = false }
        let counts = countsOfDataSource()
        if updates.isOutdated { return loadAfterNestedUpdates(completions) }
        let update = placeholders.update(by: changes, to: changed, before: before, dataAfter: counts, kind: .table)
        let map = update.map
        let start = generation
        finishExiting()
        endPressForUpdate()
        // The delegate is notified of rows that end being displayed, and may change the data.
        if updates.isOutdated || generation != start { return loadAfterNestedUpdates(completions) }
        let isVisible = window != nil && bounds.width > 0 && bounds.height > 0
        let isAnimated =
            isVisible && UIView.areAnimationsEnabled && layer.displayedBy != nil && !tiling.isActive
            && (!rows.isEmpty || !displayedSections.isEmpty || geometry.rowCount == 0)
        let scene = TableUpdateScene(self, map)
        let removed = adopt(map, update.batch, update.placeholders)
        updates.isAdopting = false
        if updates.isOutdated {
            for row in removed { endDisplaying(row.cell, at: row.path) }
            return loadAfterNestedUpdates(completions)
        }
        let closed = swipes.closeAfterUpdate()
        defer { if let closed { swipeDidClose(closed) } }
        updateContentSize()
        reconfigureDisplayed(reconfigured.compactMap { map.newPath(forOld: $0).map(placeholders.dataPath) })
        setNeedsLayout()
        guard isAnimated else {
            for row in removed { endDisplaying(row.cell, at: row.path) }
            if isVisible, !tiling.isActive { layoutIfNeeded() }
            return ListUpdateAnimation.complete(completions, true)
        }
        UIView.performWithoutAnimation {
            for row in removed {
                if row.isRemovedImmediately {
                    endDisplaying(row.cell, at: row.path)
                } else {
                    insertSubview(row.cell, at: backgroundView == nil ? 0 : 1)
                }
            }
            updates.isAnimating = true
            updates.exiting = removed.filter { !$0.isRemovedImmediately }
            layoutIfNeeded()
            updates.isAnimating = false
        }
        animate(scene, completions)
    }

    /// Loads the data again, because a callback changed it during an update (TV-56).
    private func loadAfterNestedUpdates(_ completions: [(Bool) -> Void]) {
        updates.isAdopting = false
        updates.isOutdated = false
        reload()
        ListUpdateAnimation.complete(completions, false)
    }

    /// Replaces the positions by those after the updates. Displayed rows that stay keep their cells (TV-37).
    ///
    /// - Returns: The displayed rows that are removed or reloaded.
    private func adopt(
        _ map: ListUpdateMap, _ batch: ListUpdateBatch, _ newPlaceholders: ListPlaceholders
    ) -> [ExitingRow] {
        var kept: [(path: IndexPath, cell: UITableViewCell)] = []
        var removed: [ExitingRow] = []
        for row in rows {
            let path = displayedPath(ofRow: row.number)
            if let target = map.newPath(forOld: path), !map.isReloaded(old: path) {
                kept.append((target, row.cell))
            } else {
                let animation = RowAnimation(rawValue: map.removalAnimation(old: path)) ?? .automatic
                removed.append(
                    ExitingRow(cell: row.cell, path: indexPath(ofRow: row.number), motion: .removal(animation)))
            }
        }
        let selected = selection.after(map)
        placeholders = newPlaceholders
        let sections = sectionsAfter(map)
        endDisplayingReplacedSections(map)
        beginGeneration()
        setSections(sections)
        rows = kept.map { DisplayedRow(number: geometry.number(of: $0.path.row, in: $0.path.section), cell: $0.cell) }
            .sorted { $0.number < $1.number }
        selection = selected
        if batch.isEmpty { forgetHeights() }
        for row in rows { updateSurroundings(of: row.cell, row: row.number) }
        return removed
    }

    /// Returns the extents of the sections after the updates. Rows that stay keep their heights (TV-21).
    private func sectionsAfter(_ map: ListUpdateMap) -> [SectionGeometry] {
        let old = geometry.sections
        let reloaded = Set(map.reloadedSections)
        var reloadedRows: [Int: [Int]] = [:]
        for path in map.reloadedItems {
            if let target = map.newPath(forOld: path) { reloadedRows[target.section, default: []].append(target.row) }
        }
        isLoading = true
        defer { isLoading = false }
        return map.after.indices.map { section in
            guard let source = map.oldSection(forNew: section), !reloaded.contains(source) else {
                return makeSection(section, rows: initialRows(of: section, 0..<map.after[section]))
            }
            var result = old[source]
            var builder = RowHeightBuilder()
            for run in map.runs(inNew: section) {
                switch run.source {
                case .kept(let origin):
                    builder.append(origin.item..<origin.item + run.items.count, of: old[origin.section].rows)
                case .moved(let origin): builder.append(old[origin.section].rows[origin.item])
                case .inserted:
                    let rows = initialRows(of: section, run.items)
                    builder.append(0..<rows.count, of: rows)
                }
            }
            result.rows = builder.rows
            for row in reloadedRows[section] ?? [] { result.rows[row] = initialRows(of: section, row..<row + 1)[0] }
            return result
        }
    }

    private func endDisplayingReplacedSections(_ map: ListUpdateMap) {
        let reloaded = Set(map.reloadedSections)
        var kept: [DisplayedSection] = []
        let old = displayedSections
        displayedSections = []
        for shown in old {
            if let target = map.newSection(forOld: shown.section), !reloaded.contains(shown.section) {
                kept.append(shown)
                kept[kept.count - 1].section = target
            } else {
                endDisplaying(shown)
            }
        }
        displayedSections = kept.sorted { $0.section < $1.section }
    }

    /// Determines the heights of the displayed rows again (TV-22).
    private func forgetHeights() {
        guard !hasFixedHeights else { return }
        if estimatedRowHeight == 0, delegate(.heightForRow) != nil {
            isLoading = true
            let sections = geometry.sections.indices.map { section in
                var result = geometry.sections[section]
                result.rows = initialRows(of: section, 0..<result.rows.count)
                return result
            }
            isLoading = false
            setSections(sections)
        } else {
            for row in rows { forgetHeight(ofRow: row.number) }
        }
    }

    /// Makes the height of a row an estimate, unless a property determines it.
    func forgetHeight(ofRow number: Int) {
        guard !hasFixedHeights else { return }
        setHeight(RowExtent(geometry.height(of: number).points, isEstimate: true), ofRow: number)
        tiling.quietOffsets = nil
    }

    // MARK: Configuring again

    /// Asks for the cells of rows again, which stay (TV-41).
    func reconfigure(_ paths: [IndexPath]) {
        guard updates.depth == 0 else { return updates.reconfigured.append(contentsOf: paths) }
        discardPreparedCells()
        guard isLoaded, !isLoading else { return }
        reconfigureDisplayed(paths)
        setNeedsLayout()
    }

    private func reconfigureDisplayed(_ paths: [IndexPath]) {
        for path in paths {
            guard let number = rowNumber(path), let index = displayedIndex(number), let dataSource else { continue }
            let cell = rows[index].cell
            let start = generation
            updates.reconfiguredCell = cell
            let new = dataSource.tableView(self, cellForRowAt: path)
            updates.reconfiguredCell = nil
            guard generation == start, let index = displayedIndex(number) else { return }
            if new !== cell {
                // The data source made another cell, which is displayed in place of the old one.
                let old = rows.remove(at: index)
                endDisplaying(old)
                if generation != start { return }
                if new.superview !== self, let identifier = new.reuseIdentifier { cellPool.add(new, identifier) }
            }
            forgetHeight(ofRow: number)
            tiling.quietOffsets = nil
        }
    }
}

// Batches of updates. The rules are those of tables (CV-12).
extension UICollectionView {
    /// Begins to collect updates.
    func beginBatch() {
        if updates.depth == 0 {
            restoreOrderBeforeUpdates()
            // The data source still has the old numbers (TV-28).
            _ = knownCounts
            updates.batch = ListUpdateBatch()
        }
        updates.depth += 1
    }

    /// Adds a change to the batch, or performs it as a batch of its own.
    func change(_ body: (inout ListUpdateBatch) -> Void) {
        guard updates.depth == 0 else { return body(&updates.batch) }
        // Without known numbers, the next layout will ask for the new ones.
        guard counts != nil else { return }
        restoreOrderBeforeUpdates()
        updates.batch = ListUpdateBatch()
        body(&updates.batch)
        updates.depth = 1
        endBatch(nil)
    }

    /// Performs the updates if the outermost batch ends.
    func endBatch(_ completion: ((Bool) -> Void)?) {
        if let completion { updates.completions.append(completion) }
        updates.depth -= 1
        guard updates.depth == 0 else { return }
        let completions = updates.completions
        let (batch, reconfigured) = (updates.batch, updates.reconfigured)
        updates.completions = []
        updates.reconfigured = []
        updates.batch = ListUpdateBatch()
        // The data was reloaded if the numbers are not known.
        guard counts != nil else { return ListUpdateAnimation.complete(completions, true) }
        withDataValues { apply(batch, reconfigured, completions) }
    }

    /// Performs a batch.
    ///
    /// - Parameters:
    ///   - changes: The changes of the data source.
    ///   - reconfigured: The items to configure again, at displayed index paths before the batch.
    ///   - completions: The completion handlers.
    ///   - changed: The placeholders afterwards, if the batch changes them: then its index paths are displayed ones.
    func apply(
        _ changes: ListUpdateBatch, _ reconfigured: [IndexPath], _ completions: [(Bool) -> Void],
        _ changed: ListPlaceholders? = nil
    ) {
        let before = knownCounts
        let update = placeholders.update(
            by: changes, to: changed, before: before, dataAfter: countsOfDataSource(), kind: .collection)
        counts = update.map.after
        apply(update.map, update.placeholders, reconfigured, completions)
    }

    private func apply(
        _ map: ListUpdateMap, _ newPlaceholders: ListPlaceholders, _ reconfigured: [IndexPath],
        _ completions: [(Bool) -> Void]
    ) {
        finishExiting()
        endPointerActions()
        swipes?.close()
        let former = placeholders
        placeholders = newPlaceholders
        generation += 1
        selection = selection.after(map)
        gridCursor = GridCursor()
        guard !isUpdatingElements, !needsReload else {
            // A callback of a layout pass made the updates: the next round requests the views again.
            needsReload = true
            invalidateCounts()
            return ListUpdateAnimation.complete(completions, true)
        }
        let isAnimated = canAnimateUpdates(isEmpty: map.before.allSatisfy { $0 == 0 })
        let scene = CollectionUpdateScene(self) { UICollectionView.newKey($0, map) }
        layoutStorage.itemsWillChange(map)
        adoptOrthogonalRows(map)
        let removed = adopt(map).map { element in
            var element = element
            element.formerDataPath = former.dataPath(element.key.path)
            return element
        }
        invalidateCounts()
        guard isVisibleForUpdates else {
            for element in removed { endDisplaying(element) }
            return ListUpdateAnimation.complete(completions, true)
        }
        prepareForUpdates(map)
        reconfigureDisplayed(reconfigured.compactMap { map.newPath(forOld: $0) })
        transition(
            from: scene, removed, isAnimated: isAnimated,
            appearance: UpdateAppearance(layout: layoutStorage, isNew: { UICollectionView.isNew($0, map) }),
            completions
        ) { [layoutStorage] in layoutStorage.finalizeCollectionViewUpdates() }
    }

    /// Arranges the items around one that the user moves. The data source does not change.
    func applyMovement(_ map: ListUpdateMap, _ context: UICollectionViewLayoutInvalidationContext) {
        finishExiting()
        cancelPress()
        let isAnimated = canAnimateUpdates(isEmpty: false)
        let scene = CollectionUpdateScene(self) { UICollectionView.newKey($0, map) }
        renumber(map)
        context.invalidateDataSourceCounts = true
        layoutStorage.invalidateLayout(with: context)
        guard isVisibleForUpdates else { return }
        prepareForUpdates(map)
        // The content stays under the pointer or finger.
        updates.isRetargeted = true
        transition(
            from: scene, [], isAnimated: isAnimated,
            appearance: UpdateAppearance(layout: layoutStorage, isNew: { UICollectionView.isNew($0, map) }), []
        ) { [layoutStorage] in layoutStorage.finalizeCollectionViewUpdates() }
        updates.isRetargeted = false
    }

    /// Replaces the numbers of the items by those after a move by the user.
    func renumber(_ map: ListUpdateMap) {
        generation += 1
        selection = selection.after(map)
        gridCursor = GridCursor()
        _ = adopt(map)
    }

    private func prepareForUpdates(_ map: ListUpdateMap) {
        prepareLayout()
        withPresentationValues {
            layoutStorage.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: map))
        }
    }

    private func invalidateCounts() {
        let context = layoutStorage.makeContext()
        context.invalidateDataSourceCounts = true
        layoutStorage.invalidateLayout(with: context)
    }

    /// A Boolean value that indicates whether updates lay out immediately.
    var isVisibleForUpdates: Bool { window != nil && bounds.width > 0 && bounds.height > 0 }

    /// Returns a Boolean value that indicates whether updates are animated.
    ///
    /// - Parameter isEmpty: Whether there were no items. Otherwise, a view without elements was never laid out.
    func canAnimateUpdates(isEmpty: Bool) -> Bool {
        isVisibleForUpdates && UIView.areAnimationsEnabled && layer.displayedBy != nil && !isUpdatingElements
            && (isEmpty || !elements.isEmpty)
    }

    // MARK: Identities

    /// Returns the identity of an element after updates; `nil` if its view does not stay.
    private static func newKey(_ key: ElementKey, _ map: ListUpdateMap) -> ElementKey? {
        // The elements of a layout as a whole have paths with one index.
        guard key.path.count == 2 else { return key }
        if key.category == .cell {
            if map.isReloaded(old: key.path) { return nil }
            return map.newPath(forOld: key.path).map { ElementKey(category: .cell, path: $0) }
        }
        // The paths of other elements count by kind and section.
        guard let section = map.newSection(forOld: key.path.section), !map.reloadedSections.contains(key.path.section)
        else { return nil }
        return ElementKey(
            category: key.category, kind: key.kind, path: IndexPath(item: key.path.item, section: section))
    }

    /// Returns a Boolean value that indicates whether an element was inserted or reloaded.
    private static func isNew(_ key: ElementKey, _ map: ListUpdateMap) -> Bool {
        guard key.path.count == 2 else { return false }
        if key.category == .cell {
            return map.oldPath(forNew: key.path).map { map.isReloaded(old: $0) } ?? true
        }
        return map.oldSection(forNew: key.path.section).map { map.reloadedSections.contains($0) } ?? true
    }

    /// Replaces the identities of elements by those after the updates. Views that stay are kept (TV-37).
    ///
    /// - Returns: The displayed elements that are removed or reloaded.
    private func adopt(_ map: ListUpdateMap) -> [CollectionElement] {
        var removed: [CollectionElement] = []
        var kept: [CollectionElement] = []
        for element in elements {
            guard let view = element.view else { continue }
            guard let key = UICollectionView.newKey(element.key, map) else {
                removed.append(element)
                continue
            }
            var new = CollectionElement(element.attributes, key: key)
            new.view = view
            kept.append(new)
        }
        setElements(kept)
        return removed
    }

    /// Replaces the known elements. The layout is asked again in the next pass.
    func setElements(_ new: [CollectionElement]) {
        elements = new
        elementIndices = [:]
        for (index, element) in new.enumerated() { elementIndices[element.key] = index }
        knownRect = nil
    }

    // MARK: Configuring again

    /// Requests the cells of items again, which stay (TV-41).
    func reconfigure(_ paths: [IndexPath]) {
        guard updates.depth == 0 else { return updates.reconfigured.append(contentsOf: paths) }
        guard counts != nil, !needsReload else { return }
        reconfigureDisplayed(paths)
        setNeedsLayout()
    }

    private func reconfigureDisplayed(_ paths: [IndexPath]) {
        for path in paths {
            discardPreparedCell(path)
            let key = ElementKey(category: .cell, path: path)
            guard let index = elementIndices[key], let cell = elements[index].view as? UICollectionViewCell else {
                continue
            }
            // In a batch, the known attributes are those before it.
            if let current = attributes(of: key) { elements[index].attributes = current }
            updates.reconfiguredCell = cell
            var new: UICollectionReusableView?
            UIView.performWithoutAnimation { new = makeView(key) }
            updates.reconfiguredCell = nil
            // The data source may have reloaded.
            guard let new, !needsReload, elementIndices[key] == index, elements[index].view === cell else { return }
            if new === cell {
                UIView.performWithoutAnimation { fit(index) }
            } else {
                let old = elements[index]
                elements[index].view = nil
                endDisplaying(old)
                guard elementIndices[key] == index else { return }
                show(new, index)
            }
        }
    }
}

// List cells: their position in the hierarchy of a section snapshot, and changes of their size.
extension UICollectionView: ListCellOwner {
    /// The data source, if its sections can be hierarchies.
    var outlines: (any OutlineDataSource)? { dataSource as? any OutlineDataSource }

    /// Sets the state of a list cell that the app is about to configure.
    func prepare(_ view: UICollectionReusableView, for key: ElementKey) {
        if let cell = view as? UICollectionViewCell, !(cell is UICollectionViewListCell) {
            cell.isEditingItem = key.category == .cell && isEditing
        }
        if let background = view as? ListSectionBackground {
            return UIView.performWithoutAnimation {
                background.backgroundColor = layoutStorage.listPlacement(of: key)?.sectionColor
            }
        }
        guard let cell = view as? UICollectionViewListCell else { return }
        cell.owner = self
        cell.contentView.observeContent(selfSizingInvalidation == .enabledIncludingConstraints) { [weak cell] in
            if let cell { cell.owner?.listCellNeedsNewSize(cell) }
        }
        UIView.performWithoutAnimation {
            updatePlacement(of: cell, key)
            cell.outline = key.category == .cell ? outlines?.outlineItem(at: placeholders.dataPath(key.path)) : nil
            cell.isEditingItem = key.category == .cell && isEditing
        }
    }

    /// Sets the position of a list cell in its list, which the changes of other items affect.
    func updatePlacement(of cell: UICollectionViewListCell, _ key: ElementKey) {
        cell.placement = layoutStorage.listPlacement(of: key) ?? ListItemPlacement()
        if cell.placement.hasSwipeActions { prepareForSwipes() }
    }

    func editingDidChange() {
        endPointerActions()
        discardPreparedCells()
        swipes?.close()
        if !usesSelection { deselectAll() } else if !usesMultipleSelection { deselectAllButFirst() }
        for cell in visibleCells { cell.isEditingItem = isEditing }
    }

    /// Displays the hierarchies of the visible items, which may have changed.
    func outlineDidChange(animated: Bool) {
        let outlines = outlines
        let changes = visibleElements(.cell).compactMap { element -> (UICollectionViewListCell, OutlineItem?)? in
            guard let cell = element.view as? UICollectionViewListCell else { return nil }
            let item = outlines?.outlineItem(at: dataPath(element.key.path))
            return item == cell.outline ? nil : (cell, item)
        }
        guard !changes.isEmpty else { return }
        let apply = {
            for (cell, item) in changes {
                cell.outline = item
                cell.layoutIfNeeded()
            }
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else { return apply() }
        UIView.animate(withDuration: CellMetrics.duration, animations: apply)
    }

    // MARK: Requests of cells

    func listCellDidTapOutline(_ cell: UICollectionViewListCell) {
        guard let path = path(of: cell) else { return }
        toggleOutline(at: dataPath(path))
    }

    func listCellNeedsNewSize(_ cell: UICollectionViewListCell) {
        // Cells that are being displayed are measured anyway.
        guard selfSizingInvalidation != .disabled, !isUpdatingElements, cell.appliedAttributes != nil else { return }
        if !unmeasuredCells.contains(where: { $0 === cell }) { unmeasuredCells.append(cell) }
        setNeedsLayout()
    }

    /// Measures cells whose content has changed since they were displayed (TV-26).
    func measureChangedCells() {
        guard !unmeasuredCells.isEmpty else { return }
        let cells = unmeasuredCells
        unmeasuredCells = []
        for index in elements.indices {
            guard let cell = elements[index].view as? UICollectionViewListCell,
                cells.contains(where: { $0 === cell })
            else { continue }
            cell.updateConfigurationIfNeeded()
            fit(index)
        }
    }

    // MARK: Outlines

    /// Expands or collapses an item, at an index path that the data source knows (DS-11).
    func toggleOutline(at path: IndexPath) {
        guard let outlines, let item = outlines.outlineItem(at: path) else { return }
        outlines.setExpanded(!item.isExpanded, at: path)
    }

    /// Expands or collapses an item whose cell does that when it is pressed.
    ///
    /// - Returns: `false` if the item is to be selected.
    func expandsItem(pressedAt path: IndexPath) -> Bool {
        guard let cell = cell(at: path) as? UICollectionViewListCell, cell.expandsWhenPressed else {
            return false
        }
        cell.performOutlineAction()
        return true
    }

    /// Expands or collapses an item because of a key, or finds the child or the parent that the key goes to (KS-03).
    ///
    /// - Parameters:
    ///   - path: The displayed index path of the item with the cursor.
    ///   - isInward: `true` to expand the item or to go to its first child, `false` to collapse it or to go to its parent.
    /// - Returns: `nil` if the key has no effect on an outline.
    func outlineStep(from path: IndexPath, isInward: Bool) -> OutlineStep? {
        let known = dataPath(path)
        guard let outlines, let item = outlines.outlineItem(at: known) else { return nil }
        // Children that a handler will provide are expected where there is a disclosure.
        let cell = cell(at: path) as? UICollectionViewListCell
        let isParent = item.hasChildren || cell?.hasOutlineDisclosure == true
        if isParent, item.isExpanded != isInward {
            if let cell, cell.hasOutlineDisclosure {
                cell.performOutlineAction()
            } else {
                outlines.setExpanded(isInward, at: known)
            }
            return .toggled
        }
        if !isInward { return outlines.parent(ofItemAt: known).map { .go($0) } }
        guard item.hasChildren, item.isExpanded else { return nil }
        return .go(IndexPath(item: known.item + 1, section: known.section))
    }
}

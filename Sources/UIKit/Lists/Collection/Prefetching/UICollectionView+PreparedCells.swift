import QuartzCore

// Cells are prepared before they become visible, between the frames in which the content scrolls (PF-02).
extension UICollectionView: CellPreparing {
    var isPreparationScheduled: Bool {
        get { preparedCells.isScheduled }
        set { preparedCells.isScheduled = newValue }
    }

    func canPrepareCell(along way: CGVector) -> Bool { isPrefetchingEnabled && canPrepareCells }

    private var canPrepareCells: Bool {
        window != nil && dataSource != nil && !needsReload && !layoutStorage.needsPreparation && !isUpdatingElementsNow
            && !isInteractivelyMoving
    }

    /// A Boolean value that indicates whether an update is being collected or applied.
    private var isUpdatingElementsNow: Bool { updates.depth > 0 || updates.isAnimating }

    func prepareNextCell(along way: CGVector) -> Bool {
        guard !isUpdatingElements, let knownRect else { return false }
        let visible = bounds
        let isVertical = abs(way.dy) >= abs(way.dx)
        func distance(_ frame: CGRect) -> CGFloat {
            isVertical
                ? (way.dy > 0 ? frame.minY - visible.maxY : visible.minY - frame.maxY)
                : (way.dx > 0 ? frame.minX - visible.maxX : visible.minX - frame.maxX)
        }
        // Half a page ahead.
        let reach = (isVertical ? visible.height : visible.width) / 2
        var nearest: (index: Int, distance: CGFloat)?
        for (index, element) in elements.enumerated()
        where element.view == nil && element.key.category == .cell && !element.frame.isNull
            && !isPlaceholder(element.key.path)
        {
            let distance = distance(element.frame)
            guard distance >= 0, distance < nearest?.distance ?? reach, element.frame.overlaps(knownRect),
                preparedCells.cells[element.key.path] == nil
            else { continue }
            nearest = (index, distance)
        }
        guard let nearest else { return false }
        if preparedCells.cells.count >= preparedCells.limit {
            // Cells behind the visible part make room for those ahead.
            let behind = preparedCells.cells.keys.first { path in
                let key = ElementKey(category: .cell, path: path)
                return elementIndices[key].map { distance(elements[$0].frame) < 0 } ?? true
            }
            guard let behind else { return false }
            discardPreparedCell(behind)
        }
        let (key, attributes, start) = (elements[nearest.index].key, elements[nearest.index].attributes, generation)
        var made: UICollectionReusableView?
        UIView.performWithoutAnimation {
            made = makeView(key)
            guard generation == start, let cell = made as? UICollectionViewCell else { return }
            cell.isSelected = isSelected(key.path)
            cell.frame = CGRect(origin: attributes.frame.origin, size: attributes.size)
            cell.updateConfigurationIfNeeded()
            cell.layoutIfNeeded()
        }
        guard let cell = made as? UICollectionViewCell else { return false }
        guard generation == start, elementIndices[key].map({ elements[$0].view == nil }) ?? false else {
            recycle(cell)
            return false
        }
        preparedCells.cells[key.path] = cell
        return true
    }

    func readCell<Result>(ofNumber number: Int, _ read: (UIView) -> Result) -> Result? {
        guard number < itemCount, !isPlaceholder(numbers.path(of: number)) else { return nil }
        let path = numbers.path(of: number)
        if let cell = preparedCells.cells[path] { return read(cell) }
        let key = ElementKey(category: .cell, path: path)
        guard canPrepareCells, !isUpdatingElements, (0..<itemCount).contains(number),
            elementIndices[key].map({ elements[$0].view == nil }) ?? true
        else { return nil }
        let start = generation
        var result: Result?
        UIView.performWithoutAnimation {
            guard let cell = makeView(key) as? UICollectionViewCell else { return }
            defer { recycle(cell) }
            guard generation == start else { return }
            cell.isSelected = isSelected(path)
            cell.updateConfigurationIfNeeded()
            cell.layoutIfNeeded()
            if generation == start { result = read(cell) }
        }
        return result
    }

    /// Returns the prepared cell of an item that becomes visible.
    func takePreparedCell(_ key: ElementKey) -> UICollectionViewCell? {
        guard key.category == .cell, !preparedCells.cells.isEmpty else { return nil }
        return preparedCells.cells.removeValue(forKey: key.path)
    }

    /// Makes a prepared cell available for other items.
    func discardPreparedCell(_ path: IndexPath) {
        if !preparedCells.cells.isEmpty, let cell = preparedCells.cells.removeValue(forKey: path) { recycle(cell) }
    }

    func discardPreparedCells() {
        let cells = preparedCells.cells
        preparedCells.cells = [:]
        for cell in cells.values { recycle(cell) }
    }

    private func recycle(_ cell: UICollectionViewCell) {
        guard cell.superview !== self, let identifier = cell.reuseIdentifier else { return }
        pool.add(cell, CollectionViewKey(kind: UICollectionView.cellKind, identifier: identifier))
    }
}

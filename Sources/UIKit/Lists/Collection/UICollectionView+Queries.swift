// Queries about elements, and scrolling to them.
extension UICollectionView {
    /// Returns the attributes of an element from the layout.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if key.category == .cell, !hasItem(key.path) { return nil }
        prepareLayout()
        return withPresentationValues { layoutStorage.attributes(of: key) }
    }

    func view(_ key: ElementKey) -> UICollectionReusableView? { elementIndices[key].flatMap { elements[$0].view } }

    func visibleElements(_ category: ElementCategory, _ kind: String = "") -> [CollectionElement] {
        elements.filter { $0.view != nil && $0.key.category == category && $0.key.kind == kind }
            .sorted { $0.key.path < $1.key.path }
    }

    /// Returns the displayed cell, or the prepared one, at a displayed index path.
    func cell(at path: IndexPath) -> UICollectionViewCell? {
        view(ElementKey(category: .cell, path: path)) as? UICollectionViewCell
            ?? (preparedCells.cells.isEmpty ? nil : preparedCells.cells[path])
    }

    /// The displayed index paths of the visible items, without placeholders.
    var visibleItems: [IndexPath] { visibleElements(.cell).map(\.key.path).filter { !isPlaceholder($0) } }

    /// Returns the displayed index path of the item that a cell shows; nil for a placeholder.
    func path(of cell: UICollectionViewCell) -> IndexPath? {
        let path = elements.first { $0.view === cell && $0.key.category == .cell }?.key.path
        return path.flatMap { isPlaceholder($0) ? nil : $0 }
    }

    /// Returns the displayed index path of the frontmost item at a point; nil for a placeholder.
    func path(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        prepareLayout()
        let candidates: [CollectionElement]
        if let knownRect, knownRect.contains(point) {
            candidates = elements
        } else {
            let list = layoutElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
            candidates = list.map { CollectionElement($0, key: ElementKey($0)) }
        }
        var front: CollectionElement?
        for element in candidates where element.key.category == .cell && element.frame != .null {
            let frame =
                element.attributes.orthogonalSection == nil ? element.frame : visibleFrame(of: element.attributes)
            guard frame.contains(point) else { continue }
            if front.map({ $0.isBehind(element) }) ?? true { front = element }
        }
        return front.flatMap { isPlaceholder($0.key.path) ? nil : $0.key.path }
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        precondition(
            hasItem(path),
            "Attempted to scroll the collection view to an out-of-bounds item: \(path). Call scrollToItem with the "
                + "index path of an item.")
        var vertical = position.intersection([.top, .centeredVertically, .bottom])
        var horizontal = position.intersection([.left, .centeredHorizontally, .right])
        precondition(
            vertical.rawValue.nonzeroBitCount <= 1 && horizontal.rawValue.nonzeroBitCount <= 1,
            "a scroll position can contain one position for each axis")
        guard let attributes = attributes(of: ElementKey(category: .cell, path: path)) else { return }
        settleAfterGeometryChange()
        let frame = scrollRow(to: attributes, position, animated) ?? attributes.frame
        if let section = attributes.orthogonalSection, let row = layoutStorage.orthogonalRow(section) {
            // The section has moved along its own axis.
            if row.axis == .horizontal { horizontal = [] } else { vertical = [] }
            if vertical.isEmpty, horizontal.isEmpty { return makeVisible(frame, isAnimated: animated) }
        }
        if position.isEmpty { return makeVisible(frame, isAnimated: animated) }
        let inset = adjustedContentInset
        let area = bounds.inset(by: inset)
        var offset = contentOffset
        switch vertical {
        case .top: offset.y = frame.minY - inset.top
        case .centeredVertically: offset.y = frame.midY - area.height / 2 - inset.top
        case .bottom: offset.y = frame.maxY - area.height - inset.top
        default: break
        }
        switch horizontal {
        case .left: offset.x = frame.minX - inset.left
        case .centeredHorizontally: offset.x = frame.midX - area.width / 2 - inset.left
        case .right: offset.x = frame.maxX - area.width - inset.left
        default: break
        }
        scroll(to: ranges.clamped(offset), isAnimated: animated)
    }
}

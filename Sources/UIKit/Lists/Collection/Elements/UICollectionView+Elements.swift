// The elements in and near the visible part: their views are created when they become visible, and reused afterwards.
extension UICollectionView {
    /// The greatest number of views of one kind that wait for reuse. Others are released.
    private static let poolLimit = 64
    /// The greatest number of layouts in a pass, each of which can change the sizes of cells that became visible.
    private static let roundLimit = 24
    /// The greatest number of elements in a pass that are measured one after the other.
    private static let growthLimit = 1000

    /// Prepares the layout, and creates, places and removes views (CV-05).
    func updateElements() {
        guard !isUpdatingElements else { return }
        isUpdatingElements = true
        defer { isUpdatingElements = false }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        updateKnownInset()
        if layoutStorage.isOutdated { layoutStorage.invalidateLayout() }
        measureChangedCells()
        var (rounds, growths) = (0, 0)
        while rounds < UICollectionView.roundLimit {
            rounds += 1
            if needsReload { discardElements() }
            prepareLayout()
            settleAfterGeometryChange()
            loadElements()
            // Elements that are measured one after the other need a round each.
            if updateVisibleElements(), !needsReload, growths < UICollectionView.growthLimit {
                growths += 1
                rounds -= 1
            }
            if !layoutStorage.needsPreparation && !needsReload && knownRect != nil { break }
        }
        removeLeavingViews()
        removeUnusedRows()
        updatePrefetching()
    }

    /// Ends the display of all views after a reload (TV-04).
    private func discardElements() {
        needsReload = false
        let old = elements
        elements = []
        elementIndices = [:]
        knownRect = nil
        finishExiting()
        for element in old where element.view != nil { endDisplaying(element) }
    }

    // MARK: Known elements

    /// The rectangle whose elements the layout is asked for: the bounds and a page of content around them, so that most
    /// steps of scrolling need no call of the layout.
    private func takeRectToLoad() -> CGRect {
        let bounds = bounds
        if isInvalidatedByBounds {
            isInvalidatedByBounds = false
            return bounds
        }
        let content = CGRect(origin: .zero, size: contentSize)
        let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height).intersection(content)
        return around.isNull ? bounds : bounds.union(around)
    }

    /// Asks the layout for the elements around the bounds, unless they are known.
    private func loadElements() {
        if let knownRect, knownRect.contains(bounds) { return }
        let rect = takeRectToLoad()
        knownRect = rect
        let list = layoutElements(in: rect)
        updateOrthogonalRows(list)
        layoutStorage.updateVisibleItems(list)
        var shown: [ElementKey: UICollectionReusableView] = [:]
        for element in elements { if let view = element.view { shown[element.key] = view } }
        var new: [CollectionElement] = []
        new.reserveCapacity(list.count)
        var indices: [ElementKey: Int] = [:]
        indices.reserveCapacity(list.count)
        for attributes in list { append(attributes, &new, &indices, &shown) }
        let vanished = elements.filter { shown[$0.key] != nil }
        elements = new
        elementIndices = indices
        for element in vanished where element.view != nil {
            guard element.view.map(isEditing) == true || element.view === itemMovement?.cell,
                let attributes = attributes(of: element.key)
            else {
                leave(element)
                continue
            }
            // The cell with the first responder stays until editing ends, and one that is moved until it is released.
            append(attributes, &elements, &elementIndices, &shown)
        }
        for index in elements.indices { if elements[index].view != nil { place(index) } }
        for index in elements.indices where elements[index].view != nil {
            // A layout for another width has forgotten the sizes of views.
            if layoutStorage.needsMeasure(elements[index].attributes) { fit(index) }
        }
    }

    private func append(
        _ attributes: UICollectionViewLayoutAttributes, _ elements: inout [CollectionElement],
        _ indices: inout [ElementKey: Int], _ shown: inout [ElementKey: UICollectionReusableView]
    ) {
        let key = ElementKey(attributes)
        if key.category == .cell, !hasItem(key.path) {
            preconditionFailure(
                """
                UICollectionView received layout attributes for a cell with an index path that does not exist: \
                \(key.path). The layout must use the numbers of items of the collection view.
                """)
        }
        guard indices[key] == nil else { return }
        var element = CollectionElement(movingAttributes(for: key) ?? attributes, key: key)
        element.view = shown.removeValue(forKey: key)
        indices[key] = elements.count
        elements.append(element)
    }

    /// Returns a Boolean value that indicates whether a view contains the first responder.
    func isEditing(_ view: UICollectionReusableView) -> Bool {
        (window?.firstResponder as? UIView)?.isDescendant(of: view) ?? false
    }

    // MARK: Visible elements

    /// Creates and removes views.
    ///
    /// - Returns: `true` if a view needs more room than the layout expected, so that the elements behind it may not be
    ///   visible. They are displayed in the next round (CL-18).
    private func updateVisibleElements() -> Bool {
        let rect = bounds
        for index in elements.indices {
            guard let view = elements[index].view, !isVisible(elements[index], rect), !isEditing(view),
                view !== itemMovement?.cell
            else { continue }
            let element = elements[index]
            elements[index].view = nil
            leave(element)
        }
        guard rect.width > 0, rect.height > 0 else { return false }
        var index = 0
        while index < elements.count, !needsReload {
            if elements[index].view == nil, isVisible(elements[index], rect) {
                hasGrown = false
                display(index)
                if hasGrown { return true }
            }
            index += 1
        }
        return false
    }

    private func isVisible(_ element: CollectionElement, _ rect: CGRect) -> Bool {
        guard element.attributes.orthogonalSection != nil else { return element.overlaps(rect) }
        return !element.attributes.isHidden && visibleFrame(of: element.attributes).overlaps(rect)
    }

    /// Creates the view of an element.
    private func display(_ index: Int) {
        let key = elements[index].key
        var made: UICollectionReusableView? = takePreparedCell(key)
        if made == nil { UIView.performWithoutAnimation { made = makeView(key) } }
        guard let view = made else { return }
        // The data source may have reloaded.
        guard elements.indices.contains(index), elements[index].key == key else { return }
        show(view, index)
    }

    /// Displays an element with a view of the data source.
    func show(_ view: UICollectionReusableView, _ index: Int) {
        let key = elements[index].key
        elements[index].view = view
        UIView.performWithoutAnimation {
            if let cell = view as? UICollectionViewCell { cell.isSelected = isSelected(key.path) }
            place(index)
            // The update may set the content, which determines the size (CE-04).
            (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
            fit(index)
        }
        switch key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell, !isPlaceholder(key.path) else { return }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: dataPath(key.path))
        case .supplementaryView:
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
        case .decorationView: break
        }
    }

    /// Invalidates the layout if a view prefers other attributes and the layout permits it (CV-05).
    func fit(_ index: Int) {
        let attributes = elements[index].attributes
        guard let preferred = elements[index].view?.preferredLayoutAttributesFitting(attributes) else { return }
        guard preferred !== attributes, !preferred.isEqual(attributes),
            layoutStorage.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return layoutStorage.viewWasMeasured(attributes) }
        hasGrown =
            layoutStorage.needsMeasure(attributes)
            && (preferred.size.width > attributes.size.width || preferred.size.height > attributes.size.height)
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    /// Applies the attributes of an element to its view, and inserts the view in its order (CV-06).
    func place(_ index: Int) {
        guard let view = elements[index].view else { return }
        let attributes = elements[index].attributes
        let old = view.appliedAttributes
        let host = host(of: attributes)
        if old == nil || old?.zIndex != attributes.zIndex || view.superview !== host { insert(view, index, host) }
        apply(attributes, to: view)
        if let cell = view as? UICollectionViewListCell { updatePlacement(of: cell, elements[index].key) }
    }

    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        if let old = view.appliedAttributes, old.isEqual(attributes) { return }
        // The layout can change its object later.
        view.appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        let center = hostedCenter(attributes)
        if attributes.hasTransform || !CATransform3DIsIdentity(view.layer.transform) {
            view.transform3D = attributes.transform3D
            view.bounds.size = attributes.size
            view.center = center
        } else {
            let way = CGVector(dx: center.x - attributes.center.x, dy: center.y - attributes.center.y)
            let frame = attributes.frame.offsetBy(dx: way.dx, dy: way.dy)
            if view.frame != frame { view.frame = frame }
        }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
        view.apply(attributes)
    }

    /// Inserts a view in front of the views that are behind it, and behind other subviews of the app.
    private func insert(_ view: UICollectionReusableView, _ index: Int, _ host: UIView) {
        let element = elements[index]
        var below: CollectionElement?
        for other in elements {
            guard let candidate = other.view, candidate !== view, candidate.superview === host, other.isBehind(element)
            else { continue }
            if below.map({ $0.isBehind(other) }) ?? true { below = other }
        }
        var front: UIView? = below?.view
        if host === self {
            // The scroll views of orthogonal sections are behind elements in front of their cells.
            for row in orthogonal.views.values where row.superview === self {
                let isInFront =
                    element.attributes.zIndex != row.row.zIndex
                    ? element.attributes.zIndex > row.row.zIndex
                    : element.key.path >= IndexPath(item: 0, section: row.section)
                guard isInFront else { continue }
                let depth = subviews.firstIndex { $0 === row } ?? 0
                if front.map({ view in (subviews.firstIndex { $0 === view } ?? 0) < depth }) ?? true { front = row }
            }
        }
        if let front {
            host.insertSubview(view, aboveSubview: front)
        } else {
            host.insertSubview(view, at: host === self && backgroundView?.superview === self ? 1 : 0)
        }
    }

    // MARK: End of display

    /// Puts the view of an element into the pool, and notifies the delegate (TV-08).
    func endDisplaying(_ element: CollectionElement) {
        guard let view = element.view else { return }
        swipes?.cellDidEndDisplaying(view)
        view.appliedAttributes = nil
        view.layer.removeAllAnimations()
        leavingViews.append(view)
        if let identifier = view.reuseIdentifier {
            let kind = UICollectionView.poolKind(element.key)
            pool.add(view, CollectionViewKey(kind: kind, identifier: identifier))
        }
        switch element.key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell,
                placeholderCells.remove(ObjectIdentifier(cell)) == nil
            else { return }
            delegate?.collectionView(
                self, didEndDisplaying: cell, forItemAt: element.formerDataPath ?? dataPath(element.key.path))
        case .supplementaryView:
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.key.kind,
                at: element.key.path)
        case .decorationView: break
        }
    }

    /// Removes views that were not reused in this pass.
    private func removeLeavingViews() {
        let views = leavingViews
        leavingViews = []
        for view in views where view.appliedAttributes == nil && isHost(view.superview) {
            view.removeFromSuperview()
        }
        _ = pool.trim(to: UICollectionView.poolLimit)
    }

    private func isHost(_ view: UIView?) -> Bool { view === self || view is OrthogonalScrollView }
}

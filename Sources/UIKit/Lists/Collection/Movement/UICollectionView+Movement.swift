import QuartzCore

// Items that the user moves (SW-09, SW-10).
extension UICollectionView {
    /// The distance from the edges within which a move scrolls, in points.
    private static let scrollMargin: CGFloat = 40
    static let settleDuration = 0.2

    /// A Boolean value that indicates whether the user moves an item.
    var isInteractivelyMoving: Bool { itemMovement != nil }

    /// Returns a Boolean value that indicates whether the user can move an item.
    func canMove(_ path: IndexPath) -> Bool {
        // The numbers of items change when a placeholder gets its data.
        guard let dataSource, !missingMethods.contains(.moveItem), hasItem(path), placeholders.isEmpty else {
            return false
        }
        return dataSource.collectionView(self, canMoveItemAt: path)
    }

    func beginMovement(_ path: IndexPath) -> Bool {
        if isInteractivelyMoving { cancelMovement() }
        guard updates.depth == 0, !isUpdatingElements, hasItem(path) else { return false }
        let start = generation
        guard canMove(path), generation == start else { return false }
        layoutIfNeeded()
        let key = ElementKey(category: .cell, path: path)
        guard generation == start, let index = elementIndices[key],
            let cell = elements[index].view as? UICollectionViewCell
        else { return false }
        cancelPress()
        swipes?.close()
        let autoscroll = Autoscroll(in: self, along: .both) { [weak self] way in
            self?.scrollForMovement(by: way) ?? false
        }
        let frame = displayedFrame(of: elements[index].attributes)
        let movement = ItemMovement(
            cell, at: path, position: CGPoint(x: frame.midX, y: frame.midY), autoscroll)
        itemMovement = movement
        cell.isMoving = true
        cell.setLifted(true)
        placeMovingItem()
        return true
    }

    /// Returns the attributes of the moved item; nil for other elements.
    func movingAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let itemMovement, key.category == .cell, key.path == itemMovement.target else { return nil }
        let attributes = layoutStorage.layoutAttributesForInteractivelyMovingItem(
            at: key.path, withTargetPosition: itemMovement.position)
        guard attributes.orthogonalSection != nil else { return attributes }
        let (own, displayed) = (attributes.frame.origin, displayedFrame(of: attributes).origin)
        attributes.center.x += own.x - displayed.x
        attributes.center.y += own.y - displayed.y
        return attributes
    }

    /// Displays the moved item at its position.
    private func placeMovingItem() {
        guard let itemMovement else { return }
        let key = ElementKey(category: .cell, path: itemMovement.target)
        guard let index = elementIndices[key], let attributes = movingAttributes(for: key) else { return }
        elements[index].attributes = attributes
        elements[index].frame = attributes.frame
        UIView.performWithoutAnimation { place(index) }
    }

    func updateMovement(_ position: CGPoint) {
        guard let movement = itemMovement, position.x.isFinite, position.y.isFinite else { return }
        let old = movement.position
        movement.position = position
        placeMovingItem()
        movement.autoscroll.follow(
            CGPoint(x: position.x + movement.grip.dx, y: position.y + movement.grip.dy),
            in: bounds.inset(by: adjustedContentInset), margin: UICollectionView.scrollMargin)
        let start = generation
        var target = layoutStorage.targetIndexPath(
            forInteractivelyMovingItem: movement.target, withPosition: position)
        if let delegate {
            target = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
                atCurrentIndexPath: movement.target, toProposedIndexPath: target)
        }
        guard generation == start, itemMovement === movement, target != movement.target, canTake(target, movement)
        else { return }
        move(movement, to: target, previousPosition: old)
    }

    /// Returns a Boolean value that indicates whether the moved item can have an index path.
    private func canTake(_ path: IndexPath, _ movement: ItemMovement) -> Bool {
        let counts = knownCounts
        guard path.count == 2, counts.indices.contains(path.section) else { return false }
        let count = counts[path.section] + (path.section == movement.target.section ? 0 : 1)
        return (0..<count).contains(path.item)
    }

    /// Arranges the items around a new target of the moved one.
    private func move(_ movement: ItemMovement, to target: IndexPath, previousPosition: CGPoint) {
        let old = movement.target
        let context = layoutStorage.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: movement.position, previousIndexPaths: [old],
            previousPosition: previousPosition)
        let map = numberItems(moving: old, to: target)
        movement.target = target
        applyMovement(map, context)
        placeMovingItem()
    }

    /// Numbers the items as if one was moved.
    private func numberItems(moving source: IndexPath, to target: IndexPath) -> ListUpdateMap {
        let before = knownCounts
        var after = before
        after[source.section] -= 1
        after[target.section] += 1
        var batch = ListUpdateBatch()
        batch.moveItem(from: source, to: target)
        counts = after
        return ListUpdateMap(batch, before: before, after: after)
    }

    private func scrollForMovement(by way: CGVector) -> Bool {
        guard let movement = itemMovement else { return false }
        let old = contentOffset
        guard scrollForDrag(by: way), itemMovement === movement else { return false }
        // The item stays at the pointer or finger.
        updateMovement(
            CGPoint(
                x: movement.position.x + contentOffset.x - old.x, y: movement.position.y + contentOffset.y - old.y))
        return true
    }

    // MARK: The end

    func endMovement() {
        guard let movement = itemMovement, let dataSource else { return cancelMovement() }
        guard movement.source != movement.target else { return cancelMovement() }
        let (source, target) = (movement.source, movement.target)
        let start = generation
        let expected = knownCounts
        movement.autoscroll.stop()
        itemMovement = nil
        dataSource.collectionView(self, moveItemAt: source, to: target)
        // The data source may have reloaded.
        guard generation == start, counts != nil else { return release(movement.cell) }
        guard !missingMethods.contains(.moveItem) else {
            itemMovement = movement
            return cancelMovement()
        }
        counts = nil
        let actual = knownCounts
        precondition(
            actual == expected,
            """
            Invalid movement of an item: after collectionView(_:moveItemAt:to:) from \(source) to \(target), the \
            sections of the data source must have \(expected) items, but they have \(actual). Remove the item from the \
            data at the first index path, and insert it at the second one.
            """)
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [target], previousIndexPaths: [source], movementCancelled: false))
        settle(movement)
    }

    func cancelMovement() {
        guard let movement = itemMovement else { return }
        movement.autoscroll.stop()
        let (source, target) = (movement.source, movement.target)
        let context = layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [source], previousIndexPaths: [target], movementCancelled: true)
        itemMovement = nil
        if source != target {
            applyMovement(numberItems(moving: target, to: source), context)
        } else {
            layoutStorage.invalidateLayout(with: context)
        }
        settle(movement)
    }

    /// Ends a move without an animation, because the items change.
    func stopMovement() {
        guard let movement = itemMovement else { return }
        movement.autoscroll.stop()
        itemMovement = nil
        release(movement.cell)
    }

    /// Restores the order of the data source before it changes, without requesting views.
    func restoreOrderBeforeUpdates() {
        guard let movement = itemMovement else { return }
        stopMovement()
        if movement.source != movement.target {
            renumber(numberItems(moving: movement.target, to: movement.source))
        }
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [movement.source], previousIndexPaths: [movement.target], movementCancelled: true))
    }

    /// Moves the released item to its place.
    private func settle(_ movement: ItemMovement) {
        let cell = movement.cell
        cell.isMoving = false
        UIView.animate(
            withDuration: UICollectionView.settleDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]
        ) { [self] in
            setNeedsLayout()
            layoutIfNeeded()
        } completion: { [weak self, weak cell] _ in
            guard let cell, self?.itemMovement?.cell !== cell else { return }
            cell.setLifted(false)
        }
    }

    private func release(_ cell: UICollectionViewCell) {
        cell.isMoving = false
        cell.setLifted(false)
    }

    /// Cancels the move because of Escape.
    ///
    /// - Returns: False if no item is moved.
    func cancelMovementByKey() -> Bool {
        guard isInteractivelyMoving else { return false }
        cancelMovement()
        return true
    }
}

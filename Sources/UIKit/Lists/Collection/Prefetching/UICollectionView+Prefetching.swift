// Items are announced before they become visible (PF-01).
extension UICollectionView {
    /// Announces the items of the next page in the direction in which the content moved since the last layout.
    func updatePrefetching() {
        guard let movement = prefetching.move(to: bounds.origin) else { return }
        scheduleCellPreparation(movement.way)
        guard isPrefetchingEnabled, !isInteractivelyMoving, let prefetchDataSource, !needsReload,
            !layoutStorage.needsPreparation
        else { return }
        let page = movement.pageAhead(of: bounds, in: contentSize)
        let (new, cancelled) = prefetching.announce(page, movement, visible: indexPathsForVisibleItems) {
            items(in: page, isVertical: movement.isVertical, isForward: movement.isForward)
        }
        if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }

    /// Returns the items in a rectangle that are not visible, nearest first.
    private func items(in rect: CGRect, isVertical: Bool, isForward: Bool) -> [IndexPath] {
        let list = layoutStorage.layoutAttributesForElements(in: rect) ?? []
        let visible = bounds
        var found: [(distance: CGFloat, path: IndexPath)] = []
        for attributes in list where attributes.representedElementCategory == .cell && !attributes.isHidden {
            let frame = visibleFrame(of: attributes)
            guard frame.overlaps(rect), !frame.overlaps(visible), hasItem(attributes.indexPath) else { continue }
            let distance =
                isVertical
                ? (isForward ? frame.minY : -frame.maxY) : (isForward ? frame.minX : -frame.maxX)
            found.append((distance, attributes.indexPath))
        }
        found.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.path < $1.path }
        return found.map(\.path)
    }
}

// Items are announced before they become visible (PF-01).
extension UICollectionView {
    /// Announces the items of the next page in the direction in which the content moved since the last layout.
    func updatePrefetching() {
        let offset = bounds.origin
        guard let last = prefetching.offset, offset != last else {
            prefetching.offset = offset
            return
        }
        prefetching.offset = offset
        scheduleCellPreparation(CGVector(dx: offset.x - last.x, dy: offset.y - last.y))
        guard isPrefetchingEnabled, !isInteractivelyMoving, let prefetchDataSource, !needsReload, !layoutStorage.needsPreparation else {
            return
        }
        let way = CGVector(dx: offset.x - last.x, dy: offset.y - last.y)
        let isVertical = abs(way.dy) >= abs(way.dx)
        let isForward = isVertical ? way.dy > 0 : way.dx > 0
        let page = pageAhead(isVertical: isVertical, isForward: isForward)
        prefetching.pending.subtract(indexPathsForVisibleItems)
        let turns = prefetching.isForward != isForward
        if !turns, let rect = prefetching.rect, page.isNull || rect.contains(page) { return }
        prefetching.isForward = isForward
        prefetching.rect = page.isNull ? nil : page
        let paths = page.isNull ? [] : items(in: page, isVertical: isVertical, isForward: isForward)
        if turns {
            let ahead = Set(paths)
            let cancelled = prefetching.pending.subtracting(ahead)
            prefetching.pending.subtract(cancelled)
            prefetching.announced = prefetching.pending
            if !cancelled.isEmpty {
                prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled.sorted())
            }
        }
        let new = paths.filter { !prefetching.announced.contains($0) }
        guard !new.isEmpty else { return }
        prefetching.announced.formUnion(new)
        prefetching.pending.formUnion(new)
        prefetchDataSource.collectionView(self, prefetchItemsAt: new)
    }

    /// Returns the page of the content that follows the visible part; the null rectangle at the end of the content.
    private func pageAhead(isVertical: Bool, isForward: Bool) -> CGRect {
        let bounds = bounds
        var rect = bounds
        if isVertical {
            rect.origin.y = isForward ? bounds.maxY : bounds.minY - bounds.height
        } else {
            rect.origin.x = isForward ? bounds.maxX : bounds.minX - bounds.width
        }
        let part = rect.intersection(CGRect(origin: .zero, size: contentSize))
        return part.width > 0 && part.height > 0 ? part : .null
    }

    /// Returns the items in a rectangle that are not visible, nearest first.
    private func items(in rect: CGRect, isVertical: Bool, isForward: Bool) -> [IndexPath] {
        let list = layoutStorage.layoutAttributesForElements(in: rect) ?? []
        let visible = bounds
        var found: [(distance: CGFloat, path: IndexPath)] = []
        for attributes in list where attributes.representedElementCategory == .cell && !attributes.isHidden {
            let frame = attributes.frame
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

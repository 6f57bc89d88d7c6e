import QuartzCore

// The default behavior for items that the user moves (SW-09).
extension UICollectionViewLayout {
    func movingAttributes(_ path: IndexPath, _ position: CGPoint) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    func movementContext(
        _ targets: [IndexPath], _ previous: [IndexPath], _ position: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = targets
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.interactiveMovementTarget = position
        return context
    }

    /// Returns the index path of the item whose place is at a position, or the nearest one.
    func nearestPlace(to position: CGPoint, from path: IndexPath) -> IndexPath {
        guard let view = collectionView, let own = layoutAttributesForItem(at: path).map(view.displayedFrame(of:)),
            !own.contains(position)
        else { return path }
        let reach = CGRect(origin: position, size: .zero).insetBy(dx: -own.width, dy: -own.height)
        var best: (path: IndexPath, frame: CGRect, distance: CGFloat)?
        for attributes in layoutAttributesForElements(in: reach) ?? []
        where attributes.representedElementCategory == .cell && !attributes.isHidden {
            let frame = view.displayedFrame(of: attributes)
            let dx = max(0, frame.minX - position.x, position.x - frame.maxX)
            let dy = max(0, frame.minY - position.y, position.y - frame.maxY)
            let distance = hypot(dx, dy)
            if best.map({ distance < $0.distance }) ?? true { best = (attributes.indexPath, frame, distance) }
        }
        guard let best, best.path != path else { return path }
        return isPassed(best.frame, from: own, at: position) ? best.path : path
    }

    /// Returns a Boolean value that indicates whether an item at a position has passed so much of another one that it
    /// is in its place afterwards. Otherwise, items of different sizes would change their places again and again.
    private func isPassed(_ frame: CGRect, from own: CGRect, at position: CGPoint) -> Bool {
        func passed(_ low: CGFloat, _ high: CGFloat, _ extent: CGFloat, _ isForward: Bool, _ value: CGFloat) -> Bool {
            isForward ? value >= high - extent : value <= low + extent
        }
        let isBeside = frame.minY < own.maxY && frame.maxY > own.minY
        return isBeside
            ? passed(frame.minX, frame.maxX, own.width, frame.midX > own.midX, position.x)
            : passed(frame.minY, frame.maxY, own.height, frame.midY > own.midY, position.y)
    }
}

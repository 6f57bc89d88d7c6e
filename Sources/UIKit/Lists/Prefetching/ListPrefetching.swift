import QuartzCore

/// The rows or items that a list has announced before they became visible (PF-01).
struct ListPrefetching {
    /// The offset of the last layout; `nil` before the first one.
    private var offset: CGPoint?
    /// A Boolean value that indicates whether the content moved towards its end; `nil` before it moved.
    private var isForward: Bool?
    /// The index paths that were announced since the direction changed.
    private var announced: Set<IndexPath> = []
    /// The announced index paths that have not become visible.
    private var pending: Set<IndexPath> = []
    /// The rectangle whose index paths were announced.
    private var rect: CGRect?

    /// Forgets what was announced, because index paths or positions change.
    mutating func reset() {
        announced = []
        pending = []
        rect = nil
    }

    /// A movement of the content since the last layout.
    struct Movement {
        let way: CGVector
        let isVertical: Bool
        let isForward: Bool

        /// Returns the page of the content that follows the visible part; the null rectangle at the end of the content.
        func pageAhead(of bounds: CGRect, in contentSize: CGSize) -> CGRect {
            var rect = bounds
            if isVertical {
                rect.origin.y = isForward ? bounds.maxY : bounds.minY - bounds.height
            } else {
                rect.origin.x = isForward ? bounds.maxX : bounds.minX - bounds.width
            }
            let part = rect.intersection(CGRect(origin: .zero, size: contentSize))
            return part.width > 0 && part.height > 0 ? part : .null
        }
    }

    /// Stores the offset of a layout, and returns the movement since the last one; `nil` if there was none.
    mutating func move(to offset: CGPoint) -> Movement? {
        defer { self.offset = offset }
        guard let last = self.offset, offset != last else { return nil }
        let way = CGVector(dx: offset.x - last.x, dy: offset.y - last.y)
        let isVertical = abs(way.dy) >= abs(way.dx)
        return Movement(way: way, isVertical: isVertical, isForward: isVertical ? way.dy > 0 : way.dx > 0)
    }

    /// Determines what a list announces for a page ahead of the visible part.
    ///
    /// - Parameters:
    ///   - page: The page; null at the end of the content.
    ///   - movement: The movement of the content.
    ///   - visible: The visible index paths.
    ///   - find: A closure that returns the index paths in the page that are not visible, nearest first.
    /// - Returns: The index paths that are announced now, and those that are not expected any more.
    mutating func announce(
        _ page: CGRect, _ movement: Movement, visible: [IndexPath], find: () -> [IndexPath]
    ) -> (new: [IndexPath], cancelled: [IndexPath]) {
        pending.subtract(visible)
        let turns = isForward != movement.isForward
        if !turns, let rect, page.isNull || rect.contains(page) { return ([], []) }
        isForward = movement.isForward
        rect = page.isNull ? nil : page
        let paths = page.isNull ? [] : find()
        var cancelled: Set<IndexPath> = []
        if turns {
            cancelled = pending.subtracting(paths)
            pending.subtract(cancelled)
            announced = pending
        }
        let new = paths.filter { !announced.contains($0) }
        announced.formUnion(new)
        pending.formUnion(new)
        return (new, cancelled.sorted())
    }
}

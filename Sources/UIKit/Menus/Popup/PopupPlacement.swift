/// Where a popup goes, so that all of it can be seen: next to what it belongs to, on the other side where there is more
/// room, moved where there is too little, and cut where it is larger than the desktop. All in points of the desktop.
struct PopupPlacement {
    /// What the popup belongs to.
    enum Anchor: Equatable {
        /// Its corner is at a point.
        case point(CGPoint)
        /// It hangs from a rectangle, or stands on it.
        case below(CGRect)
        /// It is beside a row of another popup, its first row at the height of that.
        case beside(CGRect)
        /// It stands above the middle of a rectangle, or hangs below.
        case above(CGRect)
    }

    /// What may be covered.
    var area: CGRect
    /// Between a rectangle and what hangs from it.
    var gap: CGFloat = 4
    /// How far popups beside each other overlap, and what is above the first row.
    var overlap: CGFloat = 4
    var padding: CGFloat = 0

    func frame(of size: CGSize, at anchor: Anchor) -> CGRect {
        var size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        var origin: CGPoint
        switch anchor {
        case .point(let point):
            // Above the point only if it fits there and does not fit below.
            let isAbove = point.y + size.height > area.maxY && point.y - size.height >= area.minY
            let isLeft = point.x + size.width > area.maxX && point.x - size.width >= area.minX
            origin = CGPoint(x: isLeft ? point.x - size.width : point.x, y: isAbove ? point.y - size.height : point.y)
        case .below(let rect):
            origin = CGPoint(x: rect.minX, y: vertical(&size, rect, prefersAbove: false))
        case .above(let rect):
            origin = CGPoint(x: rect.midX - size.width / 2, y: vertical(&size, rect, prefersAbove: true))
        case .beside(let rect):
            let right = rect.maxX - overlap
            let left = rect.minX + overlap - size.width
            let isLeft = right + size.width > area.maxX && left >= area.minX
            origin = CGPoint(x: isLeft ? left : right, y: rect.minY - padding)
        }
        origin.x = max(area.minX, min(origin.x, area.maxX - size.width))
        origin.y = max(area.minY, min(origin.y, area.maxY - size.height))
        return CGRect(origin: origin, size: size)
    }

    /// On the wished side if it fits there, else where there is more room, cut to that.
    private func vertical(_ size: inout CGSize, _ rect: CGRect, prefersAbove: Bool) -> CGFloat {
        let above = rect.minY - gap - area.minY
        let below = area.maxY - rect.maxY - gap
        let (wished, other) = prefersAbove ? (above, below) : (below, above)
        let isAbove = size.height <= wished || wished >= other ? prefersAbove : !prefersAbove
        let room = isAbove ? above : below
        // Too little to be of use: over the rectangle then.
        if room >= 80 || size.height <= room { size.height = min(size.height, room) }
        return isAbove ? rect.minY - gap - size.height : rect.maxY + gap
    }
}

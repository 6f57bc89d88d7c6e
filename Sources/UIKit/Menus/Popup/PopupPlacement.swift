/// Computes the frame of a popup so that all of it is visible. The popup is next to its anchor; it flips to the
/// opposite side if there is more room, moves where there is too little, and shrinks if it is larger than the available
/// area. All values are in points, in desktop coordinates.
struct PopupPlacement {
    /// The point or rectangle that a popup is attached to.
    enum Anchor: Equatable {
        /// The popup has a corner at the point.
        case point(CGPoint)
        /// The popup is below the rectangle and aligned with its leading edge, or above it if there is more room.
        case below(CGRect)
        /// The popup is beside a row of another popup; its first row is level with that row.
        case beside(CGRect)
        /// The popup is centered above the rectangle, or below it if there is more room.
        case above(CGRect)
    }

    /// A Boolean value that indicates whether popups extend to the left of a point or row if there is enough room, and
    /// are aligned with the right edge of a rectangle (RT-12).
    var isRightToLeft = false
    /// The area that the popup may cover.
    var area: CGRect
    /// The distance between the anchor rectangle and the popup.
    var gap: CGFloat = 4
    /// The horizontal overlap of a popup with the one beside it, and the space above the first row.
    var overlap: CGFloat = 4
    var padding: CGFloat = 0

    func frame(of size: CGSize, at anchor: Anchor) -> CGRect {
        var size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        var origin: CGPoint
        switch anchor {
        case .point(let point):
            // Above the point only if the popup fits there and does not fit below.
            let isAbove = point.y + size.height > area.maxY && point.y - size.height >= area.minY
            let fitsLeft = point.x - size.width >= area.minX
            let fitsRight = point.x + size.width <= area.maxX
            let isLeft = isRightToLeft ? fitsLeft || !fitsRight : !fitsRight && fitsLeft
            origin = CGPoint(x: isLeft ? point.x - size.width : point.x, y: isAbove ? point.y - size.height : point.y)
        case .below(let rect):
            let x = isRightToLeft ? rect.maxX - size.width : rect.minX
            origin = CGPoint(x: x, y: vertical(&size, rect, prefersAbove: false))
        case .above(let rect):
            origin = CGPoint(x: rect.midX - size.width / 2, y: vertical(&size, rect, prefersAbove: true))
        case .beside(let rect):
            let right = rect.maxX - overlap
            let left = rect.minX + overlap - size.width
            let fitsRight = right + size.width <= area.maxX
            let isLeft = isRightToLeft ? left >= area.minX || !fitsRight : !fitsRight && left >= area.minX
            origin = CGPoint(x: isLeft ? left : right, y: rect.minY - padding)
        }
        origin.x = max(area.minX, min(origin.x, area.maxX - size.width))
        origin.y = max(area.minY, min(origin.y, area.maxY - size.height))
        return CGRect(origin: origin, size: size)
    }

    /// Returns the y-coordinate of the popup: on the preferred side if it fits there, otherwise on the side with more
    /// room. Reduces the height to that room.
    private func vertical(_ size: inout CGSize, _ rect: CGRect, prefersAbove: Bool) -> CGFloat {
        let above = rect.minY - gap - area.minY
        let below = area.maxY - rect.maxY - gap
        let (wished, other) = prefersAbove ? (above, below) : (below, above)
        let isAbove = size.height <= wished || wished >= other ? prefersAbove : !prefersAbove
        let room = isAbove ? above : below
        // In less than 80 points a menu is not usable; the popup covers the rectangle instead.
        if room >= 80 || size.height <= room { size.height = min(size.height, room) }
        return isAbove ? rect.minY - gap - size.height : rect.maxY + gap
    }
}

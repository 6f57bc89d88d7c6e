import QuartzCore

extension UIScrollView {
    /// Scrolls because the pointer or a finger that drags something is near an edge (SW-10).
    ///
    /// - Returns: True if the content moved.
    func scrollForDrag(by way: CGVector) -> Bool {
        let old = contentOffset
        let target = ranges.clamped(CGPoint(x: old.x + way.dx, y: old.y + way.dy))
        guard target != old else { return false }
        movement.shift(by: CGVector(dx: target.x - old.x, dy: target.y - old.y))
        layoutIfNeeded()
        return true
    }
}

extension UIScrollView {
    /// A Boolean value that indicates whether there is content beyond the visible area, to which a drag can scroll.
    var scrollsForDrop: Bool {
        let area = bounds.inset(by: adjustedContentInset)
        return contentSize.width > area.width + 0.5 || contentSize.height > area.height + 0.5
    }
}

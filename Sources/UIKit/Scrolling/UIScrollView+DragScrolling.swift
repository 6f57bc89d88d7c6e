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

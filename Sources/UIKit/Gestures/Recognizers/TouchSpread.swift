/// The change of the fingers' distance and angle between two events, from which pinches and rotations are computed.
/// Fingers that were added or lifted in between do not affect it.
@MainActor struct TouchSpread {
    /// The factor by which the fingers' distance changed.
    private(set) var scale: CGFloat = 1
    /// The angle by which the fingers rotated around their centroid, in radians, clockwise.
    private(set) var rotation: CGFloat = 0
    /// The average distance of the fingers from their centroid, in points.
    private(set) var radius: CGFloat = 0

    /// Creates a measurement. Returns nil if fewer than two fingers are down.
    ///
    /// - Parameters:
    ///   - tracking: The tracking that tracks the fingers.
    ///   - moved: The fingers that moved.
    init?(_ tracking: GestureTracking, moved: Set<UITouch>) {
        var before = CGPoint.zero
        var after = CGPoint.zero
        var count: CGFloat = 0
        for touch in tracking.touches where !touch.isLifted {
            let previous = moved.contains(touch) ? touch.previousSceneLocation : touch.sceneLocation
            before.x += previous.x
            before.y += previous.y
            after.x += touch.sceneLocation.x
            after.y += touch.sceneLocation.y
            count += 1
        }
        guard count >= 2 else { return nil }
        before = CGPoint(x: before.x / count, y: before.y / count)
        after = CGPoint(x: after.x / count, y: after.y / count)
        var (spanBefore, spanAfter, dot, cross): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for touch in tracking.touches where !touch.isLifted {
            let previous = moved.contains(touch) ? touch.previousSceneLocation : touch.sceneLocation
            let (px, py) = (previous.x - before.x, previous.y - before.y)
            let (x, y) = (touch.sceneLocation.x - after.x, touch.sceneLocation.y - after.y)
            spanBefore += hypot(px, py)
            spanAfter += hypot(x, y)
            dot += px * x + py * y
            cross += px * y - py * x
        }
        radius = spanAfter / count
        // Fingers at the same location have no distance that could be scaled, and no direction.
        if spanBefore > 0.5, spanAfter > 0.5 {
            scale = spanAfter / spanBefore
            rotation = atan2(cross, dot)
        }
    }
}

/// How fingers moved against each other between two events: what pinching and turning are made of. Fingers that came or left
/// in between make no difference.
@MainActor struct FingerSpread {
    /// By what factor they are farther apart.
    private(set) var scale: CGFloat = 1
    /// By what angle they turned about their middle, in radians, clockwise.
    private(set) var rotation: CGFloat = 0
    /// How far they are from their middle, on average, in points.
    private(set) var radius: CGFloat = 0

    /// - Parameters:
    ///   - attempt: the fingers that are down.
    ///   - moved: those of them that moved; with fewer than two fingers down nothing is measured.
    init?(_ attempt: GestureAttempt, moved: Set<UITouch>) {
        var before = CGPoint.zero
        var after = CGPoint.zero
        var count: CGFloat = 0
        for touch in attempt.touches where !touch.isLifted {
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
        for touch in attempt.touches where !touch.isLifted {
            let previous = moved.contains(touch) ? touch.previousSceneLocation : touch.sceneLocation
            let (px, py) = (previous.x - before.x, previous.y - before.y)
            let (x, y) = (touch.sceneLocation.x - after.x, touch.sceneLocation.y - after.y)
            spanBefore += hypot(px, py)
            spanAfter += hypot(x, y)
            dot += px * x + py * y
            cross += px * y - py * x
        }
        radius = spanAfter / count
        // Fingers in one place have no distance to grow from, and no direction.
        if spanBefore > 0.5, spanAfter > 0.5 {
            scale = spanAfter / spanBefore
            rotation = atan2(cross, dot)
        }
    }
}

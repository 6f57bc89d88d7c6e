import DisplayServer

/// A recognizer's current recognition tracking: the state that the arbiter stores for it from its first touch until its
/// reset.
@MainActor struct GestureTracking {
    /// The tracked touches in the order in which they began, including those that were lifted meanwhile. Attempts that
    /// share a touch compete with each other.
    var touches: [UITouch] = []
    /// The touches that began in the view after the recognizer finished. It stays in its final state until they are
    /// lifted (GR-06).
    var ignoredTouches: [UITouch] = []
    /// The tracked presses.
    var presses: [UIPress] = []
    /// The tracked scroll or touchpad gesture, which takes the place of touches.
    var sequence: ScrollOrTransformSequence?
    /// The requested state that the recognizer cannot enter before others have failed (GR-34).
    var pendingState: UIGestureRecognizer.State?
    /// The final state of a gesture that ended while it was waiting to begin.
    var pendingFinalState: UIGestureRecognizer.State?
    /// The cached answers about failure requirements, one for each other recognizer and tracking (GR-35): whether this
    /// recognizer waits for the other.
    var answers: [(other: ObjectIdentifier, requires: Bool)] = []
    /// The last centroid of touches, in points of the scene.
    var lastLocation = CGPoint.zero
    /// The timer after which the recognizer fails if no other touch begins.
    var nextStrokeTimer: Scheduler.Task?

    /// The number of tracked touches that are down.
    var downCount: Int {
        var count = 0
        for touch in touches where !touch.isLifted { count += 1 }
        return count
    }

    /// The centroid of the touches that are down, in points of the scene; nil if none is down.
    var centroid: CGPoint? {
        var sum = CGPoint.zero
        var count: CGFloat = 0
        for touch in touches where !touch.isLifted {
            sum.x += touch.sceneLocation.x
            sum.y += touch.sceneLocation.y
            count += 1
        }
        return count > 0 ? CGPoint(x: sum.x / count, y: sum.y / count) : nil
    }

    /// A Boolean value that indicates whether any input continues that the recognizer tracks or ignored after it
    /// finished.
    var hasActiveInput: Bool {
        sequence != nil || presses.contains { $0.phase != .ended && $0.phase != .cancelled }
            || touches.contains { !$0.isLifted } || ignoredTouches.contains { !$0.isLifted }
    }

    /// Returns a Boolean value that indicates whether two recognizers track the same input, and therefore compete for it.
    func competes(with other: GestureTracking) -> Bool {
        if let sequence, sequence === other.sequence { return true }
        for touch in touches where other.touches.contains(where: { $0 === touch }) { return true }
        for press in presses where other.presses.contains(where: { $0 === press }) { return true }
        return false
    }
}

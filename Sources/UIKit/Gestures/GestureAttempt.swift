import DisplayServer

/// What a recognizer is about at the moment: everything the arbiter keeps for it, from its first touch until its reset.
@MainActor struct GestureAttempt {
    /// The touches it hears of, in the order they came down, those that were lifted meanwhile included: by these, attempts
    /// compete with each other.
    var touches: [UITouch] = []
    /// Touches that came down on its view after it was done. It stays done until they are lifted (GR-06).
    var unheard: [UITouch] = []
    /// The presses it hears of.
    var presses: [UIPress] = []
    /// The scrolling or the touchpad gesture it hears of, in the place of touches.
    var sequence: PointerSequence?
    /// The state it qualified for and may not enter before others have failed (GR-34).
    var wanted: UIGestureRecognizer.State?
    /// Whether a gesture that waits to begin is over already.
    var wantedEnd: UIGestureRecognizer.State?
    /// What was answered about failure requirements, once for each pair and attempt (GR-35): whether this recognizer waits
    /// for the other.
    var answers: [(other: ObjectIdentifier, requires: Bool)] = []
    /// The last centroid while there was something to measure, in points of the scene.
    var lastLocation = CGPoint.zero
    /// When it gives up if nothing comes any more.
    var grace: Scheduler.Task?

    /// How many of its touches are down.
    var downCount: Int {
        var count = 0
        for touch in touches where !touch.isLifted { count += 1 }
        return count
    }

    /// The middle of the touches that are down, in points of the scene; nil if none is.
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

    /// Whether anything that it is or could be about goes on.
    var isGoingOn: Bool {
        sequence != nil || !presses.isEmpty || touches.contains { !$0.isLifted } || unheard.contains { !$0.isLifted }
    }

    /// Whether two attempts are about the same thing, so that only one may have it.
    func competes(with other: GestureAttempt) -> Bool {
        if let sequence, sequence === other.sequence { return true }
        for touch in touches where other.touches.contains(where: { $0 === touch }) { return true }
        for press in presses where other.presses.contains(where: { $0 === press }) { return true }
        return false
    }
}

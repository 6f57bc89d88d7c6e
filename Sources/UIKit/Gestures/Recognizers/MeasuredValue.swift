/// A value that grows or shrinks step by step during a gesture, whatever the app sets its own to, and how fast.
@MainActor struct MeasuredValue {
    private var total: CGFloat = 0
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0
    private var isRestarted = false

    /// The change a second, lately. Zero after ``restart()`` until something happens.
    var velocity: CGFloat { isRestarted ? 0 : tracker.velocity(at: lastTime).dx }

    /// A finger came: the value is what it was.
    mutating func begin(at time: TimeInterval) { tracker.add(total, at: time) }

    /// The value changed.
    mutating func advance(by step: CGFloat, at time: TimeInterval) {
        total += step
        tracker.add(total, at: time)
        rest(at: time)
    }

    /// A finger went; the value is what it was.
    mutating func rest(at time: TimeInterval) {
        lastTime = time
        isRestarted = false
    }

    /// The app set its value anew: what came before does not count for the velocity.
    mutating func restart() { isRestarted = true }

    /// Forgets the gesture.
    mutating func clear() {
        total = 0
        tracker.clear()
        isRestarted = false
    }
}

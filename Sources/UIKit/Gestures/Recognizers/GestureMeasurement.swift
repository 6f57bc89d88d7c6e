/// A quantity that accumulates changes during a gesture, regardless of values that the app sets, and its velocity.
@MainActor struct GestureMeasurement {
    private var total: CGFloat = 0
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0
    private var isRestarted = false

    /// The recent rate of change, per second. Zero after ``restart()`` until the next change.
    var velocity: CGFloat { isRestarted ? 0 : tracker.velocity(at: lastTime).dx }

    /// Starts measuring. The value is unchanged.
    mutating func begin(at time: TimeInterval) { tracker.add(total, at: time) }

    /// Adds a change of the value.
    mutating func advance(by step: CGFloat, at time: TimeInterval) {
        total += step
        tracker.add(total, at: time)
        rest(at: time)
    }

    /// Notes that a finger was lifted. The value is unchanged.
    mutating func rest(at time: TimeInterval) {
        lastTime = time
        isRestarted = false
    }

    /// Resets the velocity because the app set the value.
    mutating func restart() { isRestarted = true }

    /// Resets everything at the end of a gesture.
    mutating func clear() {
        total = 0
        tracker.clear()
        isRestarted = false
    }
}

import CoreGraphics
import DisplayServer

/// A scroll gesture or touchpad gesture from beginning to end. It takes the place of touches.
@MainActor final class ScrollOrTransformSequence {
    /// The recognizers that track the sequence, the deepest first. They are determined when it begins.
    var recognizers: [UIGestureRecognizer] = []
    /// The timer that ends scrolling, for which X reports no end.
    var timeout: Scheduler.Task?
    /// A Boolean value that indicates whether the scrolling comes from a touchpad.
    private(set) var isContinuous = false
    /// The pointer's location when the sequence began, in points of the scene.
    let location: CGPoint

    /// The timestamp of the last event, in seconds since system startup.
    private var lastTime: TimeInterval = 0
    private var way = CGVector.zero
    private var tracker = VelocityTracker()
    /// The last intervals between events, in seconds. It is a ring buffer.
    private var intervals: [TimeInterval] = []
    private var nextInterval = 0
    private static let intervalCount = 9
    /// The number of intervals from which their median is meaningful.
    private static let leastIntervalCount = 3

    init(location: CGPoint) { self.location = location }

    /// Records a scroll event.
    func add(_ event: UIScrollEvent) {
        isContinuous = event.isContinuous
        defer { lastTime = max(lastTime, event.timestamp) }
        guard isContinuous else { return }
        way.dx += event.delta.dx
        way.dy += event.delta.dy
        let interval = event.timestamp - lastTime
        // Events of the same time are one movement.
        if lastTime > 0, interval > 0 {
            if intervals.count < ScrollOrTransformSequence.intervalCount {
                intervals.append(interval)
            } else {
                intervals[nextInterval] = interval
                nextInterval = (nextInterval + 1) % ScrollOrTransformSequence.intervalCount
            }
        }
        tracker.add(way.dx, way.dy, at: event.timestamp)
    }

    /// Returns the time at which scrolling has ended if no other event arrives, in seconds since system startup.
    ///
    /// Fingers that move fast on a touchpad send events at regular intervals, so that a pause of a few intervals means
    /// that they were lifted. Slow ones may rest for a moment, and so does a wheel between notches (SC-57).
    func endTime(_ thresholds: InputThresholds) -> TimeInterval {
        let longest = thresholds.scrollEndDelay
        guard isContinuous, intervals.count >= ScrollOrTransformSequence.leastIntervalCount else {
            return lastTime + longest
        }
        let velocity = tracker.velocity(
            at: lastTime, window: thresholds.velocityWindow, rest: thresholds.velocityRest)
        guard hypot(velocity.dx, velocity.dy) > thresholds.scrollFlickSpeed else { return lastTime + longest }
        let median = intervals.sorted()[intervals.count / 2]
        return lastTime + min(longest, max(thresholds.shortestScrollEndDelay, thresholds.scrollEndIntervals * median))
    }
}

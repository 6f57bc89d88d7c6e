/// Counts taps that follow each other closely in time and place (TE-10).
struct TapCounter {
    private var location = CGPoint.zero
    private var timestamp = -TimeInterval.infinity
    private var count = 0
    private var type: UITouch.TouchType?

    /// The tap count of a touch that comes down now.
    mutating func touchDown(
        at point: CGPoint, time: TimeInterval, type: UITouch.TouchType, _ thresholds: InputThresholds
    )
        -> Int
    {
        let reach = type == .indirectPointer ? thresholds.multiClickDistance : thresholds.multiTapDistance
        let follows =
            self.type == type && time - timestamp <= thresholds.multiTapInterval
            && hypot(point.x - location.x, point.y - location.y) <= reach
        count = follows ? count + 1 : 1
        location = point
        timestamp = time
        self.type = type
        return count
    }

    /// The last touch turned out to be no tap: the next one counts from 1.
    mutating func forget() { timestamp = -.infinity }
}

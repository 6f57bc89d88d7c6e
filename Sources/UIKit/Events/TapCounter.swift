/// Counts taps that follow each other closely in time and place (TE-10).
struct TapCounter {
    private var location = CGPoint.zero
    private var timestamp = -TimeInterval.infinity
    private var count = 0
    private var type: UITouch.TouchType?
    private var buttons: UIEvent.ButtonMask = []

    /// The tap count of a touch that comes down now.
    ///
    /// - Parameter isAlone: no other touch is down; fingers that are down together are not taps after each other.
    mutating func touchDown(
        at point: CGPoint, time: TimeInterval, type: UITouch.TouchType, buttons: UIEvent.ButtonMask, isAlone: Bool,
        _ thresholds: InputThresholds
    ) -> Int {
        let reach = thresholds.multiTapDistance(for: type)
        let follows =
            isAlone && self.type == type && self.buttons == buttons && time - timestamp <= thresholds.multiTapInterval
            && hypot(point.x - location.x, point.y - location.y) <= reach
        count = follows ? count + 1 : 1
        location = point
        timestamp = time
        self.type = type
        self.buttons = buttons
        return count
    }

    /// The last touch turned out to be no tap: the next one counts from 1.
    mutating func forget() { timestamp = -.infinity }
}

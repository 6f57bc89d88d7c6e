/// Counts taps that follow each other closely in time and place (TE-10).
struct TapCounter {
    private var location = CGPoint.zero
    private var timestamp = -TimeInterval.infinity
    private var count = 0
    private var type: UITouch.TouchType?
    private var buttons: UIEvent.ButtonMask = []
    /// The window of the last touch, for comparison only.
    private var window: ObjectIdentifier?

    /// The tap count of a touch that comes down now.
    ///
    /// - Parameters:
    ///   - window: the window of the touch; taps in different windows do not count together.
    ///   - isAlone: no other touch is down; fingers that are down together are not taps after each other.
    mutating func touchDown(
        at point: CGPoint, in window: ObjectIdentifier?, time: TimeInterval, type: UITouch.TouchType,
        buttons: UIEvent.ButtonMask, isAlone: Bool, _ thresholds: InputThresholds
    ) -> Int {
        let reach = thresholds.multiTapDistance(for: type)
        let follows =
            isAlone && self.type == type && self.buttons == buttons && self.window == window
            && time - timestamp <= thresholds.multiTapInterval
            && hypot(point.x - location.x, point.y - location.y) <= reach
        count = follows ? count + 1 : 1
        location = point
        timestamp = time
        self.type = type
        self.buttons = buttons
        self.window = window
        return count
    }

    /// The last touch turned out to be no tap: the next one counts from 1.
    mutating func forget() { timestamp = -.infinity }

    /// A window leaves the scene: a later window may have the same identity, and its taps count from 1.
    mutating func forget(_ window: ObjectIdentifier) { if self.window == window { forget() } }
}

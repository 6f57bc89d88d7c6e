/// Counts consecutive taps that are close to each other in time and location (TE-10).
struct TapCounter {
    private var location = CGPoint.zero
    private var timestamp = -TimeInterval.infinity
    private var count = 0
    private var type: UITouch.TouchType?
    private var buttons: UIEvent.ButtonMask = []
    /// The window of the last touch, used for comparison only.
    private var window: ObjectIdentifier?

    /// Returns the tap count of a new touch.
    ///
    /// - Parameters:
    ///   - point: The location of the touch, in points of the scene.
    ///   - window: The window of the touch. Taps in different windows are counted separately.
    ///   - time: The timestamp of the touch, in seconds since system startup.
    ///   - type: The type of the touch.
    ///   - buttons: The pointer buttons that are down.
    ///   - isAlone: Whether no other touch is down. Simultaneous touches are not consecutive taps.
    ///   - thresholds: The thresholds to apply.
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

    /// Resets the count because the last touch was not a tap.
    mutating func reset() { timestamp = -.infinity }

    /// Resets the count if the last touch was in a window that is removed. A later window may have the same identity.
    mutating func windowWillLeave(_ window: ObjectIdentifier) { if self.window == window { reset() } }
}

/// The event of one multi-touch sequence: from the first finger down to the last one lifted (TE-02).
@MainActor package final class UITouchesEvent: UIEvent {
    /// The touches in the order they came down, those that have just ended included.
    var ordered: [UITouch] = []

    /// Touches that are over, and in ``ordered`` only while their views hear of what was withheld.
    var visiting: [UITouch] = []

    /// - Parameter timestamp: seconds since the system started.
    package init(timestamp: TimeInterval) { super.init(type: .touches, timestamp: timestamp) }

    package override var allTouches: Set<UITouch>? { Set(ordered) }

    package override func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard ordered.contains(touch) else { return nil }
        return touch.coalesced.isEmpty ? [touch.copySample()] : touch.coalesced
    }

    package override func predictedTouches(for touch: UITouch) -> [UITouch]? { ordered.contains(touch) ? [] : nil }
}

/// The event of one multi-touch sequence: from the first finger down to the last one lifted (TE-02).
@MainActor final class UITouchesEvent: UIEvent {
    /// The touches in the order they came down, those that have just ended included.
    var ordered: [UITouch] = []

    init(timestamp: TimeInterval) { super.init(type: .touches, timestamp: timestamp) }

    override var allTouches: Set<UITouch>? { Set(ordered) }

    override func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard ordered.contains(touch) else { return nil }
        return touch.coalesced.isEmpty ? [touch.copySample()] : touch.coalesced
    }

    override func predictedTouches(for touch: UITouch) -> [UITouch]? { ordered.contains(touch) ? [] : nil }
}

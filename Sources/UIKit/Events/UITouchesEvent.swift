/// The event of a multi-touch sequence, from the first touch that begins to the last one that ends (TE-02).
@MainActor package final class UITouchesEvent: UIEvent {
    /// The touches in the order in which they began, including those that have just ended.
    var ordered: [UITouch] = []

    /// Touches that have ended, and that are in ``ordered`` only while their delayed phases are delivered.
    var visiting: [UITouch] = []

    /// Creates an event with a timestamp in seconds since system startup.
    package init(timestamp: TimeInterval) { super.init(type: .touches, timestamp: timestamp) }

    package override var allTouches: Set<UITouch>? { Set(ordered) }

    package override func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard ordered.contains(touch) else { return nil }
        return touch.coalesced.isEmpty ? [touch.copySample()] : touch.coalesced
    }

    package override func predictedTouches(for touch: UITouch) -> [UITouch]? { ordered.contains(touch) ? [] : nil }

    package override func send(from application: UIApplication) {
        var windows: [UIWindow] = []
        for touch in ordered {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        for window in windows { window.sendEvent(self) }
    }

    package override func deliver(in window: UIWindow) {
        if ordered.contains(where: { $0.phase == .cancelled && $0.window === window }) {
            // An event with cancelled touches contains no other changes.
            window.gestureArbiter.cancel(
                ordered.filter { $0.phase == .cancelled && $0.window === window }, with: self)
        } else {
            window.gestureArbiter.deliver(self, in: window)
        }
    }
}

/// Tells responders of a shake, whoever found out about it: a sensor, a test, or a person with the keys that stand for
/// one.
///
/// There is one shake at a time. It goes to the first responder, and those after it in the chain, of the window that
/// had the keys when it began (MO-02).
@MainActor package final class MotionReporter {
    private var current: UIMotionEvent?

    /// Whether a shake is under way.
    package var isShaking: Bool { current != nil }

    /// A shake begins. Does nothing while one is under way, or if no window has the keys.
    package func begin() {
        guard current == nil, let window = UIApplication.shared.keyWindow, let scene = window.windowScene else {
            return
        }
        let event = UIMotionEvent(window: window, timestamp: scene.server.scheduler.now)
        current = event
        UIApplication.shared.sendEvent(event)
    }

    /// The shake is over.
    package func end() { finish(.ended) }

    /// The shake was interrupted, or went on for too long to be one.
    package func cancel() { finish(.cancelled) }

    /// Cancels the shake if it was for `window`.
    func cancel(in window: UIWindow) { if current?.window === window { cancel() } }

    private func finish(_ phase: UIMotionEvent.Phase) {
        guard let event = current else { return }
        current = nil
        event.phase = phase
        if let scheduler = event.window?.windowScene?.server.scheduler { event.eventTimestamp = scheduler.now }
        UIApplication.shared.sendEvent(event)
    }
}

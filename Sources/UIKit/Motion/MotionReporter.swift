/// Reports shake gestures to responders. Their source is a sensor, a test, or a key combination.
///
/// There is one shake at a time. It is sent to the first responder, and along its responder chain, in the window that
/// was key when the shake began (MO-02).
@MainActor package final class MotionReporter {
    private var current: UIMotionEvent?

    /// A Boolean value that indicates whether a shake is in progress.
    package var isShaking: Bool { current != nil }

    /// Begins a shake. Does nothing while one is in progress, or if there is no key window.
    package func begin() {
        guard current == nil, let window = UIApplication.shared.keyWindow, let scene = window.windowScene else {
            return
        }
        let event = UIMotionEvent(window: window, timestamp: scene.server.scheduler.now)
        current = event
        UIApplication.shared.sendEvent(event)
    }

    /// Ends the shake.
    package func end() { finish(.ended) }

    /// Cancels the shake because it was interrupted or took too long.
    package func cancel() { finish(.cancelled) }

    /// Cancels the shake if it is sent to `window`.
    func cancel(in window: UIWindow) { if current?.window === window { cancel() } }

    private func finish(_ phase: UIMotionEvent.Phase) {
        guard let event = current else { return }
        current = nil
        event.phase = phase
        if let scheduler = event.window?.windowScene?.server.scheduler { event.eventTimestamp = scheduler.now }
        UIApplication.shared.sendEvent(event)
    }
}

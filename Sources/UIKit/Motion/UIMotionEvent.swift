/// A shake that begins, ends or is interrupted.
@MainActor package final class UIMotionEvent: UIEvent {
    /// What the shake is doing.
    package enum Phase: Sendable { case began, ended, cancelled }

    /// What the shake is doing now.
    package var phase: Phase
    /// The window it goes to, and who receives it: the same from its beginning to its end.
    private(set) weak var window: UIWindow?
    private(set) weak var responder: UIResponder?

    init(window: UIWindow, timestamp: TimeInterval) {
        phase = .began
        self.window = window
        responder = window.initialResponder
        super.init(type: .motion, timestamp: timestamp)
        eventSubtype = .motionShake
    }
}

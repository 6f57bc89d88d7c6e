/// An event that describes a shake.
@MainActor package final class UIMotionEvent: UIEvent {
    /// The phases of a shake.
    package enum Phase: Sendable { case began, ended, cancelled }

    /// The current phase of the shake.
    package var phase: Phase
    /// The window that receives the shake, from beginning to end.
    private(set) weak var window: UIWindow?
    /// The responder that receives the shake, from beginning to end.
    private(set) weak var responder: UIResponder?

    init(window: UIWindow, timestamp: TimeInterval) {
        phase = .began
        self.window = window
        responder = window.initialResponder
        super.init(type: .motion, timestamp: timestamp)
        eventSubtype = .motionShake
    }

    package override func send(from application: UIApplication) { window?.sendEvent(self) }

    package override func deliver(in window: UIWindow) {
        let responder = responder ?? window.initialResponder
        switch phase {
        case .began: responder.motionBegan(subtype, with: self)
        case .ended: responder.motionEnded(subtype, with: self)
        case .cancelled: responder.motionCancelled(subtype, with: self)
        }
    }
}

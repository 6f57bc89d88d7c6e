/// The pointer moved without a button (TE-14).
@MainActor package final class UIHoverEvent: UIEvent {
    package enum Phase { case entered, moved, exited }

    package let phase: Phase
    /// The window under the pointer, or the one it left.
    package let window: UIWindow?
    /// Where the pointer is, in points of the scene.
    package let sceneLocation: CGPoint

    package init(phase: Phase, window: UIWindow?, sceneLocation: CGPoint, timestamp: TimeInterval) {
        self.phase = phase
        self.window = window
        self.sceneLocation = sceneLocation
        super.init(type: .hover, timestamp: timestamp)
    }
}

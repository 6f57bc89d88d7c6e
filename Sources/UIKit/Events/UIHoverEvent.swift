/// The pointer moved without a button (TE-14).
@MainActor final class UIHoverEvent: UIEvent {
    enum Phase { case entered, moved, exited }

    let phase: Phase
    /// The window under the pointer, or the one it left.
    let window: UIWindow?
    /// Where the pointer is, in points of the scene.
    let sceneLocation: CGPoint

    init(phase: Phase, window: UIWindow?, sceneLocation: CGPoint, timestamp: TimeInterval) {
        self.phase = phase
        self.window = window
        self.sceneLocation = sceneLocation
        super.init(type: .hover, timestamp: timestamp)
    }
}

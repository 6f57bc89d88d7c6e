/// The pointer moved without a button (TE-14).
@MainActor package final class UIHoverEvent: UIEvent {
    /// What the pointer did.
    package enum Phase { case entered, moved, exited }

    /// What the pointer did in this event.
    package internal(set) var phase = Phase.moved
    /// The window under the pointer, or the one it left.
    package internal(set) weak var window: UIWindow?
    /// Where the pointer is, in points of the scene.
    package internal(set) var sceneLocation = CGPoint.zero

    init(timestamp: TimeInterval) { super.init(type: .hover, timestamp: timestamp) }
}

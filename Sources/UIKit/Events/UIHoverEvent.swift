/// A movement of the pointer with no button down (TE-14).
@MainActor package final class UIHoverEvent: UIEvent {
    /// The kinds of pointer movement.
    package enum Phase { case entered, moved, exited }

    /// The kind of pointer movement in this event.
    package internal(set) var phase = Phase.moved
    /// The window under the pointer, or the one that the pointer left.
    package internal(set) weak var window: UIWindow?
    /// The pointer's location, in points of the scene.
    package internal(set) var sceneLocation = CGPoint.zero

    init(timestamp: TimeInterval) { super.init(type: .hover, timestamp: timestamp) }

    package override func send(from application: UIApplication) { window?.sendEvent(self) }

    package override func deliver(in window: UIWindow) { window.windowScene?.translator.hover.tellRecognizers(self) }
}

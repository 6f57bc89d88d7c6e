import DisplayServer

/// An event that describes a pinch or rotation with two fingers on a touchpad. It has no touches (TE-15).
@MainActor package final class UITransformEvent: UIEvent {
    /// The phase of the gesture.
    package let phase: UITouch.Phase
    /// The distance between the fingers relative to that at the start of the gesture: 1 is unchanged.
    package let scale: CGFloat
    /// The rotation since the start of the gesture, in radians, clockwise.
    package let rotation: CGFloat
    /// The pointer's location, in points of the scene.
    package let sceneLocation: CGPoint
    /// The window in which the gesture began.
    package let window: UIWindow?

    init(
        phase: UITouch.Phase, scale: CGFloat, rotation: CGFloat, sceneLocation: CGPoint, window: UIWindow?,
        timestamp: TimeInterval
    ) {
        self.phase = phase
        self.scale = scale
        self.rotation = rotation
        self.sceneLocation = sceneLocation
        self.window = window
        super.init(type: .transform, timestamp: timestamp)
    }

    package override func send(from application: UIApplication) { window?.sendEvent(self) }

    package override func deliver(in window: UIWindow) { window.gestureArbiter.deliver(self, in: window) }
}

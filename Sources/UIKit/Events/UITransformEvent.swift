import DisplayServer

/// Two fingers on a touchpad pinch or turn: there are no touches (TE-15).
@MainActor package final class UITransformEvent: UIEvent {
    package let phase: UITouch.Phase
    /// How much farther apart the fingers are than at the beginning: 1 is unchanged.
    package let scale: CGFloat
    /// By what angle they turned since the beginning, in radians, clockwise.
    package let rotation: CGFloat
    /// Where the pointer is, in points of the scene.
    package let sceneLocation: CGPoint
    /// The window under the pointer.
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
}

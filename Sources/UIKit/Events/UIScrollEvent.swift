/// A wheel or a touchpad scrolled.
@MainActor package final class UIScrollEvent: UIEvent {
    /// How far, in points; a positive `dy` moves the content down.
    package let delta: CGVector
    /// Whether it comes from a touchpad, in small steps, rather than from the notches of a wheel.
    package let isContinuous: Bool
    /// Where the pointer is, in points of the scene.
    package let sceneLocation: CGPoint
    /// The window under the pointer.
    package let window: UIWindow?

    init(delta: CGVector, isContinuous: Bool, sceneLocation: CGPoint, window: UIWindow?, timestamp: TimeInterval) {
        self.delta = delta
        self.isContinuous = isContinuous
        self.sceneLocation = sceneLocation
        self.window = window
        super.init(type: .scroll, timestamp: timestamp)
    }
}

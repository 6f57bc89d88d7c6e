/// An event that describes scrolling with a wheel or a touchpad.
@MainActor package final class UIScrollEvent: UIEvent {
    /// The scroll distance in points. A positive `dy` moves the content down.
    package let delta: CGVector
    /// A Boolean value that indicates whether the distance comes from a touchpad, in small steps, rather than from the
    /// notches of a wheel.
    package let isContinuous: Bool
    /// The pointer's location, in points of the scene.
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

    package override func send(from application: UIApplication) { window?.sendEvent(self) }

    package override func deliver(in window: UIWindow) { window.gestureArbiter.deliver(self, in: window) }
}

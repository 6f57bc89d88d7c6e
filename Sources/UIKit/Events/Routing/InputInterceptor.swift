import DisplayServer

/// An object that receives the input of all scenes of a display before their windows do, such as an open menu.
///
/// An interceptor is active from ``InputRouter/add(_:)`` to ``InputRouter/remove(_:)``. Both methods can be called
/// while it handles an event: to end with an event, it removes itself, and consumes the event or passes it on.
@MainActor protocol InputInterceptor: AnyObject {
    /// Handles an event of a scene. Locations are in the scene's coordinates.
    ///
    /// - Returns: `true` if the event is consumed. Otherwise the next interceptor receives it, and after the last one
    ///   the windows of the scene.
    func intercept(_ event: InputEvent, of scene: UIWindowScene) -> Bool

    /// Handles a change of a scene that affects the input it receives. All interceptors are notified of each change.
    func scene(_ scene: UIWindowScene, didChange change: SceneInputChange)
}

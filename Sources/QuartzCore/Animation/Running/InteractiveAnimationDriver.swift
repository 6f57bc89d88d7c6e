/// A source of interactively driven animations, synchronized with frames.
@MainActor package protocol InteractiveAnimationDriver: AnyObject {
    /// The host whose frames drive the source.
    var host: LayerHost? { get }
    /// A Boolean value that indicates whether the source needs every frame.
    var isRunning: Bool { get }
    /// The time at which the source stops running by itself, in seconds since system startup; `nil` if it does not.
    var endTime: TimeInterval? { get }
    /// Advances to the time of a frame.
    func advance(to time: TimeInterval)
    /// Notifies observers if the source is done. The driver calls this after all sources have advanced.
    func finishIfDone()
}

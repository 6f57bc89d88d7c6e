/// An object that is notified when a frame begins, such as a spinning activity indicator.
@MainActor package protocol FrameListener: AnyObject {
    /// Tells the listener that the frame it requested with `UIWindowScene.notifyOfNextFrame(_:)` begins. Layout and
    /// drawing follow.
    ///
    /// - Parameter time: The frame's timestamp, in seconds since system startup.
    func frameWillBegin(at time: TimeInterval)
}

/// Somebody who changes with time, such as an indicator that turns.
@MainActor package protocol FrameListener: AnyObject {
    /// A frame begins that was asked for with `UIWindowScene.notifyOfNextFrame(_:)`; layout and drawing follow.
    ///
    /// - Parameter time: the frame's time, seconds since the system started.
    func frameWillBegin(at time: TimeInterval)
}

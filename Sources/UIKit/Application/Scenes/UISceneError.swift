/// An error that describes why a scene request was rejected.
public struct UISceneError: Error, Equatable, Sendable {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// The app has no scene configurations and supports only one scene.
        case multipleScenesNotSupported = 0
        /// The session has ended, the role is not a window role, or the display is disconnected.
        case requestDenied = 1
        /// The geometry preferences are of a kind that this platform does not support.
        case geometryRequestUnsupported = 100
        /// The scene has no window, the frame is empty or not finite, or full screen is not allowed for the scene.
        case geometryRequestDenied = 101
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}

/// Why a request about a scene was not passed on.
public struct UISceneError: Error, Equatable, Sendable {
    /// The kinds of reasons.
    public enum Code: Int, Sendable {
        /// The app has no configuration for scenes: there is one.
        case multipleScenesNotSupported = 0
        /// The session has ended, the role is none of windows, or the display has gone.
        case requestDenied = 1
        /// The preferences are of no kind that windows of a desktop know.
        case geometryRequestUnsupported = 100
        /// The scene has no window, the frame has no size or is not finite, or the scene may not cover the screen.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }
}

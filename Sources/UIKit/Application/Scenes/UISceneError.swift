/// Why a request about a scene was not passed on.
public struct UISceneError: Error, Equatable, Sendable {
    /// The kinds of reasons.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }
}

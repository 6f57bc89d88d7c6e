/// The error domain of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// An error of printing.
public struct UIPrintError: CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The system cannot print.
        case notAvailable = 1
        /// There is nothing to print.
        case noContent = 2
        /// An item is neither an image nor a PDF document.
        case unknownImageFormat = 3
        /// The printing system refused the job.
        case jobFailed = 4
    }

    /// The kind of error.
    public let code: Code
    private let reason: String

    init(_ code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// The error domain of printing.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The kind of error, as a number.
    public var errorCode: Int { code.rawValue }
    /// A description for the user.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
}

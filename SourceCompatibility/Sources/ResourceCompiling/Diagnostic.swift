/// A problem in a resource file.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// How serious a problem is.
    public enum Severity: String, Sendable {
        /// The build continues.
        case warning
        /// The build fails.
        case error
    }

    public var severity: Severity
    /// The path of the file.
    public var file: String
    /// The line, counted from 1; nil if the problem concerns the file as a whole.
    public var line: Int?
    public var message: String

    /// The problem in the format of the compiler, which build systems and editors recognize.
    public var description: String {
        "\(file):\(line.map { "\($0):" } ?? "") \(severity.rawValue): \(message)"
    }
}

/// A problem in a resource file.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The severity of a problem.
    public enum Severity: String, Sendable {
        /// A problem that lets the build continue.
        case warning
        /// A problem that fails the build.
        case error
    }

    /// The severity of the problem.
    public var severity: Severity
    /// The path of the file.
    public var file: String
    /// The line, counted from 1; nil if the problem concerns the whole file.
    public var line: Int?
    /// The description of the problem: a sentence in lower case, without a period.
    public var message: String

    /// The problem in the format of the Swift compiler, which build systems and editors recognize.
    public var description: String {
        "\(file):\(line.map { "\($0):" } ?? "") \(severity.rawValue): \(message)"
    }
}

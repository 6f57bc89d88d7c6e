/// Collects the problems that are found while resources are compiled.
public final class Diagnostics {
    /// All problems, in the order in which they were reported.
    public private(set) var all: [Diagnostic] = []

    /// Creates an empty list of problems.
    public init() {}

    /// A Boolean value that indicates whether an error was reported.
    public var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Reports a problem that fails the build.
    /// - Parameters:
    ///   - message: The description of the problem.
    ///   - file: The path of the file.
    ///   - line: The line, counted from 1; nil if the problem concerns the whole file.
    public func error(_ message: String, in file: String, line: Int? = nil) {
        all.append(Diagnostic(severity: .error, file: file, line: line, message: message))
    }

    /// Reports a problem that does not fail the build.
    /// - Parameters:
    ///   - message: The description of the problem.
    ///   - file: The path of the file.
    ///   - line: The line, counted from 1; nil if the problem concerns the whole file.
    public func warn(_ message: String, in file: String, line: Int? = nil) {
        all.append(Diagnostic(severity: .warning, file: file, line: line, message: message))
    }
}

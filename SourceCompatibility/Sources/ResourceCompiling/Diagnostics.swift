/// Collects the problems that are found while resources are compiled.
public final class Diagnostics {
    /// All problems, in the order they were found.
    public private(set) var all: [Diagnostic] = []

    public init() {}

    /// A Boolean value that indicates whether an error was reported.
    public var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Reports a problem that fails the build.
    public func error(_ message: String, in file: String, line: Int? = nil) {
        all.append(Diagnostic(severity: .error, file: file, line: line, message: message))
    }

    /// Reports a problem that does not fail the build.
    public func warn(_ message: String, in file: String, line: Int? = nil) {
        all.append(Diagnostic(severity: .warning, file: file, line: line, message: message))
    }
}

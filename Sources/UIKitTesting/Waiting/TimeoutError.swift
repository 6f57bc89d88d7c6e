/// An error that a wait throws if its condition is not met in time.
public struct TimeoutError: Error, CustomStringConvertible {
    /// A description of the condition.
    public let condition: String

    /// The time limit, in seconds.
    public let timeout: Double

    /// A description of the error, with the source location of the wait.
    public let description: String

    init(_ condition: String, timeout: Double, _ filePath: String, _ line: UInt) {
        self.condition = condition
        self.timeout = timeout
        description = "timed out after \(timeout) s, waiting until \(condition)\n\(filePath):\(line)"
    }
}

/// Source that cannot be lowered.
public struct LoweringError: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    public let position: SourcePosition

    /// One sentence that says what is not supported, and one that says what to do.
    public let message: String

    /// The error in the format of the compiler, which editors and build logs recognize.
    public var description: String { "\(path):\(position.line):\(position.column): error: \(message)" }
}

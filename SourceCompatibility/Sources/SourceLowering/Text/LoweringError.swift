/// An error at a position in source that cannot be lowered.
public struct LoweringError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The position of the source in the file.
    public let position: SourcePosition

    /// The message: what is not supported, and what to do instead.
    public let message: String

    /// The error in the format of the Swift compiler, which editors and build logs recognize.
    public var description: String { "\(path):\(position.line):\(position.column): error: \(message)" }
}

/// A position in a file as the compiler reports it.
public struct SourcePosition: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int

    /// The column in bytes of UTF-8, counted from 1.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourcePosition: CustomStringConvertible {
    public var description: String { "\(line):\(column)" }
}

/// A position in a file, in the form that the compiler reports.
public struct SourcePosition: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int

    /// The column, counted from 1, in bytes of UTF-8.
    public let column: Int

    /// Creates a position from a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourcePosition: CustomStringConvertible {
    public var description: String { "\(line):\(column)" }
}

import SwiftParser
import SwiftSyntax

/// A file with its syntax tree.
public struct ParsedSource: Sendable {
    /// The file.
    public let file: SourceFile
    let tree: SourceFileSyntax

    /// Parses a file.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the file. Parsing takes most of the time of lowering.
    public init(_ file: SourceFile) {
        self.file = file
        tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }
}

import SwiftParser
import SwiftSyntax

/// The declarations of a file that the lowering of other files depends on.
///
/// Edits inside functions do not change the summary.
public struct SourceSummary: Codable, Hashable, Sendable {
    var types: [TypeSummary] = []

    /// Functions that have the name of one that is refused elsewhere: those of the app itself are not refused.
    var ownFunctions: [String] = []

    /// Reads the declarations of a file.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the file; it is parsed.
    public init(of file: SourceFile) {
        let reader = SummaryReader(viewMode: .sourceAccurate)
        reader.walk(Self.parse(file))
        types = reader.types
        ownFunctions = reader.ownFunctions.sorted()
    }

    init() {}

    static func parse(_ file: SourceFile) -> SourceFileSyntax {
        file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }
}

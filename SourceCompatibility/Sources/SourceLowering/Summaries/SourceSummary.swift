/// The declarations of a file that affect the lowering of other files.
///
/// Edits inside function bodies do not change the summary.
public struct SourceSummary: Codable, Hashable, Sendable {
    var types: [TypeSummary] = []

    /// Functions of the app that share their name with a refused function. Calls of them are allowed.
    var ownFunctions: [String] = []

    /// Reads the declarations of a file.
    public init(of file: SourceFile) { self.init(of: ParsedSource(file)) }

    /// Reads the declarations of a file that has already been parsed.
    public init(of source: ParsedSource) {
        let reader = SummaryReader(viewMode: .sourceAccurate)
        reader.walk(source.tree)
        types = reader.types
        ownFunctions = reader.ownFunctions.sorted()
    }
}

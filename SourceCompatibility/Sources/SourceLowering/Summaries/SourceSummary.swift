/// The declarations of a file that the lowering of other files depends on.
///
/// Edits inside functions do not change the summary.
public struct SourceSummary: Codable, Hashable, Sendable {
    var types: [TypeSummary] = []

    /// Functions that have the name of one that is refused elsewhere: those of the app itself are not refused.
    var ownFunctions: [String] = []

    /// Reads the declarations of a file.
    public init(of file: SourceFile) { self.init(of: ParsedSource(file)) }

    /// Reads the declarations of a file that is parsed already.
    public init(of source: ParsedSource) {
        let reader = SummaryReader(viewMode: .sourceAccurate)
        reader.walk(source.tree)
        types = reader.types
        ownFunctions = reader.ownFunctions.sorted()
    }
}

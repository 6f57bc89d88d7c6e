/// The space between two neighbors in a visual format string.
enum VisualFormatConnection: Equatable {
    /// No space: `[a][b]`.
    case flush
    /// The standard space: `[a]-[b]`.
    case standard
    /// A space of the given sizes: `[a]-8-[b]`, `[a]-(>=8,<=20)-[b]`.
    case predicates([VisualFormatPredicate])
}

/// A localized format with forms for plural categories, as the run-time reads it.
///
/// Each specifier in it has an explicit position: `%2$lld`. Variables are written `%2$#@files@`, where the argument at the
/// position chooses the form.
public struct PluralFormat: Codable, Hashable, Sendable {
    /// The format.
    public var format: String
    /// The forms of each variable by the names of their plural categories.
    public var variables: [String: [String: String]]
}

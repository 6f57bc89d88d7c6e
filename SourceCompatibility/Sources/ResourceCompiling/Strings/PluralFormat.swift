/// A localized format with forms for plural categories, in the format that UIKit reads at run time.
///
/// Each specifier has an explicit position, as in `%2$lld`. Variables are written as `%2$#@files@`, where the argument
/// at the given position selects the form.
public struct PluralFormat: Codable, Hashable, Sendable {
    /// The format string.
    public var format: String
    /// The forms of each variable, by the names of their plural categories.
    public var variables: [String: [String: String]]
}

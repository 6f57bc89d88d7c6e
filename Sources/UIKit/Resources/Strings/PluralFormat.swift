/// A localized format with forms for plural categories, as the resource compiler writes it.
///
/// Each specifier in it has an explicit position: `%2$lld`. Variables are written `%2$#@files@`, where the argument at the
/// position chooses the form.
struct PluralFormat: Decodable, Sendable {
    var format: String
    /// The forms of each variable by the names of their plural categories.
    var variables: [String: [String: String]]
}

/// A localized format with plural forms, in the format of the resource compiler.
///
/// Each specifier has an explicit position: `%2$lld`. Variables are written as `%2$#@files@`, where the argument at the
/// position selects the form.
struct PluralFormat: Decodable, Sendable {
    var format: String
    /// The forms of each variable by plural category name.
    var variables: [String: [String: String]]
}

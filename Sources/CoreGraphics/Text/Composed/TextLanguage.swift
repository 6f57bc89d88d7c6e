/// The language that texts are in unless they say otherwise.
enum TextLanguage {
    /// The name of the language of the process's locale, such as "de-at", as Pango writes it.
    static let processName: String = {
        let locale = setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "C"
        return String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }).lowercased()
    }()
}

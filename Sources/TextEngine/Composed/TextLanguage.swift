import CoreGraphics

/// The language of text that does not specify one.
enum TextLanguage {
    /// The language of the process's locale in Pango's spelling, such as "de-at".
    static let ofLocale: String = {
        let locale = setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "C"
        return String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }).lowercased()
    }()
}

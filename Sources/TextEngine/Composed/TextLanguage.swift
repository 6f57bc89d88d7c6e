import CCairo
import CoreGraphics

/// The language of text that does not specify one.
enum TextLanguage {
    /// The language of the process's locale in Pango's spelling, such as "de-at".
    static let ofLocale: String = {
        let locale = setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "C"
        return String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }).lowercased()
    }()

    // Without these lists, Pango would be asked about the most frequent languages, and would have to be loaded for it.

    /// The locales without a language.
    private static let neutral: Set<String> = ["c", "posix"]
    /// Languages that are written in the Latin script.
    private static let latin: Set<String> = [
        "ca", "cs", "da", "de", "en", "es", "et", "eu", "fi", "fr", "ga", "gl", "hr", "hu", "id", "is",
        "it", "lt", "lv", "nb", "nl", "nn", "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi",
    ]

    @MainActor private static var known: [TextScript: String] = [:]

    /// Returns the language of text in a script: that of the locale if it can be written in the script, otherwise a
    /// common language in that script, as Pango chooses it.
    @MainActor static func of(_ script: TextScript) -> String {
        if script == .common { return ofLocale }
        if let known = known[script] { return known }
        let language = find(script)
        known[script] = language
        return language
    }

    private static func find(_ script: TextScript) -> String {
        let primary = ofLocale.split(separator: "-").first.map { String($0) } ?? ""
        if neutral.contains(primary) || (script == .latin && latin.contains(primary)) { return ofLocale }
        if pango_language_includes_script(pango_language_from_string(ofLocale), script.pangoScript) != 0 {
            return ofLocale
        }
        // A tag without a meaning prevents fontconfig from preferring fonts for another language.
        guard let sample = pango_script_get_sample_language(script.pangoScript) else { return "xx" }
        return String(cString: pango_language_to_string(sample))
    }
}

import Foundation
import SystemSupport

/// The languages and the locale that the user chose in the desktop's settings.
///
/// Desktops pass them as environment variables, with the precedence of the C library and gettext: `LC_ALL`,
/// `LC_MESSAGES` and `LANG` specify the language, `LC_ALL`, `LC_NUMERIC` and `LANG` the locale, and `LC_ALL`, `LC_TIME`
/// and `LANG` that of dates. `LANGUAGE`, a list of languages separated by colons, overrides the language unless the
/// locale is `C` or `POSIX`.
struct LanguagePreferences: Sendable {
    /// The languages in order of preference, such as `de-AT`; empty if the user chose none.
    let languages: [String]

    /// The identifier of the locale for formatting numbers, such as `de_AT`; nil if the user chose none.
    let localeIdentifier: String?

    /// The identifier of the locale for dates and times, such as `de_AT`; nil if the user chose none.
    let dateLocaleIdentifier: String?

    /// Creates the preferences from the environment and the arguments of a process.
    ///
    /// - Parameters:
    ///   - environment: The environment variables.
    ///   - arguments: The program's arguments; `-AppleLanguages (de,en)` and `-AppleLocale de_AT`, which Xcode passes
    ///     as well, override the environment.
    init(environment: ProcessEnvironment, arguments: [String]) {
        func locale(_ category: String) -> String? {
            for name in ["LC_ALL", category, "LANG"] {
                guard let value = environment[name], !value.isEmpty else { continue }
                return LanguagePreferences.identifier(ofPosixLocale: value)
            }
            return nil
        }
        func argument(_ name: String) -> String? {
            guard let index = arguments.lastIndex(of: name), index + 1 < arguments.count else { return nil }
            return arguments[index + 1]
        }
        let chosen = locale("LC_MESSAGES")
        if let list = argument("-AppleLanguages") {
            languages = list.split { "(), \"\n\t".contains($0) }.map(String.init)
        } else if let chosen {
            let list = (environment["LANGUAGE"] ?? "").split(separator: ":")
                .compactMap { LanguagePreferences.identifier(ofPosixLocale: String($0)) }
            languages = (list.isEmpty ? [chosen] : list).map { $0.replacing("_", with: "-") }
        } else {
            languages = []
        }
        localeIdentifier = argument("-AppleLocale") ?? locale("LC_NUMERIC")
        dateLocaleIdentifier = argument("-AppleLocale") ?? locale("LC_TIME")
    }

    /// Returns the identifier of a C library locale such as `sr_RS.UTF-8@latin`, in this case `sr_Latn_RS`. Nil for `C`
    /// and `POSIX`.
    private static func identifier(ofPosixLocale name: String) -> String? {
        let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first
        let base = name.prefix { $0 != "." && $0 != "@" }
        guard !base.isEmpty, base != "C", base != "POSIX" else { return nil }
        var parts = base.split(separator: "_").map(String.init)
        guard !parts.isEmpty else { return nil }
        switch modifier {
        case "latin": parts.insert("Latn", at: 1)
        case "cyrillic": parts.insert("Cyrl", at: 1)
        case "devanagari": parts.insert("Deva", at: 1)
        default: break
        }
        return parts.joined(separator: "_")
    }
}

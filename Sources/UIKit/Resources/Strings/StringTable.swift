import Foundation

/// The strings of a table in one language.
struct StringTable: Sendable {
    private var strings: [String: String]
    private var plurals: [String: String] = [:]

    /// Reads a table, including its plural formats if it was compiled; nil if it does not exist.
    ///
    /// - Parameters:
    ///   - path: The path of the table without an extension.
    ///   - language: The language whose plural rules apply.
    init?(path: String, language: String) {
        let strings = StringsFile.strings(atPath: path + ".strings")
        let formats = FileManager.default.contents(atPath: path + ".plurals")
            .flatMap { try? JSONDecoder().decode([String: PluralFormat].self, from: $0) }
        guard strings != nil || formats != nil else { return nil }
        self.strings = strings ?? [:]
        for (key, format) in formats ?? [:] {
            plurals[key] = PluralFormatRegistry.register(format, language: language)
        }
    }

    /// Returns the string for a key; nil if there is none.
    subscript(key: String) -> String? { plurals[key] ?? strings[key] }
}

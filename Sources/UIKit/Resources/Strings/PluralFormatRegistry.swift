import Synchronization

/// The plural formats that have been looked up, by number.
///
/// `NSLocalizedString` returns a string, and its arguments are later passed to another function. The variables of a
/// returned format therefore contain the number of the format: `%1$#@12.files@`.
enum PluralFormatRegistry {
    /// A format and the language whose plural rules select its forms.
    struct Entry: Sendable {
        var format: PluralFormat
        var language: String
    }

    private static let entries = Mutex<[Entry]>([])

    /// Adds a format, and returns it with its number in the variables.
    static func register(_ format: PluralFormat, language: String) -> String {
        let number = entries.withLock { entries in
            entries.append(Entry(format: format, language: language))
            return entries.count - 1
        }
        return format.format.replacing("#@", with: "#@\(number).")
    }

    /// Returns the entry with a number; nil if there is none.
    static func entry(_ number: Int) -> Entry? {
        entries.withLock { $0.indices.contains(number) ? $0[number] : nil }
    }
}

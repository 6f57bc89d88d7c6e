import Synchronization

/// The plural formats that were looked up, by numbers.
///
/// `NSLocalizedString` returns a string, and the arguments come later, to another function. So the variables of a returned
/// format carry the number of the format: `%1$#@12.files@`.
enum PluralFormatRegistry {
    /// A format and the language whose rules choose its forms.
    struct Entry: Sendable {
        var format: PluralFormat
        var language: String
    }

    private static let entries = Mutex<[Entry]>([])

    /// Adds a format and returns it with the number in its variables.
    static func register(_ format: PluralFormat, language: String) -> String {
        let number = entries.withLock { entries in
            entries.append(Entry(format: format, language: language))
            return entries.count - 1
        }
        return format.format.replacing("#@", with: "#@\(number).")
    }

    /// The entry of a number; nil if there is none.
    static func entry(_ number: Int) -> Entry? {
        entries.withLock { $0.indices.contains(number) ? $0[number] : nil }
    }
}

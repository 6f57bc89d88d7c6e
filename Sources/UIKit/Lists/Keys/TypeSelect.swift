/// The beginning of a text that the user types to find a row or item of a list (KS-10).
struct TypeSelect {
    private var typed = ""
    private var lastTime: TimeInterval = -.infinity

    /// The longest pause between two keys of a text, in seconds.
    private static let pause: TimeInterval = 1

    /// The most rows for whose texts the delegate is asked in one search, so that a key takes effect in a moment.
    static let searchedRows = 100_000

    /// A search for the row or item that begins with a text.
    struct Query: Equatable {
        /// The beginning of the text.
        let prefix: String
        /// A Boolean value that indicates whether the search begins after the cursor, not at it.
        let isAfterCursor: Bool
    }

    /// A Boolean value that indicates whether a key at a time continues a text.
    func isActive(at time: TimeInterval) -> Bool { !typed.isEmpty && time - lastTime <= TypeSelect.pause }

    /// Adds characters that the user typed.
    ///
    /// - Parameters:
    ///   - characters: The characters of a key press.
    ///   - time: The time of the key press, in seconds.
    /// - Returns: The search; nil if the characters cannot be part of a text.
    mutating func add(_ characters: String, at time: TimeInterval) -> Query? {
        guard !characters.isEmpty, characters.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            return nil
        }
        if !isActive(at: time) {
            guard !characters.allSatisfy(\.isWhitespace) else { return nil }
            typed = ""
        }
        typed += characters
        lastTime = time
        // One letter that is repeated steps through the rows that begin with it.
        if let first = typed.first, typed.allSatisfy({ $0 == first }) {
            return Query(prefix: String(first), isAfterCursor: true)
        }
        return Query(prefix: typed, isAfterCursor: false)
    }

    /// Returns a Boolean value that indicates whether a text begins with another. Case and accents do not count.
    static func begins(_ text: String, with prefix: String) -> Bool {
        text.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
}

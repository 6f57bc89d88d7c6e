/// The adjacent character to which a position belongs.
///
/// The affinity matters where these two characters are not adjacent on the screen: at line breaks, and where the
/// writing direction changes.
package enum TextAffinity: Hashable, Sendable {
    /// The position belongs to the character before it.
    case upstream
    /// The position belongs to the character after it.
    case downstream
}

/// A position between two characters of a text, or at its start or end.
package struct TextLocation: Hashable, Sendable {
    /// The offset in UTF-16 code units from the start of the text, as in `NSRange`.
    package var offset: Int
    /// The character at which the caret is shown.
    package var affinity: TextAffinity

    /// Creates a position. By default, it belongs to the character after it.
    package init(_ offset: Int, _ affinity: TextAffinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}

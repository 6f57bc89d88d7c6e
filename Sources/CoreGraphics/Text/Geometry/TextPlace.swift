/// Which of the two letters beside a place the place belongs to. That matters where the two are not beside each other
/// on the screen: where a line is broken, and where the writing direction changes.
package enum TextAffinity: Hashable, Sendable {
    /// To the letter before it.
    case upstream
    /// To the letter after it.
    case downstream
}

/// A place between two letters of a text, or at an end of it.
package struct TextPlace: Hashable, Sendable {
    /// UTF-16 code units from the start of the text, as `NSRange` counts.
    package var offset: Int
    /// Where the caret for the place is shown.
    package var affinity: TextAffinity

    /// A place before the letter at an offset, unless said otherwise.
    package init(_ offset: Int, _ affinity: TextAffinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}

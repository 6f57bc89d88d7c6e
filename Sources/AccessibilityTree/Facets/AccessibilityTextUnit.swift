/// A unit of text in which assistive technologies read.
package enum AccessibilityTextUnit: Hashable, Sendable, CaseIterable {
    /// A grapheme cluster.
    case character
    /// A word with the space after it.
    case word
    /// A sentence with the space after it.
    case sentence
    /// A line as it is laid out, with the newline at its end.
    case line
    /// A paragraph with the newline at its end.
    case paragraph
}

/// A change of the text at the caret by an input method, or by a key sequence such as an accent and its base letter.
package enum TextInputChange: Equatable, Sendable {
    /// Inserts text in place of the marked text.
    case insert(String)
    /// Replaces the marked text; an empty string removes it. `selection` is the selected range in the marked text, or
    /// an empty range for the caret, in UTF-16 code units.
    case compose(String, selection: Range<Int>)
}

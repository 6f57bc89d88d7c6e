/// What an input method, or a sequence of keys such as an accent and its letter, does to the text that has the caret.
package enum TextInputChange: Equatable, Sendable {
    /// Text is to be inserted, in the place of what was being composed.
    case insert(String)
    /// This text is being composed, in the place of what was until now; an empty one is none any more. `selection` is
    /// what of it is selected, or where the caret in it is, in UTF-16 code units.
    case compose(String, selection: Range<Int>)
}

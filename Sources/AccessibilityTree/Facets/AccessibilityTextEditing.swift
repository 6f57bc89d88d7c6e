/// The operations that change the text of an element, as the user would: the app's delegates are asked.
///
/// Offsets count UTF-16 code units, as in ``AccessibilityTextFacet``.
@MainActor package protocol AccessibilityTextEditing: AnyObject {
    /// Replaces a range, which may be empty, by a text.
    ///
    /// - Returns: False if the text does not change.
    func replaceText(in range: Range<Int>, with text: String) -> Bool

    /// Copies a range to the pasteboard. Passwords are not copied.
    ///
    /// - Returns: False if nothing was copied.
    func copyText(in range: Range<Int>) -> Bool

    /// Inserts the text of the pasteboard.
    ///
    /// - Returns: False if the text does not change.
    func pasteText(at offset: Int) -> Bool
}

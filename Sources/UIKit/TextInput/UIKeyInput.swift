/// What takes plain text from the keyboard.
///
/// A responder that conforms to it, can become first responder and is, gets the text that keys type, Return as `"\n"`,
/// and Backspace. Keys reach it where ``UIResponder/pressesBegan(_:with:)`` is not overridden, or calls `super`. Tab
/// goes on to the next view.
///
/// ```swift
/// final class PinView: UIView, UIKeyInput {
///     var digits = ""
///     override var canBecomeFirstResponder: Bool { true }
///     var hasText: Bool { !digits.isEmpty }
///     func insertText(_ text: String) { digits += text }
///     func deleteBackward() { if hasText { digits.removeLast() } }
/// }
/// ```
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Inserts text that was typed where the caret is, in the place of what is selected.
    func insertText(_ text: String)

    /// Deletes what is selected, or the letter before the caret.
    func deleteBackward()
}

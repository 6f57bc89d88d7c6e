/// A protocol for responders that accept plain text from the keyboard.
///
/// While a conforming responder is first responder, it receives the text that the user types, `"\n"` for Return, and
/// ``deleteBackward()`` for Backspace. Keys reach these methods only where ``UIResponder/pressesBegan(_:with:)`` is not
/// overridden or the override calls `super`. Tab moves focus to the next view.
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
    /// A Boolean value that indicates whether the text input contains any text.
    var hasText: Bool { get }

    /// Inserts typed text at the caret, replacing the selection.
    func insertText(_ text: String)

    /// Deletes the selection or, at a caret, the character before it.
    func deleteBackward()
}

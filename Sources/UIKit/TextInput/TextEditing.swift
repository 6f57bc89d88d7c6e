import CoreGraphics

/// A UIKit view with editable text, which carries out text commands through its own editor.
@MainActor protocol TextEditing: UIResponder, UITextInput {
    /// Returns whether the view handles a command in its current state.
    func takes(_ command: TextCommand) -> Bool

    /// The caret, or the end of the selection that moves when the user extends it.
    var movingEnd: UITextPosition { get }

    /// A Boolean value that indicates whether the user can type text.
    var acceptsTyping: Bool { get }

    /// Carries out a command. Typing and backward deletion go through `insertText(_:)` and `deleteBackward()`, which
    /// apps override.
    func perform(_ command: TextCommand)
}

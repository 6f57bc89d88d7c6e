import CoreGraphics

/// A view of the toolkit whose text is edited: keys that are commands go to its editor.
@MainActor protocol TextEditing: UIResponder, UITextInput {
    /// Whether a command means anything now.
    func takes(_ command: TextCommand) -> Bool

    /// Whether text can be typed.
    var takesTyping: Bool { get }

    /// Does what a command says. Typing and deleting backwards go through `insertText(_:)` and `deleteBackward()`,
    /// which apps override.
    func perform(_ command: TextCommand)
}

/// Hands keys to the first responder's text, if it takes text.
@MainActor enum TextKeys {
    /// Whether a key means something to a responder's text that goes before commands that do not insist (KC-03).
    static func takes(_ key: UIKey, _ responder: UIResponder) -> Bool {
        means(key, responder) && (TextCommand(key) == nil || !TextCommand.yieldsToCommands(key))
    }

    /// Whether a key means something to a responder's text.
    private static func means(_ key: UIKey, _ responder: UIResponder) -> Bool {
        guard let input = input(of: responder) else { return false }
        if let command = TextCommand(key) {
            if let view = responder as? any TextEditing { return view.takes(command) }
            return GenericTextKeys.takes(command, input, responder)
        }
        if let view = responder as? any TextEditing, !view.takesTyping { return false }
        return TextCommand.text(typedBy: key) != nil
    }

    /// Does what a key means to a responder's text.
    ///
    /// - Returns: whether it means anything.
    static func perform(_ key: UIKey, on responder: UIResponder) -> Bool {
        guard let input = input(of: responder), means(key, responder) else { return false }
        if let command = TextCommand(key) {
            if let view = responder as? any TextEditing {
                view.perform(command)
            } else {
                GenericTextKeys.perform(command, input, responder)
            }
        } else if let text = TextCommand.text(typedBy: key) {
            if responder is any TextEditing {
                input.insertText(text)
            } else {
                GenericTextKeys.insert(text, into: input)
            }
        }
        return true
    }

    /// Types with keys that went down.
    ///
    /// - Returns: those that mean nothing to the responder's text.
    static func begin(_ presses: Set<UIPress>, on responder: UIResponder) -> Set<UIPress> {
        guard input(of: responder) != nil else { return presses }
        return presses.filter { press in
            guard let key = press.key, perform(key, on: responder) else { return true }
            press.typist = responder
            return false
        }
    }

    /// Keys went up.
    ///
    /// - Returns: those that the responder did not type with: nobody else heard of the others' beginning.
    static func end(_ presses: Set<UIPress>, on responder: UIResponder) -> Set<UIPress> {
        guard presses.contains(where: { $0.typist === responder }) else { return presses }
        return presses.filter { $0.typist !== responder }
    }

    private static func input(of responder: UIResponder) -> (any UIKeyInput)? {
        guard let input = responder as? any UIKeyInput, responder.isFirstResponder else { return nil }
        return input
    }
}

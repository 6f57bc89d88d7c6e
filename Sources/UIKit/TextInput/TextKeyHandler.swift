import CoreGraphics

/// Delivers key presses to the text of the first responder if it accepts text.
@MainActor enum TextKeyHandler {
    /// Returns whether a responder's text handles a key before the app's key commands that do not have priority over
    /// system behavior (KC-03).
    static func takes(_ key: UIKey, _ responder: UIResponder) -> Bool {
        means(key, responder) && (TextCommand(key) == nil || !TextCommand.yieldsToCommands(key))
    }

    /// Returns whether a key has a meaning in a responder's text.
    private static func means(_ key: UIKey, _ responder: UIResponder) -> Bool {
        guard let input = input(of: responder) else { return false }
        if let command = TextCommand(key) {
            if let view = responder as? any TextEditing { return view.takes(command) }
            return TextInputCommandPerformer.takes(command, input, responder)
        }
        if let view = responder as? any TextEditing, !view.acceptsTyping { return false }
        return TextCommand.text(typedBy: key) != nil
    }

    /// Performs a key's text command on a responder, or types its characters.
    ///
    /// - Returns: Whether the responder's text handles the key.
    static func perform(_ key: UIKey, on responder: UIResponder) -> Bool {
        guard let input = input(of: responder), means(key, responder) else { return false }
        if let command = TextCommand(key) {
            if let view = responder as? any TextEditing {
                view.perform(command)
            } else {
                TextInputCommandPerformer.perform(command, input, responder)
            }
        } else if let text = TextCommand.text(typedBy: key) {
            if responder is any TextEditing {
                input.insertText(text)
            } else {
                TextInputCommandPerformer.insert(text, into: input)
            }
        }
        return true
    }

    /// Types with the keys that the user pressed.
    ///
    /// - Returns: The presses that the responder's text does not handle.
    static func begin(_ presses: Set<UIPress>, on responder: UIResponder) -> Set<UIPress> {
        guard input(of: responder) != nil else { return presses }
        return presses.filter { press in
            guard let key = press.key, perform(key, on: responder) else { return true }
            press.textResponder = responder
            return false
        }
    }

    /// Ends the presses of keys that the user released.
    ///
    /// - Returns: The presses that the responder did not type with. The presses that it typed with are left out because
    ///   no other responder received their beginning.
    static func end(_ presses: Set<UIPress>, on responder: UIResponder) -> Set<UIPress> {
        guard presses.contains(where: { $0.textResponder === responder }) else { return presses }
        return presses.filter { $0.textResponder !== responder }
    }

    private static func input(of responder: UIResponder) -> (any UIKeyInput)? {
        guard let input = responder as? any UIKeyInput, responder.isFirstResponder else { return nil }
        return input
    }
}

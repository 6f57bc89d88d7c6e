/// Formats the key equivalent of a command for display in a menu.
@MainActor package enum MenuShortcut {
    /// Returns the text at the right edge of the row, such as "Ctrl+Shift+Z", or `nil` if the command has no key
    /// equivalent.
    package static func text(of command: UICommand) -> String? {
        guard let command = command as? UIKeyCommand, let input = command.effectiveInput?.text, !input.isEmpty else {
            return nil
        }
        let flags = command.modifierFlags
        // `.command` maps to the Control key. Only a command with both modifiers uses Super for `.command`.
        let hasBoth = flags.isSuperset(of: [.command, .control])
        var parts: [String] = []
        if !flags.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
        if hasBoth { parts.append("Super") }
        if flags.contains(.alternate) { parts.append("Alt") }
        if flags.contains(.shift) { parts.append("Shift") }
        return (parts + [names[input] ?? input.uppercased()]).joined(separator: "+")
    }

    /// Returns the key equivalent of a command as modifiers and the name of a key, as exported menus contain it (MB-14).
    static func keyNames(of command: UIKeyCommand) -> [String] {
        guard let input = command.effectiveInput?.text, !input.isEmpty else { return [] }
        let flags = command.modifierFlags
        var parts: [String] = []
        if !flags.isDisjoint(with: [.command, .control]) { parts.append("Control") }
        if flags.isSuperset(of: [.command, .control]) { parts.append("Super") }
        if flags.contains(.alternate) { parts.append("Alt") }
        if flags.contains(.shift) { parts.append("Shift") }
        return parts + [exportedNames[input] ?? names[input] ?? input.uppercased()]
    }

    private static let exportedNames: [String: String] = [
        UIKeyCommand.inputUpArrow: "Up", UIKeyCommand.inputDownArrow: "Down", UIKeyCommand.inputLeftArrow: "Left",
        UIKeyCommand.inputRightArrow: "Right", UIKeyCommand.inputEscape: "Escape", "\u{1B}": "Escape",
        UIKeyCommand.inputPageUp: "Page_Up", UIKeyCommand.inputPageDown: "Page_Down", "\u{8}": "BackSpace",
        " ": "space", "+": "plus", "-": "minus",
    ]

    /// Returns the modifiers of a key command, or an empty set for other commands.
    static func modifiers(of command: UICommand) -> UIKeyModifierFlags {
        (command as? UIKeyCommand)?.modifierFlags ?? []
    }

    private static let names: [String: String] = [
        UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
        UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputPageUp: "Page Up",
        UIKeyCommand.inputPageDown: "Page Down", UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
        UIKeyCommand.inputDelete: "Delete", UIKeyCommand.f1: "F1", UIKeyCommand.f2: "F2", UIKeyCommand.f3: "F3",
        UIKeyCommand.f4: "F4", UIKeyCommand.f5: "F5", UIKeyCommand.f6: "F6", UIKeyCommand.f7: "F7",
        UIKeyCommand.f8: "F8", UIKeyCommand.f9: "F9", UIKeyCommand.f10: "F10", UIKeyCommand.f11: "F11",
        UIKeyCommand.f12: "F12", "\u{1B}": "Esc", "\u{8}": "Backspace", "\u{7F}": "Delete", "\t": "Tab",
        "\r": "Return", "\n": "Return", " ": "Space",
    ]
}

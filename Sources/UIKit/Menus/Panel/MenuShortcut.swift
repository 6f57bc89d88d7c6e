/// The keys of a command as a menu shows them.
@MainActor package enum MenuShortcut {
    /// What stands at the right of the row, as "Ctrl+Shift+Z"; nil if no key does the same.
    package static func text(of command: UICommand) -> String? {
        guard let command = command as? UIKeyCommand, let input = command.effectiveInput?.text, !input.isEmpty else {
            return nil
        }
        let flags = command.modifierFlags
        // Control is what `.command` stands for, unless a command asks for both.
        let hasBoth = flags.isSuperset(of: [.command, .control])
        var parts: [String] = []
        if !flags.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
        if hasBoth { parts.append("Super") }
        if flags.contains(.alternate) { parts.append("Alt") }
        if flags.contains(.shift) { parts.append("Shift") }
        return (parts + [names[input] ?? input.uppercased()]).joined(separator: "+")
    }

    /// The modifiers that are the command's own.
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

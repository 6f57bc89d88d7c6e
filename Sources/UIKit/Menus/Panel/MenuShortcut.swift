/// The keys of a command as a menu shows them.
@MainActor enum MenuShortcut {
    /// What stands at the right of the row; nil if no key does the same.
    static func text(of command: UICommand) -> String? { nil }

    /// The modifiers that are the command's own.
    static func modifiers(of command: UICommand) -> UIKeyModifierFlags { [] }
}

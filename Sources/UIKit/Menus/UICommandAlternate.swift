/// What a command does while modifier keys are held.
///
/// Two are equal if their modifiers are: of equal ones, a command has one (KC-05).
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// What the command is called then.
    public let title: String

    /// What it does then.
    public let action: Selector

    /// The modifiers that must be held.
    public let modifierFlags: UIKeyModifierFlags

    // Equality and hash are asked for on any thread, and depend on this alone.
    private nonisolated let flags: UInt

    /// An action for a command while `modifierFlags` are held.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        flags = UInt(modifierFlags.rawValue)
        super.init()
    }

    /// Whether both are for the same modifiers (KC-05).
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UICommandAlternate)?.flags == flags
    }

    /// Made of the modifiers.
    open nonisolated override var hash: Int { flags.hashValue }
}

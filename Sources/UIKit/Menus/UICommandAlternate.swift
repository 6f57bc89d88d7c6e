/// An alternative action of a command while modifier keys are held.
///
/// Two alternates are equal if their modifiers are equal. A command uses only the first of several equal alternates
/// (KC-05).
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The title of the command while the modifiers are held.
    public let title: String

    /// The action that the command sends while the modifiers are held.
    public let action: Selector

    /// The modifier keys that must be held.
    public let modifierFlags: UIKeyModifierFlags

    // Equality and hash value can be requested on any thread; both depend only on this value.
    private nonisolated let flags: UInt

    /// Creates an alternate with the action that a command sends while `modifierFlags` are held.
    ///
    /// - Parameters:
    ///   - title: The title of the command while the modifiers are held.
    ///   - action: The action to send.
    ///   - modifierFlags: The modifier keys that must be held.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        flags = UInt(modifierFlags.rawValue)
        super.init()
    }

    /// Returns whether both alternates have the same modifiers (KC-05).
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UICommandAlternate)?.flags == flags
    }

    /// The hash value of the modifiers.
    open nonisolated override var hash: Int { flags.hashValue }
}

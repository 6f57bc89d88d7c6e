import DisplayServer

/// A key of a keyboard, as it was pressed.
@MainActor open class UIKey: NSObject {
    /// What would be inserted, with the modifiers applied.
    public let characters: String

    /// What would be inserted without any modifier, lower case for Latin letters; empty for a modifier key (KY-04).
    public let charactersIgnoringModifiers: String

    /// The modifiers that are held.
    public let modifierFlags: UIKeyModifierFlags

    /// Which key it is, whatever the layout says it types.
    public let keyCode: UIKeyboardHIDUsage

    init(_ change: KeyChange, modifiers: UIKeyModifierFlags) {
        characters = change.characters
        charactersIgnoringModifiers = change.charactersIgnoringModifiers
        modifierFlags = modifiers
        keyCode = UIKeyboardHIDUsage(rawValue: change.usage) ?? .keyboardErrorUndefined
        super.init()
    }
}

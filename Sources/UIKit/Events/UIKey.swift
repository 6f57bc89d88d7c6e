import DisplayServer

/// A key of a keyboard, as it was pressed.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// What would be inserted, with the modifiers applied.
    open private(set) var characters: String

    /// What would be inserted without any modifier, lower case for Latin letters; empty for a modifier key (KY-04).
    open private(set) var charactersIgnoringModifiers: String

    /// The modifiers that are held.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Which key it is, whatever the layout says it types.
    open private(set) var keyCode: UIKeyboardHIDUsage

    /// What the key types on a Latin layout, where the one in use has no Latin letters; empty where it has.
    package let latinCharacters: String

    /// The same without modifiers.
    package let latinCharactersIgnoringModifiers: String

    /// What the key plays, if that is what it is for.
    package let mediaKey: MediaKey?

    /// Creates a key that types nothing. Tests subclass keys and override what they need.
    @preconcurrency @MainActor public override init() {
        characters = ""
        charactersIgnoringModifiers = ""
        modifierFlags = []
        latinCharacters = ""
        latinCharactersIgnoringModifiers = ""
        mediaKey = nil
        keyCode = .keyboardErrorUndefined
        super.init()
    }

    /// The key of a change that the display server reported, with what is held beside it.
    package init(_ change: KeyChange, modifiers: UIKeyModifierFlags) {
        characters = change.characters
        charactersIgnoringModifiers = change.charactersIgnoringModifiers
        modifierFlags = modifiers
        latinCharacters = change.latinCharacters
        latinCharactersIgnoringModifiers = change.latinCharactersIgnoringModifiers
        mediaKey = change.mediaKey
        keyCode = UIKeyboardHIDUsage(rawValue: change.usage) ?? .keyboardErrorUndefined
        super.init()
    }
}

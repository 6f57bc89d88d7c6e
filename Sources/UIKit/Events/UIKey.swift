import DisplayServer

/// A key on a keyboard and the characters it produces.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The characters that the key produces with the modifiers applied.
    open private(set) var characters: String

    /// The characters that the key produces without modifiers, lowercase for Latin letters; empty for a modifier key
    /// (KY-04).
    open private(set) var charactersIgnoringModifiers: String

    /// The modifier keys that are held.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// The HID usage of the key, which does not depend on the keyboard layout.
    open private(set) var keyCode: UIKeyboardHIDUsage

    /// The characters that the key produces on a Latin layout if the current layout has no Latin letters; empty
    /// otherwise.
    package let latinCharacters: String

    /// The value of ``latinCharacters`` without modifiers.
    package let latinCharactersIgnoringModifiers: String

    /// The media function of the key; nil if it is not a media key.
    package let mediaKey: MediaKey?

    /// Creates a key without characters. Tests subclass keys and override properties.
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

    /// Creates a key from a change that the display server reported and the modifiers that are held.
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

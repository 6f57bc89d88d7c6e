/// A key that went down or up.
package struct KeyChange: Equatable, Sendable {
    /// By which the keyboard tells its keys apart: the same for a key's going down and its going up.
    package var code: Int
    /// The key's USB HID usage (page 7), whatever the layout says it types; 0 if there is none.
    package var usage: Int
    /// Whether it went down.
    package var isDown: Bool
    /// Another press of a key that is held, made by the server's auto-repeat.
    package var isRepeat: Bool
    /// What would be inserted, with the modifiers and the layout applied. Empty for keys that type nothing.
    package var characters: String
    /// The same without modifiers: lower case for Latin letters.
    package var charactersIgnoringModifiers: String
    /// What would be inserted if the layout had Latin letters; empty if it has, and for keys that type nothing then.
    package var latinCharacters = ""
    /// The same without modifiers.
    package var latinCharactersIgnoringModifiers = ""
    /// What the key plays, if that is what it is for.
    package var mediaKey: MediaKey?

    /// A change of the key with `code`, which is `usage` if it is nil.
    package init(
        usage: Int, isDown: Bool, isRepeat: Bool = false, characters: String = "",
        charactersIgnoringModifiers: String = "", code: Int? = nil
    ) {
        self.code = code ?? usage
        self.usage = usage
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
    }
}

/// The US keyboard layout. The headless display always uses it, and keyboard shortcuts use it if the current layout has
/// no Latin letters.
package enum USKeyboard {
    /// Returns the text that a key enters.
    ///
    /// - Parameters:
    ///   - usage: The USB HID usage of the key.
    ///   - shift: Whether Shift is pressed.
    ///   - capsLock: Whether Caps Lock is on.
    /// - Returns: An empty string for keys that enter no text.
    package static func characters(usage: Int, shift: Bool, capsLock: Bool = false) -> String {
        guard let pair = keys[usage] else { return "" }
        let isLetter = pair.plain.isLetter
        return String(shift != (isLetter && capsLock) ? pair.shifted : pair.plain)
    }

    /// Returns the key that enters a character, and whether it requires Shift; nil if no key does.
    package static func key(for character: Character) -> (usage: Int, shift: Bool)? { byCharacter[character] }

    private static let keys: [Int: (plain: Character, shifted: Character)] = {
        var keys: [Int: (plain: Character, shifted: Character)] = [:]
        let plain = "abcdefghijklmnopqrstuvwxyz1234567890"
        let shifted = "ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()"
        for (offset, pair) in zip(plain, shifted).enumerated() { keys[4 + offset] = (pair.0, pair.1) }
        for (usage, pair) in zip(45..., zip("-=[]\\", "_+{}|")) { keys[usage] = (pair.0, pair.1) }
        for (usage, pair) in zip(51..., zip(";'`,./", ":\"~<>?")) { keys[usage] = (pair.0, pair.1) }
        for (usage, character) in [(40, "\r"), (42, "\u{8}"), (43, "\t"), (44, " "), (41, "\u{1B}"), (76, "\u{7F}")]
            as [(Int, Character)]
        {
            keys[usage] = (character, character)
        }
        // The keypad keys that enter the same text with Num Lock on and off.
        for (usage, character) in zip(84..., "/*-+\r") { keys[usage] = (character, character) }
        return keys
    }()

    private static let byCharacter: [Character: (usage: Int, shift: Bool)] = {
        var result: [Character: (usage: Int, shift: Bool)] = [:]
        for (usage, pair) in keys.sorted(by: { $0.key > $1.key }) {
            result[pair.shifted] = (usage, true)
            result[pair.plain] = (usage, false)
        }
        result["\n"] = (40, false)
        return result
    }()
}

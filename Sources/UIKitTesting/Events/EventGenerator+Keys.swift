import UIKit

// Keys, which go to whatever has them: the first responder of the key window.
extension EventGenerator {
    /// Presses a key and holds it.
    public func keyDown(_ key: UIKeyboardHIDUsage) throws {
        keys.insert(key.rawValue)
        try perform { try injector.key(key.rawValue, isDown: true) }
    }

    /// Lets go of a key.
    public func keyUp(_ key: UIKeyboardHIDUsage) throws {
        keys.remove(key.rawValue)
        try perform { try injector.key(key.rawValue, isDown: false) }
    }

    /// Presses a key and lets it go, with modifier keys held. `.alphaShift` and `.numericPad` are no keys to hold and
    /// do nothing.
    public func keyPress(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) throws {
        let held: [UIKeyboardHIDUsage] = [
            (.control, .keyboardLeftControl), (.alternate, .keyboardLeftAlt), (.shift, .keyboardLeftShift),
            (.command, .keyboardLeftGUI),
        ].filter { (flag: UIKeyModifierFlags, _) in modifiers.contains(flag) }.map(\.1)
        for modifier in held { try keyDown(modifier) }
        try keyDown(key)
        try keyUp(key)
        for modifier in held.reversed() { try keyUp(modifier) }
    }

    /// Types text a character at a time, as a keyboard that has all of them would.
    public func keyType(_ text: String) throws {
        for character in text { try perform { try injector.type(character) } }
    }
}

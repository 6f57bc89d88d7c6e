import UIKit

// Keys. Their events go to the first responder of the key window.
extension EventGenerator {
    /// Presses a key and holds it.
    public func keyDown(_ key: UIKeyboardHIDUsage) throws {
        keys.insert(key.rawValue)
        try perform { try injector.key(key.rawValue, isDown: true) }
    }

    /// Releases a key.
    public func keyUp(_ key: UIKeyboardHIDUsage) throws {
        keys.remove(key.rawValue)
        try perform { try injector.key(key.rawValue, isDown: false) }
    }

    /// Presses and releases a key while modifier keys are held.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys. `.alphaShift` and `.numericPad` are ignored, because they are no keys to hold.
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

    /// Types text character by character, as if the keyboard had keys for all of them.
    public func keyType(_ text: String) throws {
        for character in text { try perform { try injector.type(character) } }
    }
}

import UIKit

extension UIKey {
    /// The label of the key: the characters that it types, or else its name.
    var capName: String {
        let typed = charactersIgnoringModifiers
        if !typed.isEmpty, typed.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) {
            return typed.uppercased()
        }
        return keyCode.name
    }

    /// The characters in readable form.
    var visibleCharacters: String {
        characters.isEmpty
            ? "none"
            : characters.unicodeScalars.map { scalar in
                scalar.value == 0x20
                    ? "space"
                    : scalar.value < 0x20 || scalar.value == 0x7F
                        ? "U+" + String(format: "%04X", scalar.value) : "“\(scalar)”"
            }.joined(separator: " ")
    }
}

extension UIKeyboardHIDUsage {
    /// The name of the key: the name of the enumeration case without "keyboard", split into words.
    var name: String {
        var words = ""
        for character in "\(self)".replacingOccurrences(of: "keyboard", with: "") {
            if character.isUppercase, let last = words.last, !last.isUppercase, last != " " { words.append(" ") }
            words.append(character)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

extension UIKeyModifierFlags {
    /// The names of the modifier keys.
    var names: String {
        let all: [(UIKeyModifierFlags, String)] = [
            (.control, "Control"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Super"),
            (.alphaShift, "Caps Lock"), (.numericPad, "Keypad"),
        ]
        let held = all.filter { contains($0.0) }.map(\.1)
        return held.isEmpty ? "none" : held.joined(separator: " + ")
    }
}

import AccessibilityTree
import DisplayServer

extension AccessibilityKey {
    /// Creates the key of an event; nil for a key without a keysym of its own, such as a media key.
    init?(_ change: KeyChange, _ event: InputEvent) {
        var modifiers: Modifiers = []
        if event.modifiers.contains(.shift) { modifiers.insert(.shift) }
        if event.modifiers.contains(.alphaShift) { modifiers.insert(.capsLock) }
        if event.modifiers.contains(.control) { modifiers.insert(.control) }
        if event.modifiers.contains(.alternate) { modifiers.insert(.alternate) }
        if event.modifiers.contains(.command) { modifiers.insert(.command) }
        let text: String
        let symbol: Int32
        var isText = false
        if let named = Self.named[change.usage] {
            (symbol, text) = named
        } else if let scalar = Self.printable(change.characters) ?? Self.printable(change.charactersIgnoringModifiers) {
            text = String(scalar)
            // Keysyms of Latin-1 are its code points; others are Unicode with an offset.
            symbol = Int32(scalar.value < 0x100 ? scalar.value : 0x100_0000 + scalar.value)
            isText = modifiers.isDisjoint(with: [.control, .alternate, .command])
        } else {
            return nil
        }
        self.init(
            isDown: change.isDown, symbol: symbol, code: Int32(clamping: change.code), modifiers: modifiers, text: text,
            isText: isText, timestamp: event.timestamp)
    }

    private static func printable(_ text: String) -> Unicode.Scalar? {
        text.unicodeScalars.first.flatMap { $0.value >= 0x20 && $0.value != 0x7F ? $0 : nil }
    }

    /// The keysyms of keys that enter no text, with their names, by USB HID usage.
    private static let named: [Int: (Int32, String)] = {
        var keys: [Int: (Int32, String)] = [
            0x28: (0xFF0D, "Return"), 0x29: (0xFF1B, "Escape"), 0x2A: (0xFF08, "BackSpace"), 0x2B: (0xFF09, "Tab"),
            0x2C: (0x20, "space"), 0x39: (0xFFE5, "Caps_Lock"), 0x49: (0xFF63, "Insert"), 0x4A: (0xFF50, "Home"),
            0x4B: (0xFF55, "Page_Up"), 0x4C: (0xFFFF, "Delete"), 0x4D: (0xFF57, "End"), 0x4E: (0xFF56, "Page_Down"),
            0x4F: (0xFF53, "Right"), 0x50: (0xFF51, "Left"), 0x51: (0xFF54, "Down"), 0x52: (0xFF52, "Up"),
            0x58: (0xFF8D, "KP_Enter"), 0x65: (0xFF67, "Menu"), 0xE0: (0xFFE3, "Control_L"), 0xE1: (0xFFE1, "Shift_L"),
            0xE2: (0xFFE9, "Alt_L"), 0xE3: (0xFFEB, "Super_L"), 0xE4: (0xFFE4, "Control_R"), 0xE5: (0xFFE2, "Shift_R"),
            0xE6: (0xFFEA, "Alt_R"), 0xE7: (0xFFEC, "Super_R"),
        ]
        for number in 0..<12 { keys[0x3A + number] = (0xFFBE + Int32(number), "F\(number + 1)") }
        return keys
    }()
}

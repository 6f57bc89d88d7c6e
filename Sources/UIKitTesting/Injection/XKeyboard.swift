import CXTest

/// Finds the keys of an X server that enter a character.
@MainActor struct XKeyboard {
    /// The X key codes for one character: those to hold, and the one to press.
    struct Stroke {
        var held: [Int]
        var keyCode: Int
    }

    private let client: XClient
    /// The key codes of unused keys to which symbols were assigned.
    private var assigned: [KeySym: Int] = [:]

    init(client: XClient) { self.client = client }

    /// Returns the keys that enter a scalar. If there are none, assigns it to an unused key.
    mutating func stroke(for scalar: Unicode.Scalar) throws -> Stroke? {
        let symbol = XKeyboard.symbol(for: scalar)
        if let keyCode = assigned[symbol] { return Stroke(held: [], keyCode: keyCode) }
        let shift = KeyCodes.xKeyCode(usage: KeyCodes.leftShift) ?? 50
        let level3 = KeyCodes.xKeyCode(usage: KeyCodes.rightAlt) ?? 108
        let found: Stroke? = try client.perform { display in
            let hasLevel3 = XkbKeycodeToKeysym(display, KeyCode(level3), 0, 0) == KeySym(XK_ISO_Level3_Shift)
            for (level, held) in [(0, []), (1, [shift]), (2, [level3]), (3, [level3, shift])]
            where level < 2 || hasLevel3 {
                for keyCode in 9...255
                where XkbKeycodeToKeysym(display, KeyCode(keyCode), 0, Int32(level)) == symbol {
                    return Stroke(held: held, keyCode: keyCode)
                }
            }
            return nil
        }
        if let found { return found }
        guard let keyCode = try assignFreeKey(symbol) else { return nil }
        assigned[symbol] = keyCode
        return Stroke(held: [], keyCode: keyCode)
    }

    private func assignFreeKey(_ symbol: KeySym) throws -> Int? {
        try client.perform { display in
            var lowest: Int32 = 0
            var highest: Int32 = 0
            XDisplayKeycodes(display, &lowest, &highest)
            var count: Int32 = 0
            guard
                let map = XGetKeyboardMapping(display, KeyCode(lowest), highest - lowest + 1, &count)
            else { return nil }
            defer { XFree(map) }
            for keyCode in stride(from: Int(highest), through: Int(lowest), by: -1) {
                let first = (keyCode - Int(lowest)) * Int(count)
                guard (0..<Int(count)).allSatisfy({ map[first + $0] == 0 }) else { continue }
                var symbols = [symbol, symbol]
                XChangeKeyboardMapping(display, Int32(keyCode), 2, &symbols, 1)
                return keyCode
            }
            return nil
        }
    }

    /// Returns the key symbol of a character: Latin-1 has its own range, others are their code point plus 0x01000000.
    private static func symbol(for scalar: Unicode.Scalar) -> KeySym {
        switch scalar {
        case "\n", "\r": KeySym(XK_Return)
        case "\t": KeySym(XK_Tab)
        case "\u{8}": KeySym(XK_BackSpace)
        case "\u{1B}": KeySym(XK_Escape)
        case "\u{7F}": KeySym(XK_Delete)
        case _ where scalar.value < 0x100: KeySym(scalar.value)
        default: KeySym(0x0100_0000 | scalar.value)
        }
    }
}

/// Converts key symbols to text.
package enum X11KeyText {
    /// Returns the text that a key symbol enters.
    ///
    /// - Parameter keysym: A key symbol with layout and modifiers applied.
    /// - Returns: An empty string for symbols that enter no text: arrows, modifiers, dead keys, Backspace.
    package static func characters(of keysym: UInt) -> String {
        switch keysym {
        case 0x20...0x7e, 0xa0...0xff:
            return scalar(UInt32(keysym))
        case 0x0100_0100...0x0110_ffff:
            return scalar(UInt32(keysym - 0x0100_0000))
        case 0xff0d, 0xff8d, 0xfe34: return "\r"  // Return, the keypad's Enter, Return of ISO keyboards
        case 0xff0a: return "\n"
        case 0xff09, 0xff89, 0xfe20: return "\t"  // Tab, the keypad's, and Tab with Shift
        case 0xff80: return " "
        case 0xffbd: return "="
        case 0xffaa...0xffb9: return scalar(UInt32(keysym - 0xff80))  // the keypad's * + , - . / and digits
        default:
            return X11LegacySymbols.scalar(of: keysym).map { String(Character($0)) } ?? ""
        }
    }

    private static func scalar(_ value: UInt32) -> String {
        Unicode.Scalar(value).map { String(Character($0)) } ?? ""
    }
}

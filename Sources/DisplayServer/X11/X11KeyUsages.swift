/// Maps XKB key names to USB HID usages (page 7).
///
/// XKB names describe the position of a key ("AC01" is the first key of row C), independent of key codes, which differ
/// between servers.
package enum X11KeyUsages {
    /// Returns the usage of a key.
    ///
    /// - Returns: 0 for names without a corresponding key on a USB keyboard.
    package static func usage(ofKeyNamed name: String) -> Int { usages[name] ?? 0 }

    /// Returns whether a usage belongs to the numeric keypad.
    package static func isKeypad(_ usage: Int) -> Bool {
        (0x53...0x63).contains(usage) || usage == 0x67 || usage == 0x85
    }

    private static let usages: [String: Int] = {
        var result: [String: Int] = [
            // The alphanumeric block.
            "ESC": 0x29, "TLDE": 0x35, "BKSP": 0x2a, "TAB": 0x2b, "RTRN": 0x28, "CAPS": 0x39, "SPCE": 0x2c,
            "BKSL": 0x31, "LSGT": 0x64, "AC10": 0x33, "AC11": 0x34, "AC12": 0x32, "AB08": 0x36, "AB09": 0x37,
            "AB10": 0x38, "AB11": 0x87, "AD11": 0x2f, "AD12": 0x30, "AE10": 0x27, "AE11": 0x2d, "AE12": 0x2e,
            "AE13": 0x89,
            // Modifiers.
            "LCTL": 0xe0, "LFSH": 0xe1, "LALT": 0xe2, "LWIN": 0xe3, "LMTA": 0xe3, "RCTL": 0xe4, "RTSH": 0xe5,
            "RALT": 0xe6, "LVL3": 0xe6, "RWIN": 0xe7, "RMTA": 0xe7, "COMP": 0x65, "MENU": 0x65,
            // The navigation keys and arrows.
            "PRSC": 0x46, "SCLK": 0x47, "PAUS": 0x48, "INS": 0x49, "HOME": 0x4a, "PGUP": 0x4b, "DELE": 0x4c,
            "END": 0x4d, "PGDN": 0x4e, "RGHT": 0x4f, "LEFT": 0x50, "DOWN": 0x51, "UP": 0x52,
            // The keypad.
            "NMLK": 0x53, "KPDV": 0x54, "KPMU": 0x55, "KPSU": 0x56, "KPAD": 0x57, "KPEN": 0x58, "KP1": 0x59,
            "KP2": 0x5a, "KP3": 0x5b, "KP4": 0x5c, "KP5": 0x5d, "KP6": 0x5e, "KP7": 0x5f, "KP8": 0x60, "KP9": 0x61,
            "KP0": 0x62, "KPDL": 0x63, "KPDC": 0x63, "KPEQ": 0x67, "KPPT": 0x85, "KPCO": 0x85,
            // Keys of some layouts and keyboards.
            "POWR": 0x66, "STOP": 0x78, "AGAI": 0x79, "UNDO": 0x7a, "CUT": 0x7b, "COPY": 0x7c, "PAST": 0x7d,
            "FIND": 0x7e, "MUTE": 0x7f, "VOL+": 0x80, "VOL-": 0x81, "HELP": 0x75, "HKTG": 0x88, "HENK": 0x8a,
            "MUHE": 0x8b, "HNGL": 0x90, "HJCV": 0x91, "KATA": 0x92, "HIRA": 0x93,
        ]
        // The letter keys, named by their QWERTY letters.
        let rows: [(String, String)] = [("AD", "qwertyuiop"), ("AC", "asdfghjkl"), ("AB", "zxcvbnm")]
        for (row, letters) in rows {
            for (index, letter) in letters.utf8.enumerated() {
                result[row + twoDigits(index + 1)] = 0x04 + Int(letter) - 0x61
            }
        }
        for digit in 1...9 { result["AE" + twoDigits(digit)] = 0x1e + digit - 1 }
        for key in 1...12 { result["FK" + twoDigits(key)] = 0x3a + key - 1 }
        for key in 13...24 { result["FK" + twoDigits(key)] = 0x68 + key - 13 }
        return result
    }()

    /// Formats a number without the standard library's formatting code, which is not needed otherwise during launch.
    private static func twoDigits(_ number: Int) -> String {
        String(decoding: [UInt8(48 + number / 10), UInt8(48 + number % 10)], as: UTF8.self)
    }
}

import DisplayServer

/// Converts USB HID usages (page 7) to the key codes of Linux and X.
enum KeyCodes {
    /// Returns the X key code, which is the kernel's key code plus 8; nil if no key has this usage.
    static func xKeyCode(usage: Int) -> Int? {
        guard usages.indices.contains(usage) else { return modifiers[usage].map { $0 + 8 } }
        let code = usages[usage]
        return code == 0 ? nil : code + 8
    }

    /// Returns the X key code of a media key.
    static func xKeyCode(of key: MediaKey) -> Int {
        let code =
            switch key {
            // KEY_PLAYCD, which only starts playback. X assigns the symbol of the play/pause key to it.
            case .play: 200
            case .pause: 201
            case .togglePlayPause: 164
            case .stop: 166
            case .nextTrack: 163
            case .previousTrack: 165
            case .seekForward: 208
            case .seekBackward: 168
            }
        return code + 8
    }

    static let leftShift = 225
    static let rightAlt = 230

    private static let modifiers = [
        224: 29, 225: 42, 226: 56, 227: 125, 228: 97, 229: 54, 230: 100, 231: 126,
    ]

    /// The kernel's key code of each usage; 0 where there is none.
    private static let usages: [Int] = [
        0, 0, 0, 0,
        // a … z
        30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44,
        // 1 … 9, 0
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
        // Return, Escape, Backspace, Tab, Space
        28, 1, 14, 15, 57,
        // - = [ ] \ non-US# ; ' ` , . /
        12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53,
        // Caps Lock, F1 … F12
        58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88,
        // Print Screen, Scroll Lock, Pause, Insert, Home, Page Up, Delete, End, Page Down
        99, 70, 119, 110, 102, 104, 111, 107, 109,
        // right, left, down, up
        106, 105, 108, 103,
        // keypad: Num Lock / * - + Enter 1 … 9 0 .
        69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83,
        // non-US backslash, Application, Power, keypad =
        86, 127, 116, 117,
        // F13 … F24
        183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194,
        // Execute, Help, Menu, Select, Stop, Again, Undo, Cut, Copy, Paste, Find, Mute, Volume Up, Volume Down
        134, 138, 130, 132, 128, 129, 131, 137, 133, 135, 136, 113, 115, 114,
    ]
}

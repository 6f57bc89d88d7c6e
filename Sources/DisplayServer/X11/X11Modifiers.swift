import CX11

extension KeyModifiers {
    /// Creates modifiers from the server's modifier mask: Shift, Lock, Control, Mod1 (Alt) and Mod4 (Super).
    init(x11State state: UInt32) {
        self = []
        let map: [(Int32, KeyModifiers)] = [
            (LockMask, .alphaShift), (ShiftMask, .shift), (ControlMask, .control), (Mod1Mask, .alternate),
            (Mod4Mask, .command),
        ]
        for (mask, modifier) in map where state & UInt32(mask) != 0 { insert(modifier) }
    }
}

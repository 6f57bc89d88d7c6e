/// Maps key symbols to media keys.
package enum X11MediaKeys {
    /// Returns whether a key only starts playback. Such a key, of headsets and remote controls, has the same symbol as
    /// the play/pause key.
    ///
    /// - Parameter name: The XKB name of the key. That of Linux's KEY_PLAYCD is I208.
    package static func isPlayKey(named name: String) -> Bool { name == "I208" }

    /// Returns the media key of a key symbol, or nil for other symbols.
    package static func key(of keysym: UInt) -> MediaKey? {
        switch keysym {
        // The play/pause key has the symbol XF86AudioPlay, and XF86AudioPause with Shift.
        case 0x1008_ff14: .togglePlayPause
        case 0x1008_ff31: .pause
        case 0x1008_ff15: .stop
        case 0x1008_ff16: .previousTrack
        case 0x1008_ff17: .nextTrack
        case 0x1008_ff3e: .seekBackward
        case 0x1008_ff97: .seekForward
        default: nil
        }
    }
}

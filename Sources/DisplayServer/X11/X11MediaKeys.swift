/// Which key symbols play something.
package enum X11MediaKeys {
    /// - Returns: nil for symbols of other keys.
    package static func key(of keysym: UInt) -> MediaKey? {
        switch keysym {
        // The key with both signs has the symbol "play"; with Shift it has "pause".
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

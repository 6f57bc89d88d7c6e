/// A key on a keyboard or headset that controls playback.
package enum MediaKey: Sendable {
    case play
    case pause
    /// Toggles between playing and pausing. Most keyboards have this key.
    case togglePlayPause
    case stop
    case nextTrack
    case previousTrack
    /// Seeks forward while the key is held.
    case seekForward
    /// Seeks backward while the key is held.
    case seekBackward
}

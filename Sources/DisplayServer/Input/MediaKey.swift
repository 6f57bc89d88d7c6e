/// A key of a keyboard or a headset that plays something.
package enum MediaKey: Sendable {
    case play
    case pause
    /// Plays what pauses and pauses what plays: what most keyboards have.
    case togglePlayPause
    case stop
    case nextTrack
    case previousTrack
    /// Goes forward while it is held.
    case seekForward
    /// Goes back while it is held.
    case seekBackward
}

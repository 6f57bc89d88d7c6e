/// Constants that indicate whether the app plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// The state follows from the rate in the information about what is played.
    case unknown = 0
    /// The app plays.
    case playing = 1
    /// The app has paused.
    case paused = 2
    /// The app has stopped.
    case stopped = 3
    /// Playing is interrupted, which the desktop shows as paused.
    case interrupted = 4
}

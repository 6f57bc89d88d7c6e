/// The command to skip some seconds. The desktop sends it if
/// ``MPRemoteCommandCenter/changePlaybackPositionCommand`` has no handler.
@preconcurrency @MainActor open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The times in seconds that the app prefers. Empty by default. Desktops choose the time themselves, so the event
    /// has the desktop's time.
    open var preferredIntervals: [NSNumber] = []
}

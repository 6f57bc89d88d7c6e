/// A command to change the speed of playing.
@preconcurrency @MainActor open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    /// The speed, where 1 is the usual one.
    public let playbackRate: Float

    init(_ command: MPRemoteCommand, playbackRate: Float, timestamp: TimeInterval) {
        self.playbackRate = playbackRate
        super.init(command, timestamp: timestamp)
    }
}

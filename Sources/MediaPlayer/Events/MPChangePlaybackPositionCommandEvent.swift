/// A command to change the position in what is played.
@preconcurrency @MainActor open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The position in seconds.
    public let positionTime: TimeInterval

    init(_ command: MPRemoteCommand, positionTime: TimeInterval, timestamp: TimeInterval) {
        self.positionTime = positionTime
        super.init(command, timestamp: timestamp)
    }
}

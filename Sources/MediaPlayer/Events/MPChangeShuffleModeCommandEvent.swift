/// A command to play in order or shuffled.
@preconcurrency @MainActor open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    /// What is to be shuffled.
    public let shuffleType: MPShuffleType

    init(_ command: MPRemoteCommand, shuffleType: MPShuffleType, timestamp: TimeInterval) {
        self.shuffleType = shuffleType
        super.init(command, timestamp: timestamp)
    }
}

/// A command to play in order or shuffled.
@preconcurrency @MainActor open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    /// The items to shuffle.
    public let shuffleType: MPShuffleType

    init(_ command: MPRemoteCommand, shuffleType: MPShuffleType, timestamp: TimeInterval) {
        self.shuffleType = shuffleType
        super.init(command, timestamp: timestamp)
    }
}

/// A command to change what is repeated.
@preconcurrency @MainActor open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
    /// The items to repeat.
    public let repeatType: MPRepeatType

    init(_ command: MPRemoteCommand, repeatType: MPRepeatType, timestamp: TimeInterval) {
        self.repeatType = repeatType
        super.init(command, timestamp: timestamp)
    }
}

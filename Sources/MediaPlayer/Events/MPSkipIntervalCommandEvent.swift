/// A command to skip some seconds.
@preconcurrency @MainActor open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// The time in seconds, which is not negative.
    public let interval: TimeInterval

    init(_ command: MPRemoteCommand, interval: TimeInterval, timestamp: TimeInterval) {
        self.interval = interval
        super.init(command, timestamp: timestamp)
    }
}

/// A command that the user sent.
@preconcurrency @MainActor open class MPRemoteCommandEvent: NSObject {
    /// The command.
    public let command: MPRemoteCommand
    /// The time in seconds since system startup.
    public let timestamp: TimeInterval

    init(_ command: MPRemoteCommand, timestamp: TimeInterval) {
        self.command = command
        self.timestamp = timestamp
        super.init()
    }
}

import DisplayServer

/// The object that handles commands to the player before they become remote-control events.
@MainActor package protocol RemotePlayerSource: AnyObject {
    /// The current position in what is played, in seconds.
    var mediaPosition: TimeInterval { get }

    /// Performs a command.
    ///
    /// - Returns: False if the app has no handler for it.
    func handle(_ command: MediaCommand) -> Bool
}

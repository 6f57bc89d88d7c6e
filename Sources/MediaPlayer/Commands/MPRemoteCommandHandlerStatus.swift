/// The results of a handler of a remote command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// The command was performed.
    case success = 0
    /// The requested content does not exist.
    case noSuchContent = 100
    /// Nothing is played that the command could act on.
    case noActionableNowPlayingItem = 110
    /// A required device does not exist.
    case deviceNotFound = 120
    /// The command failed for another reason.
    case commandFailed = 200
}

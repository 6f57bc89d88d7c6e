import CoreGraphics

/// The object that a player of the desktop represents.
@MainActor package protocol MediaPlayerSource: AnyObject {
    /// The current position in what is played, in seconds.
    var mediaPosition: TimeInterval { get }

    /// Performs a command of the user.
    func perform(_ command: MediaCommand)
}

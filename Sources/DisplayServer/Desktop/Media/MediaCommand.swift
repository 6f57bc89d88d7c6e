import CoreGraphics

/// A command of the user to a player, from a panel or a keyboard of the desktop.
package enum MediaCommand: Equatable, Sendable {
    case play, pause, togglePlayPause, stop, next, previous
    /// Moves the position by a number of seconds, which is negative to move back.
    case seek(by: TimeInterval)
    /// Sets the position, in seconds.
    case setPosition(TimeInterval)
    case setRate(Double)
    case setRepetition(MediaPlayerState.Repetition)
    case setShuffled(Bool)
    /// Brings the window to the front.
    case raise
    /// Ends the app as its Quit command does.
    case quit
}

import DisplayServer
import UIKit

/// The commands with which the user controls playing from a panel or a keyboard of the desktop.
///
/// ```swift
/// let commands = MPRemoteCommandCenter.shared()
/// commands.playCommand.addTarget { _ in
///     print("play")
///     return .success
/// }
/// ```
///
/// The app is a player of the desktop (MPRIS) while ``MPNowPlayingInfoCenter/nowPlayingInfo`` is set. A command without
/// a handler becomes a remote-control event of UIKit (MP-02).
@preconcurrency @MainActor open class MPRemoteCommandCenter: NSObject {
    private static let center = MPRemoteCommandCenter()

    /// Returns the command center of the app.
    open class func shared() -> MPRemoteCommandCenter { center }

    /// The command to play.
    public let playCommand = MPRemoteCommand()
    /// The command to pause.
    public let pauseCommand = MPRemoteCommand()
    /// The command to stop.
    public let stopCommand = MPRemoteCommand()
    /// The command to play or pause. Without a handler, the desktop's command is sent to ``playCommand`` or
    /// ``pauseCommand``, as the state requires.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// The command to play the next item.
    public let nextTrackCommand = MPRemoteCommand()
    /// The command to play the previous item.
    public let previousTrackCommand = MPRemoteCommand()
    /// The command to change the position.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// The command to skip forward.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// The command to skip back.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// The command to change the speed.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// The command to change what is repeated.
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    /// The command to play in order or shuffled.
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()

    override init() { super.init() }

    /// Announces the commands to the desktop, in the next turn of the event loop.
    func commandsDidChange() { MPNowPlayingInfoCenter.default().setNeedsUpdate() }

    /// The commands that have handlers.
    var activeCommands: MediaPlayerState.Commands {
        var commands: MediaPlayerState.Commands = []
        let toggles = togglePlayPauseCommand.isActive
        if playCommand.isActive || toggles { commands.insert(.play) }
        if pauseCommand.isActive || toggles || stopCommand.isActive { commands.insert(.pause) }
        if nextTrackCommand.isActive { commands.insert(.next) }
        if previousTrackCommand.isActive { commands.insert(.previous) }
        if changePlaybackPositionCommand.isActive || skipForwardCommand.isActive || skipBackwardCommand.isActive {
            commands.insert(.seek)
        }
        if changeRepeatModeCommand.isActive { commands.insert(.repetition) }
        if changeShuffleModeCommand.isActive { commands.insert(.shuffle) }
        return commands
    }

    /// Sends a command of the desktop to its handlers.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - center: The description of what is played.
    /// - Returns: False if there is no handler.
    func handle(_ command: MediaCommand, _ center: MPNowPlayingInfoCenter) -> Bool {
        let time = UIApplication.shared.displays.current.server.scheduler.now
        func send(_ command: MPRemoteCommand) -> Bool {
            command.send(MPRemoteCommandEvent(command, timestamp: time))
        }
        switch command {
        case .play: return send(playCommand) || center.playback != .playing && send(togglePlayPauseCommand)
        case .pause: return send(pauseCommand) || center.playback == .playing && send(togglePlayPauseCommand)
        case .stop: return send(stopCommand) || send(pauseCommand)
        case .togglePlayPause:
            return send(togglePlayPauseCommand) || send(center.playback == .playing ? pauseCommand : playCommand)
        case .next: return send(nextTrackCommand)
        case .previous: return send(previousTrackCommand)
        case .setPosition(let position): return setPosition(position, time)
        case .seek(let offset): return seek(by: offset, center, time)
        case .setRate(let rate):
            return changePlaybackRateCommand.send(
                MPChangePlaybackRateCommandEvent(
                    changePlaybackRateCommand, playbackRate: Float(rate), timestamp: time))
        case .setRepetition(let repetition):
            return changeRepeatModeCommand.send(
                MPChangeRepeatModeCommandEvent(
                    changeRepeatModeCommand, repeatType: MPRepeatType(repetition), timestamp: time))
        case .setShuffled(let isShuffled):
            return changeShuffleModeCommand.send(
                MPChangeShuffleModeCommandEvent(
                    changeShuffleModeCommand, shuffleType: isShuffled ? .items : .off, timestamp: time))
        case .raise, .quit: return false
        }
    }

    private func setPosition(_ position: TimeInterval, _ time: TimeInterval) -> Bool {
        changePlaybackPositionCommand.send(
            MPChangePlaybackPositionCommandEvent(
                changePlaybackPositionCommand, positionTime: position, timestamp: time))
    }

    private func seek(by offset: TimeInterval, _ center: MPNowPlayingInfoCenter, _ time: TimeInterval) -> Bool {
        guard offset.isFinite, offset != 0 else { return true }
        if changePlaybackPositionCommand.isActive {
            let position = max(0, center.position + offset)
            // Seeking beyond the end is the command to play the next item.
            if let duration = center.duration, position > duration {
                return nextTrackCommand.send(MPRemoteCommandEvent(nextTrackCommand, timestamp: time))
            }
            return setPosition(position, time)
        }
        let command = offset > 0 ? skipForwardCommand : skipBackwardCommand
        return command.send(MPSkipIntervalCommandEvent(command, interval: abs(offset), timestamp: time))
    }
}

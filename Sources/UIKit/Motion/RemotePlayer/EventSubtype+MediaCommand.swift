import DisplayServer

extension UIEvent.EventSubtype {
    /// Creates the subtype of the remote-control event for a command; nil if there is none.
    init?(_ command: MediaCommand) {
        switch command {
        case .play: self = .remoteControlPlay
        case .pause: self = .remoteControlPause
        case .stop: self = .remoteControlStop
        case .togglePlayPause: self = .remoteControlTogglePlayPause
        case .next: self = .remoteControlNextTrack
        case .previous: self = .remoteControlPreviousTrack
        default: return nil
        }
    }
}

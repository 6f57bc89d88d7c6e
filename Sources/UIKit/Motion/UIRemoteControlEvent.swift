import DisplayServer

/// A key that plays something was pressed, or one that seeks was let go.
@MainActor package final class UIRemoteControlEvent: UIEvent {
    init(_ subtype: EventSubtype, timestamp: TimeInterval) {
        super.init(type: .remoteControl, timestamp: timestamp)
        eventSubtype = subtype
    }
}

extension UIEvent.EventSubtype {
    /// What a key's going down means, and for keys that seek, what its going up means.
    init(_ key: MediaKey) {
        self =
            switch key {
            case .play: .remoteControlPlay
            case .pause: .remoteControlPause
            case .togglePlayPause: .remoteControlTogglePlayPause
            case .stop: .remoteControlStop
            case .nextTrack: .remoteControlNextTrack
            case .previousTrack: .remoteControlPreviousTrack
            case .seekForward: .remoteControlBeginSeekingForward
            case .seekBackward: .remoteControlBeginSeekingBackward
            }
    }

    /// The end of what this begins; nil if it has none.
    var ending: UIEvent.EventSubtype? {
        switch self {
        case .remoteControlBeginSeekingForward: .remoteControlEndSeekingForward
        case .remoteControlBeginSeekingBackward: .remoteControlEndSeekingBackward
        default: nil
        }
    }
}

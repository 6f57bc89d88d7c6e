import DisplayServer

/// An event that describes a pressed media key, or the release of a seek key.
@MainActor package final class UIRemoteControlEvent: UIEvent {
    init(_ subtype: EventSubtype, timestamp: TimeInterval) {
        super.init(type: .remoteControl, timestamp: timestamp)
        eventSubtype = subtype
    }

    package override func send(from application: UIApplication) { application.keyWindow?.sendEvent(self) }

    package override func deliver(in window: UIWindow) { window.initialResponder.remoteControlReceived(with: self) }
}

extension UIEvent.EventSubtype {
    /// Creates the subtype for pressing a media key.
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

    /// The subtype that ends seeking; nil if this subtype does not start seeking.
    var ending: UIEvent.EventSubtype? {
        switch self {
        case .remoteControlBeginSeekingForward: .remoteControlEndSeekingForward
        case .remoteControlBeginSeekingBackward: .remoteControlEndSeekingBackward
        default: nil
        }
    }
}

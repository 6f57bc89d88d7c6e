import DisplayServer

/// The app as a player that panels and keyboards of the desktop control (MP-02).
///
/// It is offered to the desktop after ``UIApplication/beginReceivingRemoteControlEvents()``, and while the module
/// MediaPlayer has information about what is played. Commands without a handler become remote-control events.
@MainActor package final class RemotePlayer: MediaPlayerSource {
    private unowned let application: UIApplication
    private var service: MediaPlayerService?
    private var isConnecting = false

    init(application: UIApplication) { self.application = application }

    /// The commands that become remote-control events.
    private static let eventCommands: MediaPlayerState.Commands = [.play, .pause, .next, .previous]

    /// Handles commands before they become events; nil if the app does not use MediaPlayer.
    package weak var source: (any RemotePlayerSource)?

    /// A Boolean value that indicates whether the app has explicitly asked for remote-control events.
    var receivesEvents = false {
        didSet { if receivesEvents != oldValue { update() } }
    }

    /// The state that MediaPlayer describes; nil without information about what is played.
    package var information: MediaPlayerState? {
        didSet { if information != oldValue { update() } }
    }

    /// The name of the player on the bus; nil until the bus has assigned it.
    package var busName: String? { service?.ownedName }

    /// Announces that the position is not the one that follows from the time.
    package func positionDidJump() { service?.positionDidJump() }

    private func update() {
        guard receivesEvents || information != nil else {
            service?.end()
            service = nil
            return
        }
        if let service {
            service.state = state
        } else if !isConnecting {
            isConnecting = true
            application.displays.current.server.whenDesktopConnects { [weak self] bus, eventLoop in
                guard let self else { return }
                isConnecting = false
                guard let bus, receivesEvents || information != nil else { return }
                service = MediaPlayerService(
                    bus: bus, eventLoop: eventLoop, identity: StandardMenus.applicationName,
                    desktopEntry: DesktopEntry.name(), source: self)
                service?.state = state
            }
        }
    }

    private var state: MediaPlayerState {
        var state = information ?? MediaPlayerState()
        if receivesEvents { state.commands.formUnion(Self.eventCommands) }
        return state
    }

    // MARK: MediaPlayerSource

    package var mediaPosition: TimeInterval { source?.mediaPosition ?? 0 }

    package func perform(_ command: MediaCommand) {
        switch command {
        case .raise: application.frontScene?.bringToFront()
        case .quit: application.quitByCommand()
        default:
            if source?.handle(command) == true { return }
            if let subtype = UIEvent.EventSubtype(command) { _ = application.sendRemoteControl(subtype) }
        }
    }
}

import CoreGraphics
import DBus
import SystemSupport

/// A player that other programs show and control, by the interfaces of MPRIS (MP-01).
///
/// Any program of the user can call it. Positions and rates are checked, commands that the player does not handle have
/// no effect, and at most ``pendingLimit`` commands wait to be performed.
@MainActor package final class MediaPlayerService: DBusObject {
    static let prefix = "org.mpris.MediaPlayer2."
    static let path = "/org/mpris/MediaPlayer2"
    static let rootName = "org.mpris.MediaPlayer2"
    static let playerName = "org.mpris.MediaPlayer2.Player"
    /// The number of commands that wait to be performed. Further ones are ignored.
    static let pendingLimit = 64

    private let bus: DBusConnection
    private let eventLoop: any DBusEventLoop
    private let identity: String
    private let desktopEntry: String
    private weak var source: (any MediaPlayerSource)?
    private var pendingCount = 0
    private var name: String

    /// The name on the bus; nil until the bus has assigned it.
    package private(set) var ownedName: String?

    /// Creates a player and requests its name.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - eventLoop: The event loop, which performs commands.
    ///   - identity: The name of the app that the user sees.
    ///   - desktopEntry: The name of the app's desktop entry, without `.desktop`.
    ///   - source: The object that performs commands. It is not retained.
    package init(
        bus: DBusConnection, eventLoop: any DBusEventLoop, identity: String, desktopEntry: String,
        source: any MediaPlayerSource
    ) {
        self.bus = bus
        self.eventLoop = eventLoop
        self.identity = identity
        self.desktopEntry = desktopEntry
        self.source = source
        name = Self.prefix + Self.nameElement(desktopEntry)
        bus.export(self, at: Self.path)
        request(isFirst: true)
    }

    isolated deinit { end() }

    /// Withdraws the player.
    package func end() {
        bus.releaseName(name)
        bus.withdraw(at: Self.path)
        ownedName = nil
    }

    private func request(isFirst: Bool) {
        bus.requestName(name) { [weak self] ownership in
            guard let self else { return }
            ownedName = ownership == .owned ? name : nil
            guard ownership == .taken, isFirst else { return }
            // Another instance of the app has the name.
            name += ".instance\(getpid())"
            request(isFirst: false)
        }
    }

    /// Returns the part of a name on the bus for a text: letters, digits and underscores, which do not begin with a
    /// digit.
    static func nameElement(_ text: String) -> String {
        let allowed = text.unicodeScalars.prefix(100).map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                ? Character(scalar) : "_"
        }
        guard let first = allowed.first else { return "_" }
        return (first.isNumber ? "_" : "") + String(allowed)
    }

    /// The state. Changes are announced.
    package var state = MediaPlayerState() {
        didSet {
            guard state != oldValue else { return }
            let (new, old) = (Self.values(of: state), Self.values(of: oldValue))
            let names = new.keys.filter { new[$0] != old[$0] }.sorted()
            if !names.isEmpty { bus.announceChange(of: names, interface: Self.playerName, path: Self.path) }
        }
    }

    /// Announces that the position is not the one that follows from the last position, the rate and the time.
    package func positionDidJump() {
        guard let source else { return }
        try? bus.emit(
            "Seeked", interface: Self.playerName, path: Self.path,
            values: [.int64(MediaTrack.microseconds(source.mediaPosition))])
    }

    /// The properties that follow from a state.
    private static func values(of state: MediaPlayerState) -> [String: DBusValue] {
        let commands = state.commands
        return [
            "PlaybackStatus": .string(state.playback.rawValue), "Rate": .double(state.rate),
            "MinimumRate": .double(state.rates.lowerBound), "MaximumRate": .double(state.rates.upperBound),
            "Metadata": .options(state.track?.metadata ?? [:]),
            "CanPlay": .boolean(commands.contains(.play)), "CanPause": .boolean(commands.contains(.pause)),
            "CanGoNext": .boolean(commands.contains(.next)), "CanGoPrevious": .boolean(commands.contains(.previous)),
            "CanSeek": .boolean(commands.contains(.seek)),
            "LoopStatus": .string(state.repetition.rawValue), "Shuffle": .boolean(state.isShuffled),
        ]
    }

    // MARK: Calls

    /// Performs a command after the caller has got its reply.
    private func perform(_ command: MediaCommand) {
        guard pendingCount < Self.pendingLimit else { return }
        pendingCount += 1
        _ = eventLoop.schedule(after: 0) { [weak self] in
            guard let self else { return }
            pendingCount -= 1
            source?.perform(command)
        }
    }

    /// Performs a command if the player handles it.
    private func perform(_ command: MediaCommand, ifHas required: MediaPlayerState.Commands) {
        if !state.commands.isDisjoint(with: required) { perform(command) }
    }

    package var interfaces: [DBusInterface] { [Self.root, Self.player] }

    private static let root = DBusInterface(rootName, of: MediaPlayerService.self) {
        $0.property("Identity", "s") { .string($0.identity) }
        $0.property("DesktopEntry", "s") { .string($0.desktopEntry) }
        $0.property("CanQuit", "b") { _ in .boolean(true) }
        $0.property("CanRaise", "b") { _ in .boolean(true) }
        $0.property("HasTrackList", "b") { _ in .boolean(false) }
        $0.property("SupportedUriSchemes", "as") { _ in .strings([]) }
        $0.property("SupportedMimeTypes", "as") { _ in .strings([]) }
        $0.method("Raise") { player, _ in
            player.perform(.raise)
            return []
        }
        $0.method("Quit") { player, _ in
            player.perform(.quit)
            return []
        }
    }

    private static let player = DBusInterface(playerName, of: MediaPlayerService.self) {
        let simple: [(String, MediaCommand, MediaPlayerState.Commands)] = [
            ("Play", .play, .play), ("Pause", .pause, .pause), ("PlayPause", .togglePlayPause, [.play, .pause]),
            ("Stop", .stop, [.play, .pause]), ("Next", .next, .next), ("Previous", .previous, .previous),
        ]
        for (name, command, required) in simple {
            $0.method(name) { player, _ in
                player.perform(command, ifHas: required)
                return []
            }
        }
        $0.method("Seek", takes: "x") { player, call in
            let offset = TimeInterval(call.arguments[0].integer ?? 0) / 1_000_000
            player.perform(.seek(by: offset), ifHas: .seek)
            return []
        }
        $0.method("SetPosition", takes: "ox") { player, call in
            let position = TimeInterval(call.arguments[1].integer ?? 0) / 1_000_000
            // The track may have changed since the user moved the slider of a panel.
            guard let track = player.state.track, call.arguments[0].text == track.path, position >= 0,
                position <= track.duration ?? .infinity
            else { return [] }
            player.perform(.setPosition(position), ifHas: .seek)
            return []
        }
        $0.method("OpenUri", takes: "s") { _, _ in
            throw DBusError("NotSupported", "The player opens no URIs.")
        }
        for name in [
            "PlaybackStatus", "MinimumRate", "MaximumRate", "Metadata", "CanPlay", "CanPause", "CanGoNext",
            "CanGoPrevious", "CanSeek",
        ] {
            let type = values(of: MediaPlayerState())[name]?.signature ?? ""
            $0.property(name, type) { values(of: $0.state)[name] ?? .string("") }
        }
        $0.property(
            "Rate", "d", get: { .double($0.state.rate) },
            set: { player, value in
                guard let rate = value.number, rate.isFinite, player.state.rates.contains(rate) else {
                    throw DBusError("InvalidArgs", "The rate is outside of the range.")
                }
                player.perform(.setRate(rate))
            })
        $0.property(
            "LoopStatus", "s", get: { .string($0.state.repetition.rawValue) },
            set: { player, value in
                guard let repetition = value.text.flatMap(MediaPlayerState.Repetition.init(rawValue:)) else {
                    throw DBusError("InvalidArgs", "The mode is not None, Track or Playlist.")
                }
                player.perform(.setRepetition(repetition), ifHas: .repetition)
            })
        $0.property(
            "Shuffle", "b", get: { .boolean($0.state.isShuffled) },
            set: { player, value in player.perform(.setShuffled(value.boolean == true), ifHas: .shuffle) })
        $0.property("CanControl", "b", announcesChanges: false) { _ in .boolean(true) }
        $0.property("Volume", "d") { _ in .double(1) }
        $0.property("Position", "x", announcesChanges: false) { player in
            player.eventLoop.applicationCodeWillRun()
            return .int64(MediaTrack.microseconds(player.source?.mediaPosition ?? 0))
        }
        $0.signal("Seeked", "x")
    }
}

import CoreGraphics
import DBus
import DBusTestSupport
import Foundation
import SystemSupport
import Testing

@testable import DisplayServer

/// Tests of players of the desktop (MPRIS).
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct MediaPlayerServiceTests {
    @MainActor private final class Source: MediaPlayerSource {
        var mediaPosition: TimeInterval = 12.5
        var commands: [MediaCommand] = []
        func perform(_ command: MediaCommand) { commands.append(command) }
    }

    private let bus: ServiceBus
    private let source = Source()

    init() throws { bus = try ServiceBus() }

    private func service(_ entry: String = "org.example.Player") -> MediaPlayerService {
        MediaPlayerService(
            bus: bus.application, eventLoop: bus.eventLoop, identity: "Player", desktopEntry: entry, source: source)
    }

    private func call(_ method: String, _ arguments: [DBusValue] = []) throws -> Result<[DBusValue], DBusError> {
        try bus.call(MediaPlayerService.path, MediaPlayerService.playerName, method, arguments)
    }

    private func property(_ name: String) throws -> DBusValue {
        try bus.property(MediaPlayerService.path, MediaPlayerService.playerName, name)
    }

    private static var playing: MediaPlayerState {
        var track = MediaTrack()
        track.number = 3
        track.title = "Clair de lune"
        track.artists = ["Debussy"]
        track.album = "Suite"
        track.duration = 300
        track.trackNumber = 3
        track.artwork = URL(fileURLWithPath: "/tmp/a b.png")
        var state = MediaPlayerState()
        state.playback = .playing
        state.track = track
        state.commands = [.play, .pause, .next, .seek]
        return state
    }

    @Test("MP-01: a player has a name, its properties and metadata; changes are announced")
    func properties() throws {
        defer { bus.stop() }
        let service = service()
        try bus.wait("a name") { service.ownedName == "org.mpris.MediaPlayer2.org_example_Player" }
        var changes: [String] = []
        let subscription = bus.desktop.subscribe(
            to: "PropertiesChanged", interface: "org.freedesktop.DBus.Properties",
            from: bus.application.uniqueName ?? ""
        ) { changes += ((try? $0.values())?[1].entries?.keys.compactMap(\.text) ?? []).sorted() }
        try bus.settle()
        #expect(try property("PlaybackStatus").text == "Stopped" && property("Metadata").entries?.isEmpty == true)
        service.state = Self.playing
        try bus.wait("changes") { !changes.isEmpty }
        #expect(changes == ["CanGoNext", "CanPause", "CanPlay", "CanSeek", "Metadata", "PlaybackStatus"])
        let metadata = try property("Metadata")
        #expect(metadata["xesam:title"]?.text == "Clair de lune" && metadata["xesam:album"]?.text == "Suite")
        #expect(metadata["xesam:artist"]?.elements?.map(\.text) == ["Debussy"])
        #expect(metadata["mpris:length"] == .int64(300_000_000))
        #expect(metadata["mpris:trackid"] == .objectPath("/org/mpris/track/3"))
        #expect(metadata["mpris:artUrl"]?.text == "file:///tmp/a%20b.png")
        #expect(try property("Position") == .int64(12_500_000) && property("Rate") == .double(1))
        #expect(try property("CanGoPrevious").boolean == false && property("CanControl").boolean == true)
        let root = try bus.property(MediaPlayerService.path, MediaPlayerService.rootName, "Identity")
        #expect(root.text == "Player")
        source.mediaPosition = .nan
        #expect(try property("Position") == .int64(0))
        source.mediaPosition = .infinity
        #expect(try property("Position") == .int64(0))
        subscription.cancel()
    }

    @Test("MP-01: a second instance has a name of its own")
    func twoInstances() throws {
        defer { bus.stop() }
        try bus.own("org.mpris.MediaPlayer2.org_example_Player")
        let service = service()
        try bus.wait("a name") {
            service.ownedName == "org.mpris.MediaPlayer2.org_example_Player.instance\(getpid())"
        }
        #expect(MediaPlayerService.nameElement("1 Ä-b") == "_1___b" && MediaPlayerService.nameElement("") == "_")
    }

    @Test("MP-01: commands that the player handles reach it; positions and rates are checked")
    func commands() throws {
        defer { bus.stop() }
        let service = service()
        service.state = Self.playing
        for method in ["Play", "Pause", "PlayPause", "Stop", "Next", "Previous"] {
            #expect(bus.error(try call(method)) == nil)
        }
        _ = try call("Seek", [.int64(-5_000_000)])
        _ = try call("SetPosition", [.objectPath("/org/mpris/track/3"), .int64(60_000_000)])
        // Another track, before the beginning, and beyond the end.
        _ = try call("SetPosition", [.objectPath("/org/mpris/track/2"), .int64(1)])
        _ = try call("SetPosition", [.objectPath("/org/mpris/track/3"), .int64(-1)])
        _ = try call("SetPosition", [.objectPath("/org/mpris/track/3"), .int64(.max)])
        #expect(bus.error(try call("OpenUri", [.string("file:///etc/passwd")])) == "NotSupported")
        try bus.wait("commands") { source.commands.count == 7 }
        #expect(
            source.commands == [.play, .pause, .togglePlayPause, .stop, .next, .seek(by: -5), .setPosition(60)])
        source.commands = []
        func set(_ name: String, _ value: DBusValue) throws -> String? {
            bus.error(
                try bus.call(
                    MediaPlayerService.path, "org.freedesktop.DBus.Properties", "Set",
                    [.string(MediaPlayerService.playerName), .string(name), .variant(value)]))
        }
        service.state.rates = 0.5...2
        service.state.commands.formUnion([.repetition, .shuffle])
        #expect(try set("Rate", .double(1.5)) == nil)
        for rate in [0, 3, -1, Double.nan, .infinity] { #expect(try set("Rate", .double(rate)) == "InvalidArgs") }
        #expect(try set("LoopStatus", .string("Track")) == nil)
        #expect(try set("LoopStatus", .string("Often")) == "InvalidArgs")
        #expect(try set("Shuffle", .boolean(true)) == nil)
        #expect(try set("Volume", .double(0.5)) == "PropertyReadOnly")
        _ = try bus.call(MediaPlayerService.path, MediaPlayerService.rootName, "Raise")
        _ = try bus.call(MediaPlayerService.path, MediaPlayerService.rootName, "Quit")
        try bus.wait("more commands") { source.commands.count == 5 }
        #expect(source.commands == [.setRate(1.5), .setRepetition(.track), .setShuffled(true), .raise, .quit])
    }

    @Test("MP-01: a flood of commands is limited, and the player still works after it")
    func flood() throws {
        defer { bus.stop() }
        let service = service()
        service.state = Self.playing
        let start = ProcessInfo.processInfo.systemUptime
        for index in 0..<5000 {
            bus.desktop.call(
                bus.application.uniqueName ?? "", path: MediaPlayerService.path,
                interface: MediaPlayerService.playerName, method: "Seek", arguments: [.int64(Int64(index))])
        }
        try bus.settle()
        try bus.settle()
        #expect(source.commands.count <= 5000 && ProcessInfo.processInfo.systemUptime - start < 10)
        source.commands = []
        _ = try call("Next")
        try bus.wait("the next track") { source.commands.last == .next }
    }

    @Test(
        "MP-01: playerctl shows and controls the player",
        .enabled(if: access("/usr/bin/playerctl", X_OK) == 0, "playerctl is not installed"))
    func playerctl() throws {
        defer { bus.stop() }
        let service = service()
        service.state = Self.playing
        try bus.wait("a name") { service.ownedName != nil }
        func run(_ arguments: String...) throws -> String {
            let process = try HelperProcess(
                ["/usr/bin/timeout", "20", "/usr/bin/playerctl", "-p", "org_example_Player"] + arguments,
                environment: ["DBUS_SESSION_BUS_ADDRESS": bus.daemon.addresses])
            while process.isRunning { bus.eventLoop.serve(for: 0.01) }
            return process.output
        }
        #expect(try run("metadata", "title") == "Clair de lune\n")
        #expect(try run("metadata", "artist") == "Debussy\n")
        #expect(try run("status") == "Playing\n")
        #expect(try run("position").hasPrefix("12.5"))
        _ = try run("pause")
        _ = try run("next")
        _ = try run("position", "42")
        try bus.wait("commands") { source.commands.count == 3 }
        #expect(source.commands == [.pause, .next, .setPosition(42)])
    }
}

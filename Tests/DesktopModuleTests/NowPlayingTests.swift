import DBus
import DBusTestSupport
import DisplayServer
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import MediaPlayer

extension DesktopModuleTests {
    /// Tests of the description of what is played, and of remote commands.
    @MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
    struct NowPlayingTests {
        private static let path = "/org/mpris/MediaPlayer2"
        private static let player = "org.mpris.MediaPlayer2.Player"

        private let desktop: FakeDesktop
        private let bus: DBusConnection
        private let center = MPNowPlayingInfoCenter.default()
        private let commands = MPRemoteCommandCenter.shared()

        init() throws {
            desktop = try FakeDesktop()
            bus = try desktop.connect()
        }

        private func end() {
            for command in [
                commands.playCommand, commands.pauseCommand, commands.stopCommand, commands.togglePlayPauseCommand,
                commands.nextTrackCommand, commands.previousTrackCommand, commands.changePlaybackPositionCommand,
                commands.skipForwardCommand, commands.skipBackwardCommand, commands.changePlaybackRateCommand,
                commands.changeRepeatModeCommand, commands.changeShuffleModeCommand,
            ] {
                command.removeTarget(nil)
                command.isEnabled = true
            }
            center.nowPlayingInfo = nil
            center.playbackState = .unknown
            desktop.server.serve(for: 0)
            UIApplication.shared.endReceivingRemoteControlEvents()
            UIApplication.shared.beginReceivingRemoteControlEvents()
            UIApplication.shared.endReceivingRemoteControlEvents()
            desktop.stop()
        }

        private func property(_ name: String) async throws -> DBusValue {
            try await desktop.property(bus, Self.path, Self.player, name)
        }

        private func call(_ method: String, _ arguments: [DBusValue] = []) async throws {
            _ = try await desktop.call(bus, Self.path, Self.player, method, arguments).get()
            for _ in 0..<3 { desktop.turn() }
        }

        private func play(_ more: [String: Any] = [:]) async throws {
            let info: [String: Any] = [
                MPMediaItemPropertyTitle: "Clair de lune", MPMediaItemPropertyArtist: "Debussy",
                MPMediaItemPropertyPlaybackDuration: 300, MPNowPlayingInfoPropertyElapsedPlaybackTime: 10,
            ]
            center.nowPlayingInfo = info.merging(more) { $1 }
            try await desktop.wait("a player") { UIApplication.shared.remotePlayer.busName != nil }
        }

        @Test("MP-02: the app is a player while there is a description; values of wrong types are ignored")
        func description() async throws {
            defer { end() }
            #expect(UIApplication.shared.remotePlayer.busName == nil)
            try await play([
                MPMediaItemPropertyAlbumTitle: 7, MPMediaItemPropertyDiscNumber: Double.nan, "other": self,
            ])
            let metadata = try await property("Metadata")
            #expect(metadata["xesam:title"]?.text == "Clair de lune" && metadata["xesam:album"] == nil)
            #expect(metadata["mpris:length"] == .int64(300_000_000) && metadata["xesam:discNumber"] == nil)
            #expect(try await property("PlaybackStatus").text == "Playing")
            let first = metadata["mpris:trackid"]?.text
            // The position follows from the time, and stops with the rate.
            desktop.server.serve(for: 5)
            #expect(try await property("Position") == .int64(15_000_000))
            try await play([MPNowPlayingInfoPropertyElapsedPlaybackTime: 15, MPNowPlayingInfoPropertyPlaybackRate: 0])
            desktop.server.serve(for: 5)
            #expect(try await property("Position") == .int64(15_000_000))
            #expect(try await property("PlaybackStatus").text == "Paused")
            #expect(try await property("Metadata")["mpris:trackid"]?.text == first)
            center.playbackState = .playing
            desktop.server.serve(for: 400)
            #expect(try await property("Position") == .int64(300_000_000))
            try await play([MPMediaItemPropertyTitle: "Arabesque"])
            desktop.turn()
            #expect(try await property("Metadata")["mpris:trackid"]?.text != first)
            center.nowPlayingInfo = nil
            desktop.server.serve(for: 0)
            #expect(UIApplication.shared.remotePlayer.busName == nil)
        }

        @Test("MP-01: a jump of the position is announced, the usual progress is not")
        func jumps() async throws {
            defer { end() }
            try await play()
            var jumps: [Int] = []
            let subscription = bus.subscribe(
                to: "Seeked", interface: Self.player, from: desktop.application.uniqueName ?? ""
            ) { jumps.append((try? $0.values())?.first?.integer ?? -1) }
            _ = try await property("Position")
            desktop.server.serve(for: 5)
            try await play([MPNowPlayingInfoPropertyElapsedPlaybackTime: 15.2])
            _ = try await property("Position")
            #expect(jumps.isEmpty)
            try await play([MPNowPlayingInfoPropertyElapsedPlaybackTime: 100])
            try await desktop.wait("a jump") { jumps == [100_000_000] }
            subscription.cancel()
        }

        @Test("MP-02: commands reach their handlers; those without one become remote-control events")
        func commandsReachHandlers() async throws {
            defer { end() }
            let controller = RemoteController()
            let generator = try EventGenerator(viewController: controller)
            controller.becomeFirstResponder()
            try await play()
            #expect(try await property("CanGoNext").boolean == false)
            var log: [String] = []
            let token = commands.playCommand.addTarget { event in
                log.append(event.command === commands.playCommand ? "play" : "?")
                return .success
            }
            commands.pauseCommand.addTarget { _ in
                log.append("pause")
                return .commandFailed
            }
            commands.nextTrackCommand.addTarget { _ in
                log.append("next")
                return .success
            }
            commands.changePlaybackPositionCommand.addTarget { event in
                log.append("\((event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? -1)")
                return .success
            }
            try await desktop.wait("announced") {
                UIApplication.shared.remotePlayer.information?.commands.contains(.next) == true
            }
            #expect(try await property("CanGoNext").boolean == true)
            #expect(try await property("CanPause").boolean == true)
            try await call("Play")
            try await call("PlayPause")
            try await call("Next")
            try await call("Seek", [.int64(5_000_000)])
            try await call("Seek", [.int64(-50_000_000)])
            try await call("Seek", [.int64(.max)])
            #expect(log == ["play", "pause", "next", "15.0", "0.0", "next"])
            // A command that is not enabled has no button, and its handler is not called.
            commands.nextTrackCommand.isEnabled = false
            commands.playCommand.removeTarget(token)
            try await desktop.wait("announced") {
                UIApplication.shared.remotePlayer.information?.commands.contains(.next) == false
            }
            UIApplication.shared.beginReceivingRemoteControlEvents()
            try await call("Next")
            try await call("Play")
            try await call("Previous")
            #expect(log.count == 6)
            #expect(
                controller.subtypes == [.remoteControlNextTrack, .remoteControlPlay, .remoteControlPreviousTrack])
            _ = generator
        }

        @Test("MP-02: without MediaPlayer's description, an app that begins to receive events is a player")
        func eventsAlone() async throws {
            defer { end() }
            let controller = RemoteController()
            let generator = try EventGenerator(viewController: controller)
            controller.becomeFirstResponder()
            UIApplication.shared.beginReceivingRemoteControlEvents()
            try await desktop.wait("a player") { UIApplication.shared.remotePlayer.busName != nil }
            #expect(try await property("PlaybackStatus").text == "Stopped")
            try await call("PlayPause")
            try await call("Seek", [.int64(1)])
            #expect(controller.subtypes == [.remoteControlTogglePlayPause])
            UIApplication.shared.endReceivingRemoteControlEvents()
            #expect(UIApplication.shared.remotePlayer.busName == nil)
            _ = generator
        }

        @Test("MP-02: skipping, rates, repeating and shuffling are commands with values; methods are handlers too")
        func otherCommands() async throws {
            defer { end() }
            try await play()
            var log: [String] = []
            commands.skipForwardCommand.addTarget {
                log.append("forward \(($0 as? MPSkipIntervalCommandEvent)?.interval ?? -1)")
                return .success
            }
            commands.changePlaybackRateCommand.supportedPlaybackRates = [0.5, 2, -3, NSNumber(value: Double.nan)]
            commands.changePlaybackRateCommand.addTarget {
                log.append("rate \(($0 as? MPChangePlaybackRateCommandEvent)?.playbackRate ?? -1)")
                return .success
            }
            commands.changeRepeatModeCommand.addTarget {
                log.append("repeat \(($0 as? MPChangeRepeatModeCommandEvent)?.repeatType.rawValue ?? -1)")
                return .success
            }
            commands.changeShuffleModeCommand.addTarget {
                log.append("shuffle \(($0 as? MPChangeShuffleModeCommandEvent)?.shuffleType.rawValue ?? -1)")
                return .success
            }
            let receiver = CommandReceiver()
            commands.stopCommand.addTarget(receiver, action: Selector(CommandReceiver.stop))
            for _ in 0..<3 { desktop.turn() }
            #expect(try await property("MinimumRate") == .double(0.5))
            #expect(try await property("MaximumRate") == .double(2))
            try await call("Seek", [.int64(30_000_000)])
            try await call("Stop")
            for (name, value) in [
                ("Rate", DBusValue.double(1.5)), ("LoopStatus", .string("Playlist")), ("Shuffle", .boolean(true)),
            ] {
                _ = try await desktop.call(
                    bus, Self.path, "org.freedesktop.DBus.Properties", "Set",
                    [.string(Self.player), .string(name), .variant(value)]
                ).get()
            }
            try await desktop.wait("the commands") { log.count == 4 }
            #expect(log == ["forward 30.0", "rate 1.5", "repeat 2", "shuffle 1"] && receiver.count == 1)
            commands.stopCommand.removeTarget(receiver)
            #expect(!commands.stopCommand.isActive)
        }

        @Test("MP-01: the image is in a file of the cache folder, which is removed with the description")
        func artwork() async throws {
            defer { end() }
            let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            var sizes: [CGSize] = []
            let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 2000, height: 1000)) { size in
                sizes.append(size)
                return image
            }
            try await play([MPMediaItemPropertyArtwork: artwork])
            try await desktop.wait("a file") { UIApplication.shared.remotePlayer.information?.track?.artwork != nil }
            let metadata = try await property("Metadata")
            let url = try #require(metadata["mpris:artUrl"]?.text.flatMap { URL(string: $0) })
            let data = try Data(contentsOf: url)
            #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]) && sizes == [CGSize(width: 512, height: 256)])
            // The same artwork is not written again.
            try await play([MPMediaItemPropertyArtwork: artwork])
            #expect(sizes.count == 1)
            center.nowPlayingInfo = nil
            #expect(!FileManager.default.fileExists(atPath: url.path))
            let empty = MPMediaItemArtwork(boundsSize: CGSize(width: CGFloat.nan, height: 1)) { _ in image }
            #expect(empty.bounds == .zero)
            try await play([MPMediaItemPropertyArtwork: empty])
            for _ in 0..<3 { desktop.turn() }
            #expect(try await property("Metadata")["mpris:artUrl"] == nil)
        }
    }
}

import MediaPlayer
import UIKit

/// A player without sound, which the desktop shows and controls after the first press of its button.
@MainActor final class SamplePlayer: NSObject {
    private static let pieces = [("Clair de lune", 300.0), ("Rêverie", 250), ("Arabesque", 280)]

    /// The buttons and the title.
    let view: UIView
    private let log: (String) -> Void
    private let button = DesktopServicesPage.button("Play")
    private let title = UILabel("Nothing is played.", font: Style.text)
    private var index = 0
    private var isPlaying = false
    private var hasHandlers = false
    private lazy var artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 128, height: 128)) { size in
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: size.width / 4, dy: size.height / 4))
                .fill()
        }
    }

    init(log: @escaping (String) -> Void) {
        self.log = log
        let (next, stop) = (DesktopServicesPage.button("Next"), DesktopServicesPage.button("Stop"))
        view = VerticalStack(spacing: 12, [HorizontalStack([button, stop]), HorizontalStack([next]), title])
        super.init()
        button.addAction(
            UIAction { [weak self] _ in self.map { $0.play(!$0.isPlaying) } }, for: .primaryActionTriggered)
        next.addAction(UIAction { [weak self] _ in self?.move(by: 1) }, for: .primaryActionTriggered)
        stop.addAction(UIAction { [weak self] _ in self?.stop() }, for: .primaryActionTriggered)
    }

    private func addHandlers() {
        guard !hasHandlers else { return }
        hasHandlers = true
        let commands = MPRemoteCommandCenter.shared()
        func add(_ command: MPRemoteCommand, _ name: String, _ action: @escaping (SamplePlayer) -> Void) {
            command.addTarget { [weak self] _ in
                guard let self else { return .commandFailed }
                log("Command: \(name)")
                action(self)
                return .success
            }
        }
        add(commands.playCommand, "play") { $0.play(true) }
        add(commands.pauseCommand, "pause") { $0.play(false) }
        add(commands.stopCommand, "stop") { $0.stop() }
        add(commands.nextTrackCommand, "next") { $0.move(by: 1) }
        add(commands.previousTrackCommand, "previous") { $0.move(by: -1) }
        commands.changePlaybackPositionCommand.addTarget { [weak self] event in
            guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
            self?.log("Command: position \(Int(event.positionTime))")
            self?.describe(position: event.positionTime)
            return .success
        }
    }

    private func play(_ plays: Bool) {
        addHandlers()
        isPlaying = plays
        describe()
    }

    private func move(by offset: Int) {
        addHandlers()
        index = (index + offset + Self.pieces.count) % Self.pieces.count
        describe(position: 0)
    }

    private func stop() {
        isPlaying = false
        MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
        button.configuration?.title = "Play"
        title.text = "Nothing is played."
    }

    private func describe(position: TimeInterval? = nil) {
        let (name, duration) = Self.pieces[index]
        var information: [String: Any] = [
            MPMediaItemPropertyTitle: name, MPMediaItemPropertyArtist: "Claude Debussy",
            MPMediaItemPropertyPlaybackDuration: duration, MPMediaItemPropertyArtwork: artwork,
            MPNowPlayingInfoPropertyPlaybackRate: isPlaying ? 1.0 : 0.0,
        ]
        information[MPNowPlayingInfoPropertyElapsedPlaybackTime] = position
        MPNowPlayingInfoCenter.default().nowPlayingInfo = information
        button.configuration?.title = isPlaying ? "Pause" : "Play"
        title.text = "\(name) — \(isPlaying ? "playing" : "paused")"
    }
}

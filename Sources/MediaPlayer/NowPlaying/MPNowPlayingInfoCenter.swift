import DisplayServer
import UIKit

/// The description of what the app plays, which panels of the desktop show.
///
/// ```swift
/// MPNowPlayingInfoCenter.default().nowPlayingInfo = [
///     MPMediaItemPropertyTitle: "Clair de lune", MPMediaItemPropertyPlaybackDuration: 300,
///     MPNowPlayingInfoPropertyPlaybackRate: 1,
/// ]
/// ```
///
/// While there is a description, the app is a player of the desktop, by the protocol MPRIS (MP-01).
/// ``MPRemoteCommandCenter`` has the commands of the user.
@preconcurrency @MainActor open class MPNowPlayingInfoCenter: NSObject, RemotePlayerSource {
    private static let center = MPNowPlayingInfoCenter()

    /// Returns the center of the app.
    open class func `default`() -> MPNowPlayingInfoCenter { center }

    /// The description, with keys such as ``MPMediaItemPropertyTitle``; nil, the default, if nothing is played. Values
    /// of other types than the key has, and numbers that are not finite, are ignored.
    open var nowPlayingInfo: [String: Any]? {
        didSet { informationDidChange() }
    }

    /// The state of playing. With unknown, the default, that follows from the rate in the description: paused with 0,
    /// stopped without a description.
    open var playbackState = MPNowPlayingPlaybackState.unknown {
        didSet {
            guard playbackState != oldValue else { return }
            // The position stops or advances from here.
            let position = position(at: now, oldValue)
            anchor = (position, now)
            setNeedsUpdate()
        }
    }

    /// The position at a time, from which the current one follows.
    private var anchor: (position: TimeInterval, time: TimeInterval) = (0, 0)
    private var track = MediaTrack()
    private var persistentID: NSNumber?
    private var shownArtwork: MPMediaItemArtwork?
    private let artworkFile = ArtworkFile()
    private var updateTask: Scheduler.Task?

    override init() { super.init() }

    private var server: any DisplayServer { UIApplication.shared.displays.current.server }
    private var now: TimeInterval { server.scheduler.now }

    // MARK: State

    private func number(_ key: String) -> Double? {
        let value = nowPlayingInfo?[key]
        let number =
            (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? Int).map(Double.init)
            ?? (value as? Float).map(Double.init)
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private func text(_ key: String) -> String? { nowPlayingInfo?[key] as? String }

    /// The speed.
    private var rate: Double { max(0, number(MPNowPlayingInfoPropertyPlaybackRate) ?? 1) }

    /// The duration in seconds; nil if it is unknown.
    var duration: TimeInterval? { number(MPMediaItemPropertyPlaybackDuration).flatMap { $0 > 0 ? $0 : nil } }

    /// The state for the desktop.
    var playback: MediaPlayerState.Playback { playback(playbackState) }

    private func playback(_ state: MPNowPlayingPlaybackState) -> MediaPlayerState.Playback {
        switch state {
        case .unknown: nowPlayingInfo == nil ? .stopped : rate > 0 ? .playing : .paused
        case .playing: .playing
        case .paused, .interrupted: .paused
        case .stopped: .stopped
        }
    }

    /// The current position in seconds.
    var position: TimeInterval { position(at: now, playbackState) }

    private func position(at time: TimeInterval, _ state: MPNowPlayingPlaybackState) -> TimeInterval {
        let elapsed = playback(state) == .playing ? (time - anchor.time) * (rate > 0 ? rate : 1) : 0
        return min(max(0, anchor.position + elapsed), duration ?? .infinity)
    }

    private func informationDidChange() {
        let expected = position
        let old = track
        updateTrack()
        let elapsed = number(MPNowPlayingInfoPropertyElapsedPlaybackTime)
        let isSame = track.number == old.number
        let position = max(0, elapsed ?? (isSame ? expected : 0))
        anchor = (position, now)
        updateArtwork()
        setNeedsUpdate()
        // Programs that show the position calculate it from the rate.
        if isSame, abs(position - expected) > 1 {
            server.scheduler.schedule(after: 0) { UIApplication.shared.remotePlayer.positionDidJump() }
        }
    }

    private func updateTrack() {
        var new = MediaTrack()
        new.title = text(MPMediaItemPropertyTitle)
        new.artists = text(MPMediaItemPropertyArtist).map { [$0] } ?? []
        new.album = text(MPMediaItemPropertyAlbumTitle)
        new.albumArtists = text(MPMediaItemPropertyAlbumArtist).map { [$0] } ?? []
        new.genres = text(MPMediaItemPropertyGenre).map { [$0] } ?? []
        new.composers = text(MPMediaItemPropertyComposer).map { [$0] } ?? []
        new.trackNumber = number(MPMediaItemPropertyAlbumTrackNumber).flatMap { Int(exactly: $0.rounded()) }
        new.discNumber = number(MPMediaItemPropertyDiscNumber).flatMap { Int(exactly: $0.rounded()) }
        new.duration = duration
        new.location = nowPlayingInfo?[MPMediaItemPropertyAssetURL] as? URL
        new.artwork = track.artwork
        new.number = track.number
        let identifier = nowPlayingInfo?[MPMediaItemPropertyPersistentID] as? NSNumber
        let isSame: Bool
        if identifier != nil || persistentID != nil {
            isSame = identifier == persistentID
        } else {
            isSame = new.title == track.title && new.artists == track.artists && new.album == track.album
        }
        persistentID = identifier
        if !isSame { new.number &+= 1 }
        track = new
    }

    private func updateArtwork() {
        let artwork = nowPlayingInfo?[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork
        guard artwork !== shownArtwork else { return }
        shownArtwork = artwork
        track.artwork = nil
        guard let artwork else { return artworkFile.remove() }
        artworkFile.write(artwork) { [weak self] file in
            self?.track.artwork = file
            self?.setNeedsUpdate()
        }
    }

    /// Announces the state in the next turn of the event loop, once for several changes.
    func setNeedsUpdate() {
        guard updateTask?.isPending != true else { return }
        updateTask = server.scheduler.schedule(after: 0) { [weak self] in self?.update() }
    }

    private func update() {
        let player = UIApplication.shared.remotePlayer
        player.source = self
        guard nowPlayingInfo != nil else {
            player.information = nil
            return
        }
        let commands = MPRemoteCommandCenter.shared()
        var state = MediaPlayerState()
        state.playback = playback
        state.track = track
        state.rates = commands.changePlaybackRateCommand.isActive ? commands.changePlaybackRateCommand.range : 1...1
        // A rate of 0 is the state paused.
        state.rate = rate > 0 ? rate : 1
        state.commands = commands.activeCommands
        state.repetition = commands.changeRepeatModeCommand.currentRepeatType.repetition
        state.isShuffled = commands.changeShuffleModeCommand.currentShuffleType != .off
        player.information = state
    }

    // MARK: RemotePlayerSource

    package var mediaPosition: TimeInterval { position }

    package func handle(_ command: MediaCommand) -> Bool { MPRemoteCommandCenter.shared().handle(command, self) }
}

import CoreGraphics

/// The state of a player, which panels and keyboards of the desktop show and control.
package struct MediaPlayerState: Equatable, Sendable {
    /// The states of playing.
    package enum Playback: String, Sendable {
        case playing = "Playing"
        case paused = "Paused"
        case stopped = "Stopped"
    }

    /// The modes of repeating.
    package enum Repetition: String, Sendable {
        case none = "None"
        case track = "Track"
        case playlist = "Playlist"
    }

    /// The commands that a player handles.
    package struct Commands: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let play = Commands(rawValue: 1)
        package static let pause = Commands(rawValue: 2)
        package static let next = Commands(rawValue: 4)
        package static let previous = Commands(rawValue: 8)
        package static let seek = Commands(rawValue: 16)
        package static let repetition = Commands(rawValue: 32)
        package static let shuffle = Commands(rawValue: 64)
    }

    package var playback = Playback.stopped
    /// The item that is played; nil if nothing is played.
    package var track: MediaTrack?
    /// The speed, where 1 is the usual one.
    package var rate = 1.0
    /// The range of speeds that can be set.
    package var rates = 1.0...1.0
    package var commands: Commands = []
    package var repetition = Repetition.none
    package var isShuffled = false

    package init() {}
}

import DisplayServer

extension MPRepeatType {
    /// Creates the constant for a mode of the desktop.
    init(_ repetition: MediaPlayerState.Repetition) {
        switch repetition {
        case .none: self = .off
        case .track: self = .one
        case .playlist: self = .all
        }
    }

    /// The mode of the desktop.
    var repetition: MediaPlayerState.Repetition {
        switch self {
        case .off: .none
        case .one: .track
        case .all: .playlist
        }
    }
}

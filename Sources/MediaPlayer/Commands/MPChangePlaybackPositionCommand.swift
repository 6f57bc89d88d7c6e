/// The command to change the position in what is played.
@preconcurrency @MainActor open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

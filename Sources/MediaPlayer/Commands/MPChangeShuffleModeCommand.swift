/// The command to play in order or shuffled.
@preconcurrency @MainActor open class MPChangeShuffleModeCommand: MPRemoteCommand {
    /// The items that are shuffled now. The default is off.
    open var currentShuffleType = MPShuffleType.off {
        didSet { if currentShuffleType != oldValue { MPRemoteCommandCenter.shared().commandsDidChange() } }
    }
}

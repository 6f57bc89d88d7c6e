/// The command to change what is repeated.
@preconcurrency @MainActor open class MPChangeRepeatModeCommand: MPRemoteCommand {
    /// The items that are repeated now. The default is off.
    open var currentRepeatType = MPRepeatType.off {
        didSet { if currentRepeatType != oldValue { MPRemoteCommandCenter.shared().commandsDidChange() } }
    }
}

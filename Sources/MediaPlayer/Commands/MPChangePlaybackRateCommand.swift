/// The command to change the speed of playing.
@preconcurrency @MainActor open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// The speeds that the app supports, where 1 is the usual one. Empty by default. The desktop offers the range from
    /// the lowest to the highest; values that are not finite or not greater than 0 are ignored.
    open var supportedPlaybackRates: [NSNumber] = [] {
        didSet { MPRemoteCommandCenter.shared().commandsDidChange() }
    }

    /// The range of the speeds, which contains 1.
    var range: ClosedRange<Double> {
        let rates = supportedPlaybackRates.map(\.doubleValue).filter { $0.isFinite && $0 > 0 }
        return min(rates.min() ?? 1, 1)...max(rates.max() ?? 1, 1)
    }
}

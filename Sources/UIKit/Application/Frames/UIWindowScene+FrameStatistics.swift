// Frame statistics and repaint highlighting. Not Apple's API.
extension UIWindowScene {
    /// The statistics since the call to ``startFrameStatistics(_:)``; nil while statistics are not collected.
    public var frameStatistics: FrameStatistics? { instruments?.statistics }

    /// Starts collecting frame statistics from zero.
    ///
    /// - Parameter handler: A closure that is called after each frame that was shown. If it changes the user interface
    ///   on every call, frames never stop.
    public func startFrameStatistics(_ handler: (@MainActor (FrameStatistics.Frame) -> Void)? = nil) {
        let instruments = instruments ?? FrameInstruments(loop: server)
        instruments.statistics = FrameStatistics()
        instruments.handler = handler
        self.instruments = instruments
    }

    /// Stops collecting frame statistics. Frames then incur no further cost.
    ///
    /// - Returns: The collected statistics; nil if none were collected.
    @discardableResult
    public func stopFrameStatistics() -> FrameStatistics? {
        let result = instruments?.statistics
        instruments?.statistics = nil
        instruments?.handler = nil
        dropIdleInstruments()
        return result
    }

    /// A Boolean value that indicates whether repainted areas are tinted until the next frame, to make repaints
    /// visible. The environment variable `UIKIT_SHOW_REPAINTS=1` enables it for all scenes.
    public var showsRepaints: Bool {
        get { instruments?.tint != nil }
        set {
            guard newValue != showsRepaints else { return }
            let instruments = instruments ?? FrameInstruments(loop: server)
            self.instruments = instruments
            instruments.tint = newValue ? RepaintTint() : nil
            // Repaint everything, because tinted areas would otherwise remain until they are repainted for another
            // reason.
            if !newValue { repaintAll() }
            dropIdleInstruments()
        }
    }

    private func dropIdleInstruments() { if instruments?.isIdle == true { instruments = nil } }
}

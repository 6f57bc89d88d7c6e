// What frames cost, and where they paint. Not Apple's API.
extension UIWindowScene {
    /// What the frames since ``startFrameStatistics(_:)`` cost; nil while that is not counted.
    public var frameStatistics: FrameStatistics? { instruments?.statistics }

    /// Begins to count what frames cost, from nothing.
    ///
    /// - Parameter handler: called after each frame that was shown, if there is one. It must not change what is shown
    ///   each time, or frames never end.
    public func startFrameStatistics(_ handler: (@MainActor (FrameStatistics.Frame) -> Void)? = nil) {
        let instruments = instruments ?? FrameInstruments(server: server)
        instruments.statistics = FrameStatistics()
        instruments.handler = handler
        self.instruments = instruments
    }

    /// Ends counting, after which frames cost nothing more than before it.
    ///
    /// - Returns: what was counted; nil if nothing was.
    @discardableResult
    public func stopFrameStatistics() -> FrameStatistics? {
        let result = instruments?.statistics
        instruments?.statistics = nil
        instruments?.handler = nil
        dropIdleInstruments()
        return result
    }

    /// Whether what is painted anew is tinted until the next frame, so that one sees what repaints. The environment
    /// variable `UIKIT_SHOW_REPAINTS=1` sets it for all scenes.
    public var showsRepaints: Bool {
        get { instruments?.tint != nil }
        set {
            guard newValue != showsRepaints else { return }
            let instruments = instruments ?? FrameInstruments(server: server)
            self.instruments = instruments
            instruments.tint = newValue ? RepaintTint() : nil
            // Without it, what is tinted stays so until it is painted for another reason.
            if !newValue { repaintAll() }
            dropIdleInstruments()
        }
    }

    private func dropIdleInstruments() { if instruments?.isIdle == true { instruments = nil } }
}

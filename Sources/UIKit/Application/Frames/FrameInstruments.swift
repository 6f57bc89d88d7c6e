import CoreGraphics
import DisplayServer

/// What watches the frames of a scene. A scene that nobody watches has none, and asks for nothing else.
@MainActor final class FrameInstruments {
    /// What an app counts.
    var statistics: FrameStatistics?
    var handler: (@MainActor (FrameStatistics.Frame) -> Void)?
    /// What is printed.
    private var report: FrameReport?
    /// What shows repaints.
    var tint: RepaintTint?

    private let scheduler: Scheduler
    private let clock: FrameClock
    private var frame = FrameStatistics.Frame(timestamp: 0)
    private var lastMark: TimeInterval = 0
    /// The time of the last frame, if that asked for another one.
    private var wantedAfter: TimeInterval?
    /// What changed, without what is only painted to take the tint away.
    private var changed = PixelRegion()

    init(server: any DisplayServer) {
        scheduler = server.scheduler
        clock = server.frameClock
    }

    /// What the environment asks for; nil if it asks for nothing.
    convenience init?(
        server: any DisplayServer, environment: ProcessEnvironment,
        output: @escaping @MainActor (String) -> Void = FrameReport.print
    ) {
        let prints = environment["UIKIT_FRAME_STATISTICS"] == "1"
        let tints = environment["UIKIT_SHOW_REPAINTS"] == "1"
        guard prints || tints else { return nil }
        self.init(server: server)
        if prints { report = FrameReport(scheduler: server.scheduler, output: output) }
        if tints { tint = RepaintTint() }
    }

    var isIdle: Bool { statistics == nil && handler == nil && report == nil && tint == nil }

    // MARK: A frame, in the order of its steps

    func frameBegins(at time: FrameTime) {
        frame = FrameStatistics.Frame(timestamp: time.timestamp)
        lastMark = scheduler.now
        if let wantedAfter, clock.interval > 0 {
            let gap = ((time.timestamp - wantedAfter) / clock.interval).rounded()
            frame.missedFrames = Int(clamping: max(0, min(1e6, gap - 1)))
        }
        wantedAfter = nil
    }

    func layoutEnded() { frame.layoutDuration = lap() }
    func displayEnded() { frame.displayDuration = lap() }

    /// Adds what is to be painted besides what changed.
    func willPaint(_ damage: inout PixelRegion, in picture: PixelRect) {
        changed = damage
        tint?.addLeftovers(to: &damage, in: picture)
    }

    func didPaint(_ pixels: PixelBuffer, layers: Int) {
        frame.damagedPixels = changed.area
        frame.damagedRectangles = changed.rectCount
        frame.paintedLayers = layers
        frame.paintDuration = lap()
        guard let tint else { return }
        tint.paint(changed, into: pixels) { [scheduler, clock] delay in
            scheduler.schedule(after: delay) { clock.requestFrame() }
        }
        // That is our own work.
        _ = lap()
    }

    func frameEnded(isPainted: Bool, time: FrameTime) {
        frame.presentDuration = lap()
        if clock.dueTime != nil { wantedAfter = time.timestamp }
        guard isPainted, !changed.isEmpty else { return }
        statistics?.add(frame)
        report?.add(frame)
        handler?(frame)
    }

    /// The time since the last step.
    private func lap() -> TimeInterval {
        let now = scheduler.now
        defer { lastMark = now }
        return now - lastMark
    }
}

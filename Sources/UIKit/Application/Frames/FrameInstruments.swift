import CoreGraphics
import DisplayServer
import SystemSupport

/// The frame instrumentation of a scene. A scene without active instruments has none and does no additional work.
@MainActor final class FrameInstruments {
    /// The statistics that the app requested with `startFrameStatistics(_:)`.
    var statistics: FrameStatistics?
    /// The closure that is called after each frame that was shown.
    var handler: (@MainActor (FrameStatistics.Frame) -> Void)?
    /// The report that prints to standard error once a second.
    private var report: FrameReport?
    /// The overlay that highlights repainted areas.
    var tint: RepaintTint?
    /// The overlay that shows constraints.
    private var constraints: ConstraintOverlay?
    /// The report of accessibility issues.
    private var accessibility: AccessibilityReport?

    private let scheduler: Scheduler
    private let clock: FrameClock
    private var frame = FrameStatistics.Frame(timestamp: 0)
    private var lastMark: TimeInterval = 0
    /// The timestamp of the previous frame if it requested another one; nil otherwise.
    private var previousFrameTime: TimeInterval?
    /// The damage region of the frame, without areas that are repainted only to remove the tint.
    private var changed = PixelRegion()

    init(loop: any DisplayEventLoop) {
        scheduler = loop.scheduler
        clock = loop.frameClock
    }

    /// Creates the instruments that the environment variables enable; nil if they enable none.
    convenience init?(
        loop: any DisplayEventLoop, environment: ProcessEnvironment,
        output: @escaping @MainActor (String) -> Void = FrameReport.print
    ) {
        let prints = environment["UIKIT_FRAME_STATISTICS"] == "1"
        let tints = environment["UIKIT_SHOW_REPAINTS"] == "1"
        let showsConstraints = environment["UIKIT_SHOW_CONSTRAINTS"] == "1"
        let audits = environment["UIKIT_ACCESSIBILITY_AUDIT"] == "1"
        guard prints || tints || showsConstraints || audits else { return nil }
        self.init(loop: loop)
        if prints { report = FrameReport(scheduler: loop.scheduler, output: output) }
        if tints { tint = RepaintTint() }
        if showsConstraints { constraints = ConstraintOverlay() }
        if audits { accessibility = AccessibilityReport(output: output) }
    }

    var isIdle: Bool {
        statistics == nil && handler == nil && report == nil && tint == nil && constraints == nil
            && accessibility == nil
    }

    // MARK: Frame steps in order

    func frameBegins(at time: FrameTime) {
        frame = FrameStatistics.Frame(timestamp: time.timestamp)
        lastMark = scheduler.now
        if let previousFrameTime, clock.interval > 0 {
            let gap = ((time.timestamp - previousFrameTime) / clock.interval).rounded()
            frame.missedFrames = Int(clamping: max(0, min(1e6, gap - 1)))
        }
        previousFrameTime = nil
    }

    /// Records the duration of the layout, and updates the overlay of constraints.
    func layoutEnded(in windows: [UIWindow]) {
        frame.layoutDuration = lap()
        guard constraints != nil || accessibility != nil else { return }
        constraints?.update(windows)
        accessibility?.update(windows)
        // Exclude the time spent on the overlay and the audit from the measurements.
        _ = lap()
    }

    func displayEnded() { frame.displayDuration = lap() }

    /// Adds the areas to repaint because they are tinted.
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
        // Exclude the time spent on tinting from the measurements.
        _ = lap()
    }

    func frameEnded(isPainted: Bool, time: FrameTime) {
        frame.presentDuration = lap()
        if clock.dueTime != nil { previousFrameTime = time.timestamp }
        guard isPainted, !changed.isEmpty else { return }
        statistics?.add(frame)
        report?.add(frame)
        handler?(frame)
    }

    /// Returns the time since the previous step.
    private func lap() -> TimeInterval {
        let now = scheduler.now
        defer { lastMark = now }
        return now - lastMark
    }
}

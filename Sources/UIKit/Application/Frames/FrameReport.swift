import DisplayServer
import SystemSupport

/// Prints frame statistics, one line for each second in which frames were drawn. It prints nothing while the app is
/// idle.
@MainActor final class FrameReport {
    private let scheduler: Scheduler
    private let output: @MainActor (String) -> Void
    private var statistics = FrameStatistics()

    init(scheduler: Scheduler, output: @escaping @MainActor (String) -> Void) {
        self.scheduler = scheduler
        self.output = output
    }

    func add(_ frame: FrameStatistics.Frame) {
        // The first frame after a pause starts the timer. No timer runs without frames.
        if statistics.frameCount == 0 { scheduler.schedule(after: 1) { [weak self] in self?.printLine() } }
        statistics.add(frame)
    }

    private func printLine() {
        output("UIKit: \(statistics.summary)")
        statistics = FrameStatistics()
    }

    /// Writes a line to standard error.
    static func print(_ line: String) { StandardError.write(line: line) }
}

import DisplayServer
import Foundation

/// Serves a headless display together with the timers of the thread's run loop, which use real time.
///
/// Foundation reveals when the next timer of a run loop fires, but neither which timer that is nor how to fire it
/// early. Therefore virtual time advances immediately to the time at which the timer is due, and the run loop then runs
/// until the timer's real date. Time without a due timer passes immediately.
@MainActor enum RunLoopTimers {
    /// The next timer at the last check: its real date, and the virtual time at which it is due.
    private static var next: (date: Date, due: TimeInterval, server: ObjectIdentifier)?

    /// The least virtual time between two firings: a timer with an interval of zero must not stop virtual time.
    private static let leastStep: TimeInterval = 0.001

    /// Serves the display for an interval of virtual time, and fires the timers that are due meanwhile.
    static func serve(_ server: HeadlessServer, for interval: TimeInterval) {
        let end = server.now + max(0, interval)
        while server.isConnected, let due = nextDue(on: server), due <= end {
            server.serve(for: max(0, due - server.now))
            guard let date = next?.date else { break }
            while date.timeIntervalSinceNow > 0, RunLoop.current.run(mode: .default, before: date) {}
            // The run loop returns immediately if it has no other sources, and may wake up slightly early.
            let rest = date.timeIntervalSinceNow
            if rest > 0 { Thread.sleep(forTimeInterval: rest) }
        }
        if server.isConnected { server.serve(for: max(0, end - server.now)) }
    }

    /// Returns the virtual time at which the next timer is due, after firing those that are due by their real dates;
    /// nil if there is no timer.
    private static func nextDue(on server: HeadlessServer) -> TimeInterval? {
        guard let date = RunLoop.current.limitDate(forMode: .default), date < .distantFuture else {
            next = nil
            return nil
        }
        let id = ObjectIdentifier(server)
        if let next, next.date == date, next.server == id { return next.due }
        let due = server.now + max(leastStep, date.timeIntervalSinceNow)
        next = (date, due, id)
        return due
    }
}

import DisplayServer
import Foundation
import UIKit

// Time.
extension EventGenerator {
    /// Lets time pass: timers of gesture recognizers run, frames are made, animations advance, and timers of the
    /// thread's run loop fire when they are due.
    ///
    /// Tasks and main-queue blocks of the app do not run meanwhile, because the test itself is one of them; use
    /// ``settle()`` and ``settle(for:)`` to run them.
    ///
    /// - Parameter interval: The time in seconds. On the headless display it passes immediately, except for the time up
    ///   to a `Timer` that is due within the interval: Foundation fires timers at their real dates only.
    public func wait(_ interval: TimeInterval) throws {
        guard server.isConnected else { throw EventGeneratorError.displayIsGone }
        if let server = server as? HeadlessServer {
            RunLoopTimers.serve(server, for: interval)
        } else {
            server.serve(for: interval)
        }
        guard server.isConnected else { throw EventGeneratorError.displayIsGone }
        scene.updateNow()
    }

    /// Waits until a touch in the middle of the visible part of a view would reach the view.
    ///
    /// - Parameters:
    ///   - view: The view; the window if nil.
    ///   - timeout: The longest time to wait, in seconds.
    /// - Throws: The ``EventGeneratorError`` that describes what prevents the touch when the time is over.
    public func waitUntilHittable(_ view: UIView? = nil, timeout: TimeInterval) throws {
        let end = server.scheduler.now + timeout
        while true {
            do {
                _ = try Hittability.point(of: view ?? window, in: window)
                return
            } catch {
                guard server.scheduler.now < end else { throw error }
            }
            try wait(min(server.frameClock.interval, max(0, end - server.scheduler.now)))
        }
    }

    /// Lets real time pass, and runs the work that becomes due meanwhile: timers, tasks of the main actor, and blocks
    /// of the main queue such as those of `DispatchQueue.main.asyncAfter`.
    ///
    /// Dispatch does not reveal which blocks are scheduled, and runs a block of the main queue only while no other one
    /// runs. A test method on the main actor is such a block, so this method is asynchronous, and the interval passes
    /// in real time.
    ///
    /// - Parameter interval: The time in seconds.
    public func settle(for interval: TimeInterval) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        var served: TimeInterval = 0
        repeat {
            let step = max(0, min(server.frameClock.interval, interval - served))
            try? await clock.sleep(until: start + .seconds(served + step))
            try wait(step)
            served += step
        } while served < interval
        await settle()
        // A block that is due at the end may be slightly late.
        try? await clock.sleep(for: .milliseconds(5))
        await settle()
    }

    /// Runs the pending tasks of the main actor and blocks of the main queue, and those that they start, together with
    /// layout and drawing. Time does not pass. Work on other threads is not awaited.
    public func settle() async {
        // Each round runs the work that is ahead in both queues. That work may add more, so a chain of work advances by
        // one link in each round.
        for _ in 0..<32 {
            await Task.yield()
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            if server.isConnected { try? deliver() }
        }
    }
}

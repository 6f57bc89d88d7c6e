import DisplayServer
import Foundation
import UIKit

// Time.
extension EventGenerator {
    /// Lets time pass: timers of gestures run, frames are made, animations move on, and a `Timer` of the thread's run loop
    /// fires when it is due. Tasks and main-queue blocks of the app do not run meanwhile, for the test is one of them;
    /// ``settle()`` and ``settle(for:)`` run them.
    ///
    /// - Parameter interval: seconds. On the headless display they pass at once, but for those up to a `Timer` that is due
    ///   within the interval: Foundation fires it at its real date only.
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

    /// Waits until a touch in the middle of a view would go to it.
    ///
    /// - Parameters:
    ///   - view: the window if nil.
    ///   - timeout: seconds to wait at most.
    /// - Throws: what is in the way when the time is over.
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

    /// Lets time pass in step with the clock on the wall, and runs what becomes due meanwhile: timers, Tasks of the main
    /// actor, and blocks of the main queue such as those of `DispatchQueue.main.asyncAfter`.
    ///
    /// Dispatch tells nobody which blocks are to come, and runs a block of the main queue only while no other one runs. A
    /// test method on the main actor is such a block, so this method is asynchronous, and the interval really passes.
    ///
    /// - Parameter interval: seconds.
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
        // A block that was due at the end may come a moment late.
        try? await clock.sleep(for: .milliseconds(5))
        await settle()
    }

    /// Runs the Tasks of the main actor and the blocks of the main queue that are waiting, and those they start,
    /// together with layout and drawing. Time does not pass. Work that goes on elsewhere is not waited for.
    public func settle() async {
        // Who waits in one of the two queues comes before us each time round. What runs may start more: a chain of work
        // moves on by one link a round.
        for _ in 0..<32 {
            await Task.yield()
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            if server.isConnected { try? deliver() }
        }
    }
}

import Foundation
import UIKit

// Time.
extension EventGenerator {
    /// Lets time pass: timers of gestures run, frames are made, animations move on. Tasks and main-queue blocks of the
    /// app do not run meanwhile; ``settle()`` runs them.
    ///
    /// - Parameter interval: seconds. On the headless display they pass at once.
    public func wait(_ interval: TimeInterval) throws {
        guard server.isConnected else { throw EventGeneratorError.displayIsGone }
        server.serve(for: interval)
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

import DisplayServer
import UIKit

// Waiting for conditions.
extension EventGenerator {
    /// Lets time pass until a condition is met.
    ///
    /// ```swift
    /// try generator.wait(until: "the results are shown", timeout: 3) { !controller.results.isEmpty }
    /// ```
    ///
    /// The condition is checked after each frame. Time passes as in ``wait(_:)``: immediately on the headless display.
    /// Use ``settle(until:timeout:filePath:line:_:)`` for conditions that depend on tasks or on the main queue.
    ///
    /// - Parameters:
    ///   - description: A description of the condition, which completes "waiting until …". The error contains it.
    ///   - timeout: The longest time to wait, in seconds of the display's time.
    ///   - filePath: The path of the test's source file. The error contains it.
    ///   - line: The number of the line in that file. The error contains it.
    ///   - condition: The condition.
    /// - Throws: ``TimeoutError`` if the condition is not met in time.
    public func wait(
        until description: String, timeout: TimeInterval = 5, filePath: String = #filePath, line: UInt = #line,
        _ condition: () throws -> Bool
    ) throws {
        let end = server.scheduler.now + timeout
        while try !condition() {
            let rest = end - server.scheduler.now
            guard rest > 0 else { throw TimeoutError(description, timeout: timeout, filePath, line) }
            try wait(min(server.frameClock.interval, rest))
        }
    }

    /// Runs tasks of the main actor, blocks of the main queue and timers until a condition is met.
    ///
    /// ```swift
    /// try await generator.settle(until: "the image is loaded") { imageView.image != nil }
    /// ```
    ///
    /// Time passes as in ``settle(for:)``: in real time.
    ///
    /// - Parameters:
    ///   - description: A description of the condition, which completes "waiting until …". The error contains it.
    ///   - timeout: The longest time to wait, in seconds.
    ///   - filePath: The path of the test's source file. The error contains it.
    ///   - line: The number of the line in that file. The error contains it.
    ///   - condition: The condition.
    /// - Throws: ``TimeoutError`` if the condition is not met in time.
    public func settle(
        until description: String, timeout: TimeInterval = 5, filePath: String = #filePath, line: UInt = #line,
        _ condition: () throws -> Bool
    ) async throws {
        let end = ContinuousClock.now + .seconds(timeout)
        await settle()
        while try !condition() {
            guard ContinuousClock.now < end else { throw TimeoutError(description, timeout: timeout, filePath, line) }
            try await settle(for: server.frameClock.interval)
        }
    }
}

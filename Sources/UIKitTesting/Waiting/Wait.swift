import Foundation

/// Waits for conditions that depend on other threads, processes and servers, with a time limit.
///
/// The condition is checked again after each step. By default, a step is a pause of a few milliseconds; a test that
/// serves a connection in the same thread does so in the step.
package enum Wait {
    /// Waits until a condition is met.
    ///
    /// - Parameters:
    ///   - description: A description of the condition, such as "the window is shown". The error contains it.
    ///   - timeout: The longest time to wait, in seconds.
    ///   - filePath: The path of the test's source file. The error contains it.
    ///   - line: The number of the line in that file. The error contains it.
    ///   - step: The work between two checks of the condition. It must return soon.
    ///   - condition: The condition.
    /// - Throws: ``TimeoutError`` if the condition is not met in time.
    package static func until(
        _ description: @autoclosure () -> String, timeout: TimeInterval = 10, filePath: String = #filePath,
        line: UInt = #line, step: () throws -> Void = pause, _ condition: () throws -> Bool
    ) throws {
        guard try isMet(within: timeout, step: step, condition) else {
            throw TimeoutError(description(), timeout: timeout, filePath, line)
        }
    }

    /// Waits until a condition is met, and returns whether it is.
    ///
    /// - Parameters:
    ///   - timeout: The longest time to wait, in seconds.
    ///   - step: The work between two checks of the condition. It must return soon.
    ///   - condition: The condition. It is checked a last time when the time is over.
    package static func isMet(
        within timeout: TimeInterval, step: () throws -> Void = pause, _ condition: () throws -> Bool
    ) rethrows -> Bool {
        let end = ContinuousClock.now + .seconds(timeout)
        while try !condition() {
            guard ContinuousClock.now < end else { return try condition() }
            try step()
        }
        return true
    }

    /// Waits until a value has not changed for some time, and returns it.
    ///
    /// - Parameters:
    ///   - description: A description of the value, such as "the content of the window". The error contains it.
    ///   - duration: The time without a change, in seconds.
    ///   - timeout: The longest time to wait, in seconds.
    ///   - filePath: The path of the test's source file. The error contains it.
    ///   - line: The number of the line in that file. The error contains it.
    ///   - value: Returns the current value.
    /// - Throws: ``TimeoutError`` if the value keeps changing.
    package static func untilStable<Value: Equatable>(
        _ description: @autoclosure () -> String, for duration: TimeInterval = 0.1, timeout: TimeInterval = 10,
        filePath: String = #filePath, line: UInt = #line, _ value: () throws -> Value
    ) throws -> Value {
        var last = try value()
        var since = ContinuousClock.now
        try until(
            "\(description()) no longer changes", timeout: timeout, filePath: filePath, line: line,
            step: { DescriptorWait.pause(milliseconds: 20) },
            {
                let next = try value()
                if next != last { (last, since) = (next, .now) }
                return ContinuousClock.now - since >= .seconds(duration)
            })
        return last
    }

    /// The default step.
    package static func pause() { DescriptorWait.pause(milliseconds: 5) }
}

import Foundation

/// Converts the server's time, 32 bits of milliseconds since an unknown origin, to seconds since this system started.
///
/// The result is monotonic and never in the future. The first event determines the offset between the two clocks, which
/// is too large by its transit time; later events that would be in the future reduce it. An event that would be far in
/// the future has a wrong time; it does not change the offset, and gets the current time.
package struct X11ServerTime {
    /// Longer than the transit time of any event, in seconds.
    private static let longestDelay: TimeInterval = 600

    private var lastServerTime: UInt32?
    /// The milliseconds on the server's clock since the first event, without wrapping at 32 bits.
    private var elapsed: Int64 = 0
    /// The time of the first event on this system's clock.
    private var origin: TimeInterval = 0
    private var lastResult = -TimeInterval.infinity

    /// Creates a conversion whose offset the first event determines.
    package init() {}

    /// Returns the time of an event in seconds since the system started.
    ///
    /// - Parameters:
    ///   - serverTime: The server's time; 0 (CurrentTime) returns `now`.
    ///   - now: The time at which the event was read, in seconds since the system started.
    package mutating func seconds(for serverTime: UInt32, now: TimeInterval) -> TimeInterval {
        guard serverTime != 0 else { return keep(now) }
        guard let last = lastServerTime else {
            lastServerTime = serverTime
            origin = now
            return keep(now)
        }
        // The signed difference is correct across the wrap, and for events that arrive out of order.
        let difference = Int64(Int32(bitPattern: serverTime &- last))
        guard origin + TimeInterval(elapsed + difference) / 1000 - now < X11ServerTime.longestDelay else {
            return keep(now)
        }
        elapsed += difference
        lastServerTime = serverTime
        let time = origin + TimeInterval(elapsed) / 1000
        if time > now { origin -= time - now }
        return keep(min(time, now))
    }

    private mutating func keep(_ time: TimeInterval) -> TimeInterval {
        lastResult = max(lastResult, time)
        return lastResult
    }
}

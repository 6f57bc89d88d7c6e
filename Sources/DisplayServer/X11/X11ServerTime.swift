import Foundation

/// Maps the server's clock, 32 bits of milliseconds from an unknown beginning, to seconds since this system started.
///
/// The result never runs backwards and never lies in the future. The first event fixes the difference of the two clocks
/// at a little too much, by the time it took to arrive; an event that would then lie in the future makes it smaller. An
/// event that would lie far in the future says nothing about the clocks: its time is wrong, and it is taken for new.
package struct X11ServerTime {
    /// Longer than any event was ever on its way.
    private static let longestDelay: TimeInterval = 600

    private var lastServerTime: UInt32?
    /// Milliseconds on the server's clock since the first event, without the wrap at 32 bits.
    private var elapsed: Int64 = 0
    /// The time of the first event on our clock.
    private var origin: TimeInterval = 0
    private var lastResult = -TimeInterval.infinity

    /// A mapping that the first event will fix.
    package init() {}

    /// - Parameters:
    ///   - serverTime: the time of an event; 0, which is the protocol's word for "now", gives `now`.
    ///   - now: when the event was read, in seconds since the system started.
    package mutating func seconds(for serverTime: UInt32, now: TimeInterval) -> TimeInterval {
        guard serverTime != 0 else { return keep(now) }
        guard let last = lastServerTime else {
            lastServerTime = serverTime
            origin = now
            return keep(now)
        }
        // The signed difference is right across the wrap, and for events that arrive out of order.
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

import Foundation

/// The monotonic clock, in seconds since the system started.
enum X11Clock {
    static var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
    }
}

extension timespec {
    /// Creates a time for a wait, in seconds; negative values count as 0. Adds 10 nanoseconds, so that rounding never
    /// ends the wait before its deadline.
    init(roundingUp seconds: TimeInterval) {
        let value = max(0, seconds) + 1e-8
        self.init(tv_sec: Int(clamping: value), tv_nsec: Int(clamping: (value - value.rounded(.down)) * 1e9))
    }
}

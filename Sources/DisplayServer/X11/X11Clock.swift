import Foundation

/// The clocks of the display server.
enum X11Clock {
    /// The monotonic clock, in seconds since the system started.
    static var now: TimeInterval { read(CLOCK_MONOTONIC) }

    /// The CPU time of the current thread in seconds. Other programs on a busy machine do not affect it.
    static var threadTime: TimeInterval { read(CLOCK_THREAD_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> TimeInterval {
        var time = timespec()
        clock_gettime(clock, &time)
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

import Foundation

/// The monotonic clock, in seconds since the system started.
enum X11Clock {
    static var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
    }
}

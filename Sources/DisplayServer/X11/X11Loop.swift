import CX11
import CoreGraphics

/// Sleeping until there is something to do.
@MainActor final class X11Loop {
    /// How often the process woke up from sleeping because something happened; the end of a requested interval does not
    /// count. For the test that an idle application sleeps.
    private(set) var wakeUps = 0

    /// What a sleep ended with.
    enum Reason { case descriptor, deadline }

    /// Sleeps until one of the descriptors can be read (or has hung up) or a deadline has come.
    ///
    /// - Parameter deadline: in seconds since the system started; nil is never.
    @discardableResult
    func sleep(descriptors: [Int32], until deadline: TimeInterval?) -> Reason {
        var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var ready: Int32
        if let deadline {
            // A hundredth of a microsecond more than is left, so that rounding never wakes us before the deadline.
            let left = max(0, min(deadline - X11Clock.now, 1_000_000)) + 1e-8
            var timeout = timespec(
                tv_sec: Int(clamping: left), tv_nsec: Int(clamping: (left - left.rounded(.down)) * 1e9))
            ready = ppoll(&polls, nfds_t(polls.count), &timeout, nil)
        } else {
            ready = ppoll(&polls, nfds_t(polls.count), nil, nil)
        }
        // An interrupting signal counts as a wake-up; the caller looks and sleeps again.
        guard ready != 0 else { return .deadline }
        wakeUps += 1
        return .descriptor
    }

    /// Counts a wake-up by a deadline that somebody set, or of a sleep that was not this loop's.
    func countWakeUp() { wakeUps += 1 }
}

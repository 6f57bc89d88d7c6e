import CX11
import CoreGraphics

/// Waits for descriptors and deadlines.
@MainActor final class X11Loop {
    /// The number of wake-ups due to events; the end of a requested interval does not count. For the test that an idle
    /// application does not wake up.
    private(set) var wakeUps = 0

    /// The reason why a wait ended.
    enum Reason { case descriptor, deadline }

    /// Waits until one of the descriptors is readable (or has hung up) or a deadline has passed.
    ///
    /// - Parameters:
    ///   - descriptors: The descriptors to wait for.
    ///   - deadline: The deadline in seconds since the system started; nil means none.
    @discardableResult
    func sleep(descriptors: [Int32], until deadline: TimeInterval?) -> Reason {
        var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var ready: Int32
        if let deadline {
            // Add 10 nanoseconds so that rounding never ends the wait before the deadline.
            let left = max(0, min(deadline - X11Clock.now, 1_000_000)) + 1e-8
            var timeout = timespec(
                tv_sec: Int(clamping: left), tv_nsec: Int(clamping: (left - left.rounded(.down)) * 1e9))
            ready = ppoll(&polls, nfds_t(polls.count), &timeout, nil)
        } else {
            ready = ppoll(&polls, nfds_t(polls.count), nil, nil)
        }
        // An interrupting signal counts as a wake-up; the caller checks its conditions and waits again.
        guard ready != 0 else { return .deadline }
        wakeUps += 1
        return .descriptor
    }

    /// Counts a wake-up due to a scheduled deadline, or of a wait elsewhere.
    func countWakeUp() { wakeUps += 1 }
}

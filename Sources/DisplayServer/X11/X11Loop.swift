import CX11
import CoreGraphics

/// Waits for descriptors and deadlines outside of the main loop: in synchronous transfers, and in tests, where
/// ``X11MainLoop`` does not exist.
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
        let reason = X11Loop.poll(&polls, until: deadline)
        if reason == .descriptor { wakeUps += 1 }
        return reason
    }

    /// Counts a wake-up due to a scheduled deadline, or of a wait elsewhere.
    func countWakeUp() { wakeUps += 1 }

    /// Waits for the events of `polls` with one system call.
    ///
    /// - Parameters:
    ///   - polls: The descriptors and their events. Negative descriptors are ignored.
    ///   - deadline: The deadline in seconds since the system started; nil means none.
    /// - Returns: The reason why the wait ended. A signal that interrupts it counts as a descriptor: the caller checks
    ///   its conditions and waits again.
    static func poll(_ polls: inout [pollfd], until deadline: TimeInterval?) -> Reason {
        guard let deadline else { return ppoll(&polls, nfds_t(polls.count), nil, nil) == 0 ? .deadline : .descriptor }
        var timeout = timespec(roundingUp: min(deadline - X11Clock.now, 1_000_000))
        return ppoll(&polls, nfds_t(polls.count), &timeout, nil) == 0 ? .deadline : .descriptor
    }
}

import DBus
import Foundation

/// An event loop for tests of connections to message buses, in real time. Of a time in which it was not served, because
/// other tests ran, only a moment counts, so that no timeout passes before the other side could answer.
@MainActor package final class BusEventLoop: DBusEventLoop {
    private final class Timer: DBusTimer {
        let deadline: TimeInterval
        var action: (@MainActor () -> Void)?

        init(deadline: TimeInterval, action: @escaping @MainActor () -> Void) {
            self.deadline = deadline
            self.action = action
        }

        func cancel() { action = nil }
    }

    private var handlers: [Int32: @MainActor () -> Void] = [:]
    private var timers: [Timer] = []
    private var time: TimeInterval = 0
    /// The system's time at the last change of ``time``.
    private var lastReading = ProcessInfo.processInfo.systemUptime

    package init() {}

    package var now: TimeInterval { time + min(ProcessInfo.processInfo.systemUptime - lastReading, 0.1) }

    /// The number of descriptors that are watched.
    package var descriptorCount: Int { handlers.count }

    /// The number of actions that are scheduled.
    package var timerCount: Int { timers.filter { $0.action != nil }.count }

    package func addHandler(for descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
        handlers[descriptor] = handler
    }

    package func removeHandler(for descriptor: Int32) { handlers[descriptor] = nil }

    package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any DBusTimer {
        let timer = Timer(deadline: time + delay, action: action)
        timers.append(timer)
        return timer
    }

    /// Advances the clock, so that timeouts pass without a wait.
    package func advance(by interval: TimeInterval) { time += interval }

    /// Advances the clock by the time since it was read last, or by `limit` if that is less.
    private func readClock(limit: TimeInterval = .infinity) {
        let reading = ProcessInfo.processInfo.systemUptime
        time += min(reading - lastReading, limit)
        lastReading = reading
    }

    /// Runs the handlers of readable descriptors and the actions that are due.
    ///
    /// - Parameter timeout: The longest wait for either, in seconds.
    package func serve(for timeout: TimeInterval = 0) {
        readClock(limit: 0.1)
        var polls = handlers.keys.sorted().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let next = timers.lazy.filter { $0.action != nil }.map(\.deadline).min() ?? .infinity
        poll(&polls, nfds_t(polls.count), Int32((max(0, min(timeout, next - time)) * 1000).rounded(.up)))
        readClock()
        for entry in polls where entry.revents != 0 { handlers[entry.fd]?() }
        let limit = time
        let due = timers.filter { $0.deadline <= limit }.sorted { $0.deadline < $1.deadline }
        timers.removeAll { $0.deadline <= limit || $0.action == nil }
        for timer in due {
            let action = timer.action
            timer.action = nil
            action?()
        }
    }

    /// Serves until a condition holds.
    ///
    /// - Parameters:
    ///   - timeout: The longest wait, in seconds.
    ///   - condition: The condition.
    /// - Returns: False if the condition does not hold in time.
    package func run(for timeout: TimeInterval = 10, until condition: () -> Bool) -> Bool {
        let end = ProcessInfo.processInfo.systemUptime + timeout
        while !condition() {
            guard ProcessInfo.processInfo.systemUptime < end else { return false }
            serve(for: 0.005)
        }
        return true
    }
}

import CRuntime
import Foundation
import Synchronization

/// Runs the main-actor part of an object's deinitializer on the main thread.
///
/// Open classes have a plain `deinit`, so that subclasses can have one: Swift accepts no plain `deinit` below an
/// `isolated deinit`. A plain `deinit` runs on the thread that releases the object last.
///
/// ```swift
/// deinit { deinitOnMainActor { detachSubviewsBeforeDeinit() } }
/// ```
///
/// On the main thread, `work` runs immediately. On another thread, the main thread runs `work` between two events while
/// the releasing thread waits, since objects of the main thread refer to `self` without retaining it: when the memory
/// goes, no such reference is left, and none is read while it changes. A main thread that itself waits, possibly for the
/// releasing thread, does not serve its queue; then the releasing thread runs `work`.
///
/// - Parameter work: clears the references to `self` that others hold, and releases what must be released on the main
///   thread. It neither retains `self` beyond its return nor calls members that subclasses can override.
package func deinitOnMainActor(_ work: @MainActor () -> Void) {
    withoutActuallyEscaping(work) { work in
        // As `MainActor.assumeIsolated` does, once it knows that this is the main actor.
        let work = unsafeBitCast(work, to: (() -> Void).self)
        if uikit_is_main_thread() || isOnMainActor { work() } else { waitForMainThread(work) }
    }
}

/// Whether the current task is isolated to the main actor. Without a run loop, as in tests, other threads than the main
/// thread run its jobs.
private var isOnMainActor: Bool {
    var executor = MainActor.sharedUnownedExecutor
    return uikit_is_current_executor(&executor)
}

/// Returns when `work` has run: on the main thread, or on this one while the main thread sleeps.
@inline(never)
private func waitForMainThread(_ work: @escaping () -> Void) {
    if MainThreadSleep.isKnown { return work() }
    let handoff = MainThreadHandoff(work)
    DispatchQueue.main.async { handoff.run() }
    var sleep = MainThreadSleep.current
    while !handoff.waitUntilDone(for: .milliseconds(20)) {
        let previous = sleep
        sleep = MainThreadSleep.current
        guard let sleep, sleep == previous, handoff.withdraw() else { continue }
        sleep.remember()
        return work()
    }
}

/// Work that one thread offers to the main thread and waits for.
private final class MainThreadHandoff: @unchecked Sendable {
    private let condition = NSCondition()
    private var work: (() -> Void)?
    private var isDone = false

    init(_ work: @escaping () -> Void) { self.work = work }

    /// Runs the work unless it was withdrawn. The work is released before the waiting thread goes on.
    func run() {
        guard takeAndRun() else { return }
        condition.lock()
        isDone = true
        condition.signal()
        condition.unlock()
    }

    @inline(never)
    private func takeAndRun() -> Bool {
        guard let work = take() else { return false }
        work()
        return true
    }

    private func take() -> (() -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        return work.take()
    }

    /// Returns whether the work is done after at most this time.
    func waitUntilDone(for time: Duration) -> Bool {
        let seconds = Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
        let limit = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        while !isDone { if !condition.wait(until: limit) { return isDone } }
        return true
    }

    /// Takes the work back; false if the main thread has begun it.
    func withdraw() -> Bool { take() != nil }
}

/// One uninterrupted sleep of the main thread, as the kernel counts them.
///
/// Two equal values with work waiting in the main queue in between mean that the main thread waits for something else
/// than its queue, for instance for a thread to end.
private struct MainThreadSleep: Equatable {
    private static let known = Mutex<MainThreadSleep?>(nil)

    /// How many times the main thread has gone to sleep.
    let count: Int

    /// The sleep the main thread is in; nil while it runs. Where the kernel does not tell, it counts as one long sleep.
    static var current: MainThreadSleep? {
        let thread = ProcessInfo.processInfo.processIdentifier
        guard let status = try? String(contentsOfFile: "/proc/self/task/\(thread)/status", encoding: .utf8) else {
            return MainThreadSleep(count: 0)
        }
        func value(_ key: String) -> Substring? {
            status.split(separator: "\n").first { $0.hasPrefix(key) }?.split(whereSeparator: \.isWhitespace).dropFirst()
                .first
        }
        guard let state = value("State:"), state != "R" else { return nil }
        return MainThreadSleep(count: value("voluntary_ctxt_switches:").flatMap { Int($0) } ?? 0)
    }

    /// Whether the main thread still is in the sleep that another call of ``remember()`` has found.
    static var isKnown: Bool {
        guard let sleep = known.withLock(\.self) else { return false }
        return sleep == current
    }

    /// Spares other releases a wait for the same sleep.
    func remember() { MainThreadSleep.known.withLock { $0 = self } }
}

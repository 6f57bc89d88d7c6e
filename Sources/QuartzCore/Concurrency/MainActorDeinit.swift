import CRuntime
import Foundation
import SystemSupport

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
/// the releasing thread waits. Objects of the main thread refer to `self` without retaining it; the wait guarantees
/// that no such reference remains when the memory is freed, and that none is read while it changes. The main thread
/// must not wait for a thread that releases such an object last; if it does, a line on standard error reports it.
///
/// - Parameter work: A closure that clears the unretained references to `self`, and releases what must be released on
///   the main thread. It neither retains `self` beyond its return nor calls members that subclasses can override.
package func deinitOnMainActor(_ work: @MainActor () -> Void) {
    withoutActuallyEscaping(work) { work in
        // `MainActor.assumeIsolated` does the same after it has verified the main actor.
        let work = unsafeBitCast(work, to: (() -> Void).self)
        if isMainActorCurrent { work() } else { waitForMainThread(work) }
    }
}

/// A Boolean value that indicates whether the current thread is the main thread, or another thread that runs the main
/// actor. Without a run loop, as in tests, other threads run the jobs of the main actor and the blocks of the main
/// queue.
package var isMainActorCurrent: Bool {
    if uikit_is_main_thread() { return true }
    var executor = MainActor.sharedUnownedExecutor
    return uikit_is_current_executor(&executor) || DispatchQueue.getSpecific(key: mainQueueMark) != nil
}

/// Runs `work` if the caller is on the main actor, as `MainActor.assumeIsolated` does, and returns `nil` elsewhere.
package func ifOnMainActor<Result>(_ work: @MainActor () -> Result) -> Result? {
    guard isMainActorCurrent else { return nil }
    return withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// A queue-specific value that identifies the main queue.
private let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

/// Runs `work` on the main thread, and blocks until it has run.
@inline(never)
private func waitForMainThread(_ work: @escaping () -> Void) {
    let handoff = MainThreadHandoff(work)
    DispatchQueue.main.async { handoff.run() }
    handoff.wait()
}

/// Work that a thread hands to the main thread and waits for.
private final class MainThreadHandoff: @unchecked Sendable {
    /// The time after which a wait is reported, in seconds.
    private static let patience: TimeInterval = 5

    private let condition = NSCondition()
    private var work: (() -> Void)?
    private var isDone = false

    init(_ work: @escaping () -> Void) { self.work = work }

    /// Runs the work. The work is released before the waiting thread continues.
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

    /// Blocks until the work is done.
    func wait() {
        condition.lock()
        defer { condition.unlock() }
        let deadline = Date(timeIntervalSinceNow: MainThreadHandoff.patience)
        while !isDone {
            if condition.wait(until: deadline) { continue }
            if !isDone {
                StandardError.write(
                    line: "UIKit: a background thread released the last reference to a view or layer and waits for the "
                        + "main thread")
            }
            break
        }
        while !isDone { condition.wait() }
    }
}

import CRuntime
import Foundation

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
/// goes, no such reference is left, and none is read while it changes. The main thread must not wait for a thread that
/// releases such an object last; where it does, a line on standard error says so.
///
/// - Parameter work: clears the references to `self` that others hold, and releases what must be released on the main
///   thread. It neither retains `self` beyond its return nor calls members that subclasses can override.
package func deinitOnMainActor(_ work: @MainActor () -> Void) {
    withoutActuallyEscaping(work) { work in
        // As `MainActor.assumeIsolated` does, once it knows that this is the main actor.
        let work = unsafeBitCast(work, to: (() -> Void).self)
        if isMainActorCurrent { work() } else { waitForMainThread(work) }
    }
}

/// Whether this is the main thread, or the main actor on another one: without a run loop, as in tests, other threads run
/// the jobs of the main actor and the blocks of the main queue.
package var isMainActorCurrent: Bool {
    if uikit_is_main_thread() { return true }
    var executor = MainActor.sharedUnownedExecutor
    return uikit_is_current_executor(&executor) || DispatchQueue.getSpecific(key: mainQueueMark) != nil
}

/// Runs `work` if this is the main actor, as `MainActor.assumeIsolated` does; returns nil elsewhere.
package func ifOnMainActor<Result>(_ work: @MainActor () -> Result) -> Result? {
    guard isMainActorCurrent else { return nil }
    return withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// A value that only the main queue has.
private let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

/// Returns when the main thread has run `work`.
@inline(never)
private func waitForMainThread(_ work: @escaping () -> Void) {
    let handoff = MainThreadHandoff(work)
    DispatchQueue.main.async { handoff.run() }
    handoff.wait()
}

/// Work that one thread offers to the main thread and waits for.
private final class MainThreadHandoff: @unchecked Sendable {
    /// Seconds after which a wait is reported.
    private static let patience: TimeInterval = 5

    private let condition = NSCondition()
    private var work: (() -> Void)?
    private var isDone = false

    init(_ work: @escaping () -> Void) { self.work = work }

    /// Runs the work. The work is released before the waiting thread goes on.
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

    /// Returns when the work is done.
    func wait() {
        condition.lock()
        defer { condition.unlock() }
        let deadline = Date(timeIntervalSinceNow: MainThreadHandoff.patience)
        while !isDone {
            if condition.wait(until: deadline) { continue }
            if !isDone {
                FileHandle.standardError.write(
                    Data("UIKit: another thread releases a view or a layer last and waits for the main thread\n".utf8))
            }
            break
        }
        while !isDone { condition.wait() }
    }
}

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
/// goes, no such reference is left, and none is read while it changes. A main thread that does not take the work within
/// ``MainThreadHandoff/patience`` may be waiting for the releasing thread; then that thread runs `work` itself.
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

/// Returns when the main thread, or this thread in its place, has run `work`.
@inline(never)
private func waitForMainThread(_ work: @escaping () -> Void) {
    let handoff = MainThreadHandoff(work)
    DispatchQueue.main.async { handoff.run() }
    if handoff.wait() { return }
    runAsMainActor { handoff.run() }
    // The main thread may have taken the work in between.
    handoff.waitUntilDone()
}

/// Runs `work` on the calling thread as a job of the main actor, so that checks of isolation pass.
private func runAsMainActor(_ work: @escaping @Sendable () -> Void) {
    let jobs = JobCapture()
    Task(executorPreference: jobs) { work() }
    jobs.take()?.runSynchronously(on: MainActor.sharedUnownedExecutor)
}

/// An executor that keeps the job it is given instead of running it.
private final class JobCapture: TaskExecutor, @unchecked Sendable {
    private var job: UnownedJob?

    func enqueue(_ job: consuming ExecutorJob) { self.job = UnownedJob(job) }

    func take() -> UnownedJob? { job.take() }
}

/// Work that one thread offers to the main thread and waits for. Whoever takes it first runs it.
private final class MainThreadHandoff: @unchecked Sendable {
    /// Seconds within which a main thread that serves its run loop has taken the work.
    static let patience: TimeInterval = 0.25

    private let condition = NSCondition()
    private var work: (() -> Void)?
    private var isTaken = false
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
        isTaken = true
        return work.take()
    }

    /// Returns true when the main thread has done the work, and false when it has not taken it in time.
    func wait() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        let deadline = Date(timeIntervalSinceNow: MainThreadHandoff.patience)
        while !isTaken { if !condition.wait(until: deadline) { break } }
        guard isTaken else { return false }
        while !isDone { condition.wait() }
        return true
    }

    /// Returns when the thread that took the work has done it.
    func waitUntilDone() {
        condition.lock()
        defer { condition.unlock() }
        while !isDone { condition.wait() }
    }
}

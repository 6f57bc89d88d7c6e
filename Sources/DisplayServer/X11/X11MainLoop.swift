import CX11
@preconcurrency import CoreFoundation
import CoreGraphics

/// The event loop of the main thread. It serves the display together with the main run loop (its timers, blocks and
/// sources) and libdispatch's main queue, which also runs `Task { @MainActor }`.
///
///     repeat {
///         // Deliver events, deadlines and a frame.
///         loop.serve(applicationCodeRan: …)   // Runs the run loop without waiting, if it is due.
///         loop.sleep()                        // Waits.
///     }
///
/// Sleeping in the run loop takes about twenty system calls. Therefore the `epoll` set on which the run loop would
/// sleep is polled together with the display's descriptors. ``RunLoopWork`` determines when the run loop runs and how
/// the loop waits.
///
/// A run loop that does not sleep ignores `CFRunLoopWakeUp` of other threads. If the process has other threads, the run
/// loop therefore sleeps itself when it has no more work. It also does so if its descriptor is unknown, and in runs
/// that the application starts. ``X11RunLoopSource`` wakes it for the display. Run loop observers are notified of
/// waiting only then.
@MainActor final class X11MainLoop {
    /// The result of the preparation before each wait.
    enum Readiness {
        /// There is work to do; do not wait.
        case ready
        /// There is no work before a deadline, in seconds since the system started; nil means none. Data from the
        /// display are not read before the deadline unless `watchesDisplay` is true.
        case idle(until: TimeInterval?, watchesDisplay: Bool)
    }

    /// The work that the run loop may have.
    ///
    /// A timer, or a block of the main queue, makes a descriptor ready. Blocks of the run loop, signaled sources and
    /// queued notifications do not, and no interface tells whether there are any. They are assumed whenever application
    /// code has run. This code may also have run in the run loop itself, which does not tell, either.
    private enum RunLoopWork {
        /// Application code has run, or a descriptor is ready. The run loop runs before the next wait.
        case due
        /// The run loop has run since then, and may have run code that left more work. It runs several times after 0.1
        /// seconds without events.
        case possible
        /// These runs found no work. The run loop need not run before its descriptor is ready.
        case none
    }

    /// A run of the main run loop in progress.
    private enum Run {
        /// A run of this object that does not wait.
        case turn
        /// A run of this object that waits.
        case sleep
        /// A run that the application started in order to wait for something, in an event handler or a block.
        case application
    }

    /// The time in seconds without events after which remaining work of the run loop is sought.
    private static let idlePeriod: TimeInterval = 0.1
    /// The number of runs that seek remaining work. Each executes the waiting blocks, and the blocks that these add.
    private static let finalTurns = 8
    /// The CPU time of a turn, in seconds, from which it must have run application code. Without any, it takes 4
    /// microseconds, and up to 60 while system calls are traced.
    private static let longTurn: TimeInterval = 1e-4

    private let prepare: @MainActor () -> Readiness
    private let serveNested: @MainActor () -> Void
    private let loop: CFRunLoop
    private let source: X11RunLoopSource
    private let observers: [CFRunLoopObserver]
    private let queueDescriptor: Int32

    private var work = RunLoopWork.due
    /// The display's descriptors.
    private var descriptors: [Int32] = []
    /// The descriptors to poll: those of the display, then those of the run loop and the main queue. Empty if the run
    /// loop's descriptor is unknown.
    private var polls: [pollfd] = []
    /// The runs of the run loop in progress; the last one is innermost.
    private var runs: [Run] = []
    /// The kind of the run that begins next.
    private var nextRun = Run.application
    /// The thread's CPU time when the turn in progress began to run blocks, sources and timers.
    private var turnStart: TimeInterval = 0
    /// The CPU time for which the last turn ran them. Observers, which are called in each turn, are not included.
    private var turnDuration: TimeInterval = 0

    /// Creates a loop.
    ///
    /// - Parameters:
    ///   - prepare: Called before each wait, including waits of the run loop itself after one of its timers ran.
    ///   - serveNested: Called before waits of a run that the application started within this one in order to wait for
    ///     something. It delivers the display's events.
    /// - Returns: Nil on other threads, because the main run loop must run on the main thread. Under `swift test`, the
    ///   main actor does not run on that thread.
    init?(prepare: @escaping @MainActor () -> Readiness, serveNested: @escaping @MainActor () -> Void) {
        guard Thread.isMainThread, let loop = CFRunLoopGetMain() else { return nil }
        let weakSelf = Weak()
        // All other observers are called before those of the first kind, and after those of the second: no code runs
        // between the preparation and the wait, and the durations of turns do not include observers.
        guard let source = X11RunLoopSource(loop),
            let first = weakSelf.makeObserver([.entry, .beforeSources, .beforeWaiting], order: .max),
            let second = weakSelf.makeObserver([.exit], order: .min)
        else { return nil }
        let queueDescriptor = _dispatch_get_main_queue_handle_4CF()
        precondition(
            queueDescriptor >= 0,
            "libdispatch's main queue has no descriptor; use a Swift toolchain that UIKit supports")
        self.prepare = prepare
        self.serveNested = serveNested
        self.loop = loop
        self.source = source
        observers = [first, second]
        self.queueDescriptor = queueDescriptor
        for observer in observers { CFRunLoopAddObserver(loop, observer, kCFRunLoopDefaultMode) }
        weakSelf.value = self
    }

    isolated deinit { for observer in observers { CFRunLoopObserverInvalidate(observer) } }

    /// A weak reference for the observers, which are created before the loop.
    @MainActor private final class Weak {
        weak var value: X11MainLoop?

        func makeObserver(_ activities: [CFRunLoopActivity], order: CFIndex) -> CFRunLoopObserver? {
            CFRunLoopObserverCreateWithHandler(nil, activities.reduce(0) { $0 | $1.rawValue }, true, order) {
                _, activity in
                // The main run loop calls its observers on the main thread, which is also the main actor's thread here.
                // MainActor.assumeIsolated would load a part of the concurrency runtime that is not needed otherwise
                // during launch.
                assert(Thread.isMainThread)
                let body: @MainActor () -> Void = { self.value?.runLoop(does: activity) }
                unsafeBitCast(body, to: (() -> Void).self)()
            }
        }
    }

    /// Sets the descriptors that end a wait when they are readable or have hung up. The first one is the display's.
    func setDescriptors(_ descriptors: [Int32]) {
        guard descriptors != self.descriptors else { return }
        self.descriptors = descriptors
        guard let loopDescriptor = source.runLoopDescriptor else { return }
        polls = (descriptors + [loopDescriptor, queueDescriptor]).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
    }

    // MARK: Serving the run loop

    /// Runs the run loop without waiting if it may have work that is ready.
    ///
    /// - Parameter applicationCodeRan: Whether application code has run since the last call, which may have left work.
    func serve(applicationCodeRan: Bool) {
        if applicationCodeRan || work == .due { turn() }
    }

    /// Runs the run loop without waiting.
    @discardableResult private func turn() -> CFRunLoopRunResult {
        turnDuration = 0
        let result = run(.turn)
        work = turnDuration < X11MainLoop.longTurn ? .possible : .due
        return result
    }

    /// Runs the run loop until it seems to have no more work, unless something else is ready.
    private func finishWork() {
        for _ in 0..<X11MainLoop.finalTurns {
            // A timer that is due may leave work, too.
            guard poll(until: 0), turn() != .handledSource, work == .possible else { return }
        }
        work = .none
    }

    private func run(_ kind: Run) -> CFRunLoopRunResult {
        nextRun = kind
        defer { nextRun = .application }
        // A timeout of the greatest value means none.
        return CFRunLoopRunInMode(kCFRunLoopDefaultMode, kind == .sleep ? .greatestFiniteMagnitude : 0, true)
    }

    // MARK: Waiting

    /// Waits until a descriptor is ready, a deadline has passed, or code has run that may have changed either.
    func sleep() {
        guard !polls.isEmpty else {
            // Only the run loop can wait for its descriptor.
            if work == .possible { finishWork() }
            if work == .none { sleepInRunLoop() }
            return
        }
        guard work != .due, case .idle(let deadline, let watchesDisplay) = prepare() else { return }
        // ppoll() ignores negative descriptors.
        polls[0].fd = watchesDisplay ? descriptors[0] : -1
        if work == .possible {
            let idleEnd = X11Clock.now + X11MainLoop.idlePeriod
            let isIdle = deadline.map { $0 > idleEnd } ?? true
            if poll(until: isIdle ? idleEnd : deadline), isIdle { finishWork() }
        } else if X11MainLoop.hasOtherThreads {
            return sleepInRunLoop()
        } else {
            // No other thread can wake the run loop, and waking it from its sleep would cost more than handling most
            // events.
            _ = poll(until: deadline)
        }
        if polls.suffix(2).contains(where: { $0.revents != 0 }) { work = .due }
    }

    /// Waits for the descriptors without the run loop.
    ///
    /// - Returns: True if the deadline passed.
    private func poll(until deadline: TimeInterval?) -> Bool { X11Loop.poll(&polls, until: deadline) == .deadline }

    /// Waits in the run loop itself.
    private func sleepInRunLoop() {
        _ = run(.sleep)
        work = .due
    }

    /// A Boolean value that indicates whether the process has other threads, or may have.
    private static var hasOtherThreads: Bool {
        // The link count of a directory is 2 plus the number of its subdirectories, here one for each thread.
        var status = stat()
        return stat("/proc/self/task", &status) != 0 || status.st_nlink != 3
    }

    // MARK: Runs of the run loop

    private func runLoop(does activity: CFRunLoopActivity) {
        switch activity {
        case .entry:
            runs.append(nextRun)
            nextRun = .application
            watchDescriptors()
        case .beforeSources:
            if runs.last == .turn { turnStart = X11Clock.threadTime }
        case .exit:
            if runs.popLast() == .turn { turnDuration = X11Clock.threadTime - turnStart }
            watchDescriptors()
        default:
            runLoopWillWait()
        }
    }

    /// Lets the run loop watch the display's descriptors while a run of it waits. Otherwise they would make it ready
    /// for events that it does not handle.
    private func watchDescriptors() {
        let isWaiting = runs.contains { $0 != .turn }
        source.watch(isWaiting ? descriptors : [])
    }

    private func runLoopWillWait() {
        // The run in progress is unknown if it began before this object was created.
        let isNested = (runs.last ?? .application) == .application
        if isNested { serveNested() }
        switch prepare() {
        case .ready:
            // A run of the application ends when the application stops it.
            if !isNested { CFRunLoopStop(loop) }
        case .idle(let deadline, _):
            source.setDeadline(deadline)
            if source.isReady, !isNested { CFRunLoopStop(loop) }
        }
    }
}

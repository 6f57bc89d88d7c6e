import CX11
@preconcurrency import CoreFoundation
import CoreGraphics

/// The event loop of the main thread. It serves the display together with the main run loop (its timers and blocks) and
/// libdispatch's main queue, which also runs `Task { @MainActor }`.
///
/// Running the run loop in order to sleep takes about twenty system calls. Therefore the descriptor on which it would
/// sleep, an `epoll` set, is polled together with the display's descriptors. The run loop runs only when that
/// descriptor is ready, for example because a timer is due, or when application code has added blocks to it. Run loop
/// observers are notified of waiting only when the run loop itself sleeps.
///
/// Other work that application code leaves to the run loop makes no descriptor ready: queued notifications, and
/// signaled sources. For such work, the run loop runs once after 0.1 seconds without events, and once in that time
/// while deadlines follow each other, as in an animation.
///
/// `CFRunLoopWakeUp` from another thread has an effect only if the run loop itself sleeps. If there are other threads,
/// the run loop therefore sleeps itself after 0.1 seconds without events; it also does so if its descriptor cannot be
/// determined, and in runs that the application starts. The display's descriptors are a source of the run loop then.
/// They are in an `epoll` set of their own, which the run loop watches, because it reads from a ready descriptor and
/// would consume the display's data. Deadlines are a timerfd in the same set, because the run loop's own timeout would
/// wake another thread first.
@MainActor final class X11MainLoop {
    /// The result of the preparation before each wait.
    enum Readiness {
        /// There is work to do; do not wait.
        case ready
        /// There is no work before a deadline, in seconds since the system started; nil means none. Data from the
        /// display are not read before the deadline unless `watchesDisplay` is true.
        case idle(until: TimeInterval?, watchesDisplay: Bool)
    }

    private let prepare: @MainActor () -> Readiness
    private let serveNested: @MainActor () -> Void
    /// The number of nested runs of the run loop, and the number when the last run of this object began.
    private var depth = 0
    private var ownDepth = 1

    private let set: Int32
    private let timer: Int32
    private let loop: CFRunLoop
    private let source: CFRunLoopSource
    private let observer: CFRunLoopObserver
    /// The descriptor on which the run loop sleeps; nil if it is unknown.
    private let loopDescriptor: Int32?
    private let queueDescriptor: Int32
    /// Detects waiting blocks. Nil if only running the run loop can tell.
    private var blocks: RunLoopBlocks?
    /// The display's descriptors.
    private var descriptors: [Int32] = []
    private var watched: [Int32] = []
    /// The descriptors to poll: those of the display, then those of the run loop and the main queue.
    private var polls: [pollfd] = []
    /// A Boolean value that indicates whether the run loop has work to do.
    private var isLoopReady = true
    /// A Boolean value that indicates whether application code has run that may have left work to the run loop without
    /// making a descriptor ready.
    private var mayHavePendingRunLoopWork = true
    /// A Boolean value that indicates whether the next run of the run loop is for such pending work.
    private var nextRunIsForPendingWork = false
    /// A Boolean value that indicates whether the process had other threads at the last check, which is expensive.
    private var hadOtherThreads = true
    /// The time of the last run of the run loop, or of the last wait without pending work.
    private var lastRun: TimeInterval = 0
    /// A Boolean value that indicates whether a run that this object started is in progress.
    private var isRunning = false
    /// The time in seconds after an event during which the run loop does not sleep itself.
    private static let idlePeriod: TimeInterval = 0.1
    /// A Boolean value that indicates whether the display's descriptors are in the set because the run loop itself
    /// sleeps.
    private var isSleepingInRunLoop = false
    /// The number of runs in progress that the application started.
    private var applicationRuns = 0
    private var armed: TimeInterval?

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
        let set = epoll_create1(Int32(EPOLL_CLOEXEC))
        let timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK))
        guard set >= 0, timer >= 0, let source = X11MainLoop.makeSource(set) else {
            if set >= 0 { close(set) }
            if timer >= 0 { close(timer) }
            return nil
        }
        final class Weak { weak var value: X11MainLoop? }
        let weakSelf = Weak()
        let activities: [CFRunLoopActivity] = [.entry, .beforeWaiting, .exit]
        guard
            let observer = CFRunLoopObserverCreateWithHandler(
                nil, activities.reduce(0) { $0 | $1.rawValue }, true, 0,
                { _, activity in
                    // The main run loop calls its observers on the main thread, which is also the main actor's thread
                    // here. MainActor.assumeIsolated would load a part of the concurrency runtime that is not needed
                    // otherwise during launch.
                    assert(Thread.isMainThread)
                    let body: @MainActor () -> Void = { weakSelf.value?.runLoop(does: activity) }
                    unsafeBitCast(body, to: (() -> Void).self)()
                })
        else {
            close(set)
            close(timer)
            return nil
        }
        self.prepare = prepare
        self.serveNested = serveNested
        self.set = set
        self.timer = timer
        self.loop = loop
        self.source = source
        self.observer = observer
        CFRunLoopAddSource(loop, source, kCFRunLoopDefaultMode)
        CFRunLoopAddObserver(loop, observer, kCFRunLoopDefaultMode)
        loopDescriptor = X11MainLoop.descriptor(watching: set)
        let queueDescriptor = _dispatch_get_main_queue_handle_4CF()
        precondition(
            queueDescriptor >= 0,
            "libdispatch's main queue has no descriptor; use a Swift toolchain that UIKit supports")
        self.queueDescriptor = queueDescriptor
        blocks = RunLoopBlocks(of: loop)
        weakSelf.value = self
        setWatchedDescriptors([timer])
    }

    /// Returns the `epoll` set of this process that contains a descriptor, according to `/proc/self/fdinfo`.
    static func descriptor(watching watched: Int32) -> Int32? {
        guard let directory = opendir("/proc/self/fdinfo") else { return nil }
        defer { closedir(directory) }
        // The last byte remains zero.
        var text = [CChar](repeating: 0, count: 4096)
        while let entry = readdir(directory) {
            let (number, file) = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
                    (Int32(atoi(name)), openat(dirfd(directory), name, O_RDONLY | O_CLOEXEC))
                }
            }
            guard file >= 0 else { continue }
            let count = read(file, &text, text.count - 1)
            close(file)
            guard count > 0, number != watched, number != dirfd(directory) else { continue }
            text[count] = 0
            if lists(watched, text) { return number }
        }
        return nil
    }

    /// Returns whether the description of an `epoll` set lists a descriptor: "tfd:        7 events: …" for each member.
    private static func lists(_ watched: Int32, _ text: UnsafePointer<CChar>) -> Bool {
        var rest = text
        while let entry = strstr(rest, "tfd:") {
            if atoi(entry + 4) == watched { return true }
            rest = UnsafePointer(entry + 4)
        }
        return false
    }

    isolated deinit {
        if CFRunLoopGetCurrent() === loop { blocks?.removeMarkerBlock() }
        CFRunLoopObserverInvalidate(observer)
        CFRunLoopSourceInvalidate(source)
        close(set)
        close(timer)
    }

    static func makeSource(_ descriptor: Int32) -> CFRunLoopSource? {
        var context = CFRunLoopSourceContext1()
        context.version = 1
        context.info = UnsafeMutableRawPointer(bitPattern: Int(descriptor))
        context.getPort = { Int32(truncatingIfNeeded: Int(bitPattern: $0)) }
        // The caller of the wait reads the data.
        context.perform = { _ in }
        return withUnsafeMutablePointer(to: &context) {
            // The two versions of sources have contexts of different types, which their first member distinguishes.
            CFRunLoopSourceCreate(
                nil, 0, UnsafeMutableRawPointer($0).assumingMemoryBound(to: CFRunLoopSourceContext.self))
        }
    }

    /// Sets the descriptors that end a wait when they are readable or have hung up.
    func setDescriptors(_ descriptors: [Int32]) {
        guard descriptors != self.descriptors else { return }
        self.descriptors = descriptors
        guard let loopDescriptor else { return setWatchedDescriptors(descriptors + [timer]) }
        polls = (descriptors + [loopDescriptor, queueDescriptor]).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
    }

    /// Sets the members of the `epoll` set.
    private func setWatchedDescriptors(_ wanted: [Int32]) {
        guard wanted != watched else { return }
        var event = epoll_event()
        for descriptor in watched where !wanted.contains(descriptor) {
            epoll_ctl(set, EPOLL_CTL_DEL, descriptor, &event)
        }
        for descriptor in wanted where !watched.contains(descriptor) {
            event.events = EPOLLIN.rawValue
            event.data.fd = descriptor
            epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event)
        }
        watched = wanted
    }

    /// Runs all work that is ready on the main thread without waiting. Does nothing if there can be none.
    ///
    /// - Parameter applicationCodeRan: Whether application code has run since the last call, which may have left work.
    func serve(applicationCodeRan: Bool) {
        if applicationCodeRan {
            mayHavePendingRunLoopWork = true
            nextRunIsForPendingWork = false
        }
        guard loopDescriptor == nil || isLoopReady || applicationCodeRan && blocks?.hasPendingBlocks != false else {
            return
        }
        isLoopReady = false
        let result = run(for: 0)
        // Sources that ran may have left more work. After a run for pending work, only a handled source indicates that:
        // the run loop's own sleep would notice no more, either.
        mayHavePendingRunLoopWork = !nextRunIsForPendingWork || result == .handledSource
        nextRunIsForPendingWork = false
        if blocks?.ran() == true { isLoopReady = true }
    }

    /// Waits until a descriptor is ready, a deadline has passed, or code has run that may have changed either.
    func sleep() {
        guard loopDescriptor != nil else { return sleepInRunLoop() }
        guard !isLoopReady, case .idle(let deadline, let watchesDisplay) = prepare() else { return }
        let end = deadline ?? .infinity
        // poll() ignores negative descriptors.
        if let display = descriptors.first, !polls.isEmpty { polls[0].fd = watchesDisplay ? display : -1 }
        // Nothing has run since the run loop completed all work.
        let hasNothingPending = !mayHavePendingRunLoopWork && !hadOtherThreads
        let lightEnd = X11Clock.now + (hasNothingPending ? 0 : X11MainLoop.idlePeriod)
        let isTime = hasNothingPending || poll(until: min(end, lightEnd))
        if isTime, end > lightEnd {
            sleepAfterIdlePeriod(until: end)
        } else if isTime, mayHavePendingRunLoopWork, X11Clock.now - lastRun >= X11MainLoop.idlePeriod {
            // Deadlines follow each other. Discrete input, such as keys, does not get here.
            isLoopReady = true
        }
        // A timer that is due now may also leave work.
        if nextRunIsForPendingWork { _ = poll(until: 0) }
        if polls.suffix(2).contains(where: { $0.revents != 0 }) {
            isLoopReady = true
            nextRunIsForPendingWork = false
        }
    }

    /// Handles the end of the first 0.1 seconds without events: runs the run loop if there may be pending work, or else
    /// waits.
    private func sleepAfterIdlePeriod(until end: TimeInterval) {
        // Only a thread can start another one. If there was no other thread, one check after the last run is enough.
        if hadOtherThreads || !mayHavePendingRunLoopWork { hadOtherThreads = X11MainLoop.hasOtherThreads }
        if hadOtherThreads {
            isSleepingInRunLoop = true
            setWatchedDescriptors(descriptors + [timer])
            sleepInRunLoop()
            isSleepingInRunLoop = false
            setWatchedDescriptors([timer])
            isLoopReady = true
        } else if mayHavePendingRunLoopWork {
            nextRunIsForPendingWork = true
            isLoopReady = true
        } else {
            // No other thread can wake the run loop, and waking it from its sleep would cost more than handling most
            // events.
            _ = poll(until: end)
            lastRun = X11Clock.now
        }
    }

    /// Waits for the descriptors without the run loop.
    ///
    /// - Returns: True if the deadline passed.
    private func poll(until end: TimeInterval) -> Bool {
        // Add 10 nanoseconds so that rounding never ends the wait before the deadline.
        let left = max(0, end - X11Clock.now) + 1e-8
        guard left < 1e9 else { return ppoll(&polls, nfds_t(polls.count), nil, nil) == 0 }
        var timeout = timespec(tv_sec: Int(clamping: left), tv_nsec: Int(clamping: (left - left.rounded(.down)) * 1e9))
        return ppoll(&polls, nfds_t(polls.count), &timeout, nil) == 0
    }

    /// A Boolean value that indicates whether the process has other threads, or may have.
    private static var hasOtherThreads: Bool {
        // The link count of a directory is 2 plus the number of its subdirectories, here one for each thread.
        var status = stat()
        return stat("/proc/self/task", &status) != 0 || status.st_nlink != 3
    }

    /// Waits in the run loop itself.
    private func sleepInRunLoop() {
        // A timeout of this value means none.
        run(for: .greatestFiniteMagnitude)
    }

    @discardableResult
    private func run(for interval: CFTimeInterval) -> CFRunLoopRunResult {
        ownDepth = depth + 1
        isRunning = true
        let result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, interval, true)
        isRunning = false
        lastRun = X11Clock.now
        return result
    }

    private func runLoop(does activity: CFRunLoopActivity) {
        if activity == .entry { depth += 1 }
        let isOurs = isRunning && depth == ownDepth
        if loopDescriptor != nil, !isOurs {
            // These runs sleep on the set.
            if activity == .entry { applicationRuns += 1 }
            if activity == .exit { applicationRuns -= 1 }
            setWatchedDescriptors(applicationRuns > 0 || isSleepingInRunLoop ? descriptors + [timer] : [timer])
        }
        if activity == .exit { depth -= 1 }
        guard activity == .beforeWaiting else { return }
        // This includes runs that an event handler started outside of any run of this object.
        let isNested = !isOurs
        if isNested { serveNested() }
        switch prepare() {
        case .ready:
            // A run of the application ends when the application stops it.
            if !isNested { CFRunLoopStop(loop) }
        case .idle(let deadline, _):
            arm(deadline)
            var event = epoll_event()
            // The run loop is edge-triggered: descriptors that were ready before the wait would not end it.
            if epoll_wait(set, &event, 1, 0) != 0, !isNested { CFRunLoopStop(loop) }
        }
    }

    private func arm(_ deadline: TimeInterval?) {
        guard deadline != armed else { return }
        armed = deadline
        var time = itimerspec()
        if let deadline {
            // Add 10 nanoseconds so that rounding never ends the wait before the deadline.
            let value = max(0, min(deadline, 1e12)) + 1e-8
            time.it_value = timespec(
                tv_sec: Int(clamping: value), tv_nsec: Int(clamping: (value - value.rounded(.down)) * 1e9))
        }
        timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &time, nil)
    }
}

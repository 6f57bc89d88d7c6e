import CX11
@preconcurrency import CoreFoundation
import CoreGraphics

/// Sleeping on the main thread, where more than the display wants to be served: the main run loop with its timers and
/// blocks, and libdispatch's main queue, which also carries `Task { @MainActor }`.
///
/// Running the run loop to sleep costs some twenty system calls. So the descriptor it would sleep on, an `epoll` set,
/// is waited for beside the display's own, and the run loop runs only where that is ready, as it is when a timer is due, or
/// code of the application left blocks in it. Its observers are told of a sleep when it sleeps itself.
///
/// Other things that code of the application leaves to the run loop make nothing ready: notifications that are queued,
/// and sources that are signalled. For these it runs once after a tenth of a second in which nothing happened, and
/// while one deadline follows the other, as in an animation, once in that time.
///
/// What other threads send by `CFRunLoopWakeUp` reaches only a run loop that sleeps itself. So after that tenth of a
/// second it does if there are other threads; also where that descriptor cannot be found out, and in runs that the
/// application starts itself, the sleep is the run loop's own. The display's descriptors are a source of it then: they
/// are in a set of their own, and it is that set which the run loop watches, because it reads from a descriptor that is
/// ready, and would take the display's bytes. Deadlines are a timer of the system in the same set: the run loop's own
/// time-out would wake another thread first.
@MainActor final class X11MainLoop {
    /// What is found out before every sleep.
    enum Readiness {
        /// There is something to do; nobody sleeps now.
        case ready
        /// Nothing to do before this time, in seconds since the system started; nil is never. What the display sends is
        /// left to lie until then, unless it is watched.
        case idle(until: TimeInterval?, watchesDisplay: Bool)
    }

    private let prepare: @MainActor () -> Readiness
    private let serveNested: @MainActor () -> Void
    /// How many runs of the run loop are going on, one in the other, and how many were when ours began.
    private var depth = 0
    private var ownDepth = 1

    private let set: Int32
    private let timer: Int32
    private let loop: CFRunLoop
    private let source: CFRunLoopSource
    private let observer: CFRunLoopObserver
    /// What the run loop itself sleeps on; nil if that is not known.
    private let loopDescriptor: Int32?
    private let queueDescriptor: Int32
    /// Nil if the run loop must run to know.
    private var blocks: RunLoopBlocks?
    /// The display's descriptors.
    private var descriptors: [Int32] = []
    private var watched: [Int32] = []
    /// What is polled: the display's descriptors, then the run loop's and the main queue's.
    private var polls: [pollfd] = []
    /// Whether the run loop has something to do.
    private var isLoopReady = true
    /// Whether code of the application ran that may have left to the run loop what makes nothing ready.
    private var mayBeOwed = true
    /// Whether the run that is to come is the one for that.
    private var isForOwed = false
    /// Whether there were other threads when it was last looked, which is dear.
    private var hadOtherThreads = true
    /// When the run loop last ran, or had slept because nothing was left to it.
    private var lastRun: TimeInterval = 0
    /// Whether a run is going on that we started, and how many that the application did.
    private var isRunning = false
    /// How long after something happened the run loop is kept from sleeping itself.
    private static let lightSleep: TimeInterval = 0.1
    /// Whether the display's descriptors are in the set, for a sleep of the run loop itself.
    private var isDeep = false
    private var foreignRuns = 0
    private var armed: TimeInterval?

    /// - Parameters:
    ///   - prepare: called before every sleep, also before those that the run loop makes by itself after one of its
    ///     timers ran.
    ///   - serveNested: called before the sleeps of a run that the app started inside of this one, as it does to wait
    ///     for something: the display is to be served meanwhile.
    /// - Returns: nil on other threads: what belongs to the main thread may run only there. Under `swift test` the main
    ///   actor is not on it.
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
                    // The main run loop calls its observers on the main thread, which is the main actor's here. Asking
                    // the actor itself takes a part of the concurrency runtime into memory that a start needs for nothing
                    // else.
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
        queueDescriptor = _dispatch_get_main_queue_handle_4CF()
        blocks = RunLoopBlocks(of: loop)
        weakSelf.value = self
        watchOnly([timer])
    }

    /// The `epoll` set of this process that watches a descriptor: the system lists what is in each.
    static func descriptor(watching watched: Int32) -> Int32? {
        guard let directory = opendir("/proc/self/fdinfo") else { return nil }
        defer { closedir(directory) }
        // The last byte stays zero.
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

    /// Whether what the system says of an `epoll` set names a descriptor: "tfd:        7 events: …" for each one in it.
    private static func lists(_ watched: Int32, _ text: UnsafePointer<CChar>) -> Bool {
        var rest = text
        while let entry = strstr(rest, "tfd:") {
            if atoi(entry + 4) == watched { return true }
            rest = UnsafePointer(entry + 4)
        }
        return false
    }

    isolated deinit {
        if CFRunLoopGetCurrent() === loop { blocks?.removeOwn() }
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
        // What is there is read where the sleep was asked for.
        context.perform = { _ in }
        return withUnsafeMutablePointer(to: &context) {
            // The two kinds of sources have contexts of two types, told apart by their first member.
            CFRunLoopSourceCreate(
                nil, 0, UnsafeMutableRawPointer($0).assumingMemoryBound(to: CFRunLoopSourceContext.self))
        }
    }

    /// Makes `descriptors` those that end a sleep when they can be read or have hung up.
    func setDescriptors(_ descriptors: [Int32]) {
        guard descriptors != self.descriptors else { return }
        self.descriptors = descriptors
        guard let loopDescriptor else { return watchOnly(descriptors + [timer]) }
        polls = (descriptors + [loopDescriptor, queueDescriptor]).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
    }

    /// Makes `wanted` the descriptors in the set.
    private func watchOnly(_ wanted: [Int32]) {
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

    /// Runs what is ready on the main thread, without sleeping. Does nothing where nothing can be.
    ///
    /// - Parameter appCodeRan: whether code of the application ran since the last call, which may have left something.
    func serve(appCodeRan: Bool) {
        if appCodeRan {
            mayBeOwed = true
            isForOwed = false
        }
        guard loopDescriptor == nil || isLoopReady || appCodeRan && blocks?.areWaiting != false else { return }
        isLoopReady = false
        let result = run(for: 0)
        // What ran in it may owe something in turn. Where there was nothing but what was owed, only a source can tell:
        // the run loop's own sleeps see to no more than that either.
        mayBeOwed = !isForOwed || result == .handledSource
        isForOwed = false
        if blocks?.ran() == true { isLoopReady = true }
    }

    /// Sleeps until one of the descriptors is ready, the deadline has come, or something ran that may have changed
    /// either.
    func sleep() {
        guard loopDescriptor != nil else { return sleepDeeply() }
        guard !isLoopReady, case .idle(let deadline, let watchesDisplay) = prepare() else { return }
        let end = deadline ?? .infinity
        // Of one that is negative nothing is heard.
        if let display = descriptors.first, !polls.isEmpty { polls[0].fd = watchesDisplay ? display : -1 }
        // Nothing has run since the run loop did all there was.
        let isQuiet = !mayBeOwed && !hadOtherThreads
        let lightEnd = X11Clock.now + (isQuiet ? 0 : X11MainLoop.lightSleep)
        let isTime = isQuiet || sleepLightly(until: min(end, lightEnd))
        if isTime, end > lightEnd {
            sleepLong(until: end)
        } else if isTime, mayBeOwed, X11Clock.now - lastRun >= X11MainLoop.lightSleep {
            // Deadline follows deadline. Keys and the like never come to this.
            isLoopReady = true
        }
        // What a timer calls may leave something too, also one that is due by now.
        if isForOwed { _ = sleepLightly(until: 0) }
        if polls.suffix(2).contains(where: { $0.revents != 0 }) {
            isLoopReady = true
            isForOwed = false
        }
    }

    /// Nothing happened for a while: sees to what may be owed, or else sleeps.
    private func sleepLong(until end: TimeInterval) {
        // Only a thread can start another one, so where there was none it is enough to look after the last run.
        if hadOtherThreads || !mayBeOwed { hadOtherThreads = X11MainLoop.hasOtherThreads }
        if hadOtherThreads {
            isDeep = true
            watchOnly(descriptors + [timer])
            sleepDeeply()
            isDeep = false
            watchOnly([timer])
            isLoopReady = true
        } else if mayBeOwed {
            isForOwed = true
            isLoopReady = true
        } else {
            // Nobody can send us anything, and to leave a sleep of the run loop would cost more than most events do.
            _ = sleepLightly(until: end)
            lastRun = X11Clock.now
        }
    }

    /// Waits for the descriptors without the run loop.
    ///
    /// - Returns: Whether the time has come instead.
    private func sleepLightly(until end: TimeInterval) -> Bool {
        // A hundredth of a microsecond later, so that rounding never wakes us before the deadline.
        let left = max(0, end - X11Clock.now) + 1e-8
        guard left < 1e9 else { return ppoll(&polls, nfds_t(polls.count), nil, nil) == 0 }
        var timeout = timespec(tv_sec: Int(clamping: left), tv_nsec: Int(clamping: (left - left.rounded(.down)) * 1e9))
        return ppoll(&polls, nfds_t(polls.count), &timeout, nil) == 0
    }

    /// Whether the process has other threads, or it cannot be known.
    private static var hasOtherThreads: Bool {
        // A directory has a link for itself, one for the way to it, and one for each directory in it: one a thread.
        var status = stat()
        return stat("/proc/self/task", &status) != 0 || status.st_nlink != 3
    }

    /// Lets the run loop sleep.
    private func sleepDeeply() {
        // The largest time-out is none.
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
            // Only these sleep on the set.
            if activity == .entry { foreignRuns += 1 }
            if activity == .exit { foreignRuns -= 1 }
            watchOnly(foreignRuns > 0 || isDeep ? descriptors + [timer] : [timer])
        }
        if activity == .exit { depth -= 1 }
        guard activity == .beforeWaiting else { return }
        // Also one that a handler of an event started, outside of any run of ours.
        let isNested = !isOurs
        if isNested { serveNested() }
        switch prepare() {
        case .ready:
            // A run that is not ours ends when the app says so.
            if !isNested { CFRunLoopStop(loop) }
        case .idle(let deadline, _):
            arm(deadline)
            var event = epoll_event()
            // The run loop is told of news only; what was there before the sleep must not wait for more.
            if epoll_wait(set, &event, 1, 0) != 0, !isNested { CFRunLoopStop(loop) }
        }
    }

    private func arm(_ deadline: TimeInterval?) {
        guard deadline != armed else { return }
        armed = deadline
        var time = itimerspec()
        if let deadline {
            // A hundredth of a microsecond later, so that rounding never wakes us before the deadline.
            let value = max(0, min(deadline, 1e12)) + 1e-8
            time.it_value = timespec(
                tv_sec: Int(clamping: value), tv_nsec: Int(clamping: (value - value.rounded(.down)) * 1e9))
        }
        timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &time, nil)
    }
}

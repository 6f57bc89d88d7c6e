import CX11
@preconcurrency import CoreFoundation
import CoreGraphics

/// Sleeping on the main thread, where more than the display wants to be served: the main run loop with its timers and
/// blocks, and libdispatch's main queue, which also carries `Task { @MainActor }`.
///
/// The sleep is the run loop's own, so that whatever wakes that wakes us. The display's descriptors are a source of it: they
/// are in an `epoll` set of their own, and it is that set which the run loop watches, because it reads from a descriptor
/// that is ready, and would take the display's bytes. Deadlines are a timer of the system in the same set: the run loop's
/// own time-out would wake another thread first.
@MainActor final class X11MainLoop {
    /// What is found out before every sleep.
    enum Readiness {
        /// There is something to do; nobody sleeps now.
        case ready
        /// Nothing to do before this time, in seconds since the system started; nil is never.
        case idle(until: TimeInterval?)
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
    private var watched: Set<Int32> = []
    private var armed: TimeInterval?

    /// - Parameters:
    ///   - prepare: called before every sleep, also before those that the run loop makes by itself after one of its timers
    ///     ran.
    ///   - serveNested: called before the sleeps of a run that the app started inside of this one, as it does to wait for
    ///     something: the display is to be served meanwhile.
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
                    // The main run loop calls its observers on the main thread, which is the main actor's here.
                    MainActor.assumeIsolated { weakSelf.value?.runLoop(does: activity) }
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
        weakSelf.value = self
        watch([timer])
        CFRunLoopAddSource(loop, source, kCFRunLoopDefaultMode)
        CFRunLoopAddObserver(loop, observer, kCFRunLoopDefaultMode)
    }

    isolated deinit {
        CFRunLoopObserverInvalidate(observer)
        CFRunLoopSourceInvalidate(source)
        close(set)
        close(timer)
    }

    private static func makeSource(_ descriptor: Int32) -> CFRunLoopSource? {
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
        let wanted = Set(descriptors + [timer])
        guard wanted != watched else { return }
        var event = epoll_event()
        for descriptor in watched.subtracting(wanted) { epoll_ctl(set, EPOLL_CTL_DEL, descriptor, &event) }
        watched.formIntersection(wanted)
        watch(wanted.subtracting(watched))
    }

    private func watch(_ descriptors: Set<Int32>) {
        for descriptor in descriptors {
            var event = epoll_event()
            event.events = EPOLLIN.rawValue
            event.data.fd = descriptor
            epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event)
            watched.insert(descriptor)
        }
    }

    /// Runs what is ready on the main thread, without sleeping.
    func serve() {
        ownDepth = depth + 1
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true)
    }

    /// Sleeps until one of the descriptors is ready, the deadline has come, or something ran that may have changed either.
    func sleep() {
        ownDepth = depth + 1
        // The largest time-out is none.
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, .greatestFiniteMagnitude, true)
    }

    private func runLoop(does activity: CFRunLoopActivity) {
        if activity == .entry { depth += 1 }
        if activity == .exit { depth -= 1 }
        guard activity == .beforeWaiting else { return }
        let isNested = depth > ownDepth
        if isNested { serveNested() }
        switch prepare() {
        case .ready:
            // A run that is not ours ends when the app says so.
            if !isNested { CFRunLoopStop(loop) }
        case .idle(let deadline):
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
            time.it_value = timespec(tv_sec: Int(value), tv_nsec: Int((value - value.rounded(.down)) * 1e9))
        }
        timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &time, nil)
    }
}

import CX11
@preconcurrency import CoreFoundation
import CoreGraphics

/// A source that ends a run loop's sleep when a file descriptor is ready or a deadline passes.
///
/// The descriptors are in an `epoll` set of their own, which the run loop watches: the run loop reads from a descriptor
/// that is ready, and would consume the display's data. The deadline is a timerfd in the same set, because the run
/// loop's own timeout would wake another thread first.
@MainActor final class X11RunLoopSource {
    /// The descriptor on which the run loop sleeps, itself an `epoll` set; nil if it is unknown.
    let runLoopDescriptor: Int32?

    private let source: CFRunLoopSource
    private let set: Int32
    private let timer: Int32
    /// The members of the set besides the timer.
    private var watched: [Int32] = []
    private var deadline: TimeInterval?

    /// Adds a source without descriptors and deadline to a run loop.
    ///
    /// - Returns: Nil if the process has too few resources.
    init?(_ loop: CFRunLoop) {
        let set = epoll_create1(Int32(EPOLL_CLOEXEC))
        let timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK))
        guard set >= 0, timer >= 0, let source = X11RunLoopSource.makeSource(set) else {
            if set >= 0 { close(set) }
            if timer >= 0 { close(timer) }
            return nil
        }
        self.set = set
        self.timer = timer
        self.source = source
        CFRunLoopAddSource(loop, source, kCFRunLoopDefaultMode)
        runLoopDescriptor = X11RunLoopSource.descriptor(watching: set)
        change(EPOLL_CTL_ADD, timer)
    }

    isolated deinit {
        CFRunLoopSourceInvalidate(source)
        close(set)
        close(timer)
    }

    private static func makeSource(_ descriptor: Int32) -> CFRunLoopSource? {
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

    // MARK: Descriptors and deadline

    /// Sets the descriptors that end the run loop's sleep when they are readable or have hung up.
    func watch(_ descriptors: [Int32]) {
        guard descriptors != watched else { return }
        for descriptor in watched where !descriptors.contains(descriptor) { change(EPOLL_CTL_DEL, descriptor) }
        for descriptor in descriptors where !watched.contains(descriptor) { change(EPOLL_CTL_ADD, descriptor) }
        watched = descriptors
    }

    private func change(_ operation: Int32, _ descriptor: Int32) {
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.fd = descriptor
        epoll_ctl(set, operation, descriptor, &event)
    }

    /// Sets the time at which the run loop's sleep ends, in seconds since the system started; nil means none.
    func setDeadline(_ deadline: TimeInterval?) {
        guard deadline != self.deadline else { return }
        self.deadline = deadline
        var time = itimerspec()
        if let deadline { time.it_value = timespec(roundingUp: min(deadline, 1e12)) }
        timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &time, nil)
    }

    /// A Boolean value that indicates whether a descriptor is ready or the deadline has passed.
    ///
    /// The run loop is edge-triggered: descriptors that were ready before it sleeps would not end its sleep.
    var isReady: Bool {
        var event = epoll_event()
        return epoll_wait(set, &event, 1, 0) != 0
    }

    // MARK: The run loop's descriptor

    /// Returns the `epoll` set of this process that contains a descriptor, according to `/proc/self/fdinfo`.
    private static func descriptor(watching watched: Int32) -> Int32? {
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
}

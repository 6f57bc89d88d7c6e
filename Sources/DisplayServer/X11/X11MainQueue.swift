import CX11
import CoreGraphics

/// The other things that run on the main thread: libdispatch's main queue, which also carries `Task { @MainActor }`, and
/// the timers of the main run loop.
@MainActor struct X11MainQueue {
    /// Readable while the main queue has work.
    let descriptor: Int32

    /// - Returns: nil on other threads: what belongs to the main thread may run only there. Under `swift test` the main
    ///   actor is not on it.
    init?() {
        guard Thread.isMainThread else { return nil }
        descriptor = _dispatch_get_main_queue_handle_4CF()
    }

    /// Runs what is on the queue and the timers that are due.
    ///
    /// - Returns: when the next timer is due, in seconds since the system started; nil if there is none.
    func serve() -> TimeInterval? {
        var count: UInt64 = 0
        // The descriptor is an event counter; reading resets it. It does not block.
        if read(descriptor, &count, MemoryLayout<UInt64>.size) > 0 { _dispatch_main_queue_callback_4CF(nil) }
        // Asking for the next date is what fires timers. It takes some 4 microseconds.
        guard let date = RunLoop.main.limitDate(forMode: .default), date < .distantFuture else { return nil }
        return X11Clock.now + date.timeIntervalSinceNow
    }
}

import CX11

/// Catches the errors of specific requests without waiting for the server. A trap covers a range of request serial
/// numbers; its errors are delivered when the events around them are read.
@MainActor final class X11ErrorTraps {
    private let display: OpaquePointer
    private let log: X11ErrorLog
    private var handlers: [Int: @MainActor (X11Error) -> Void] = [:]
    private var completions: [Int: @MainActor () -> Void] = [:]
    private var watchers: [UInt: (id: Int, onError: @MainActor (X11Error) -> Void)] = [:]
    private var lastWatcher = 0

    init(display: OpaquePointer, log: X11ErrorLog) {
        self.display = display
        self.log = log
    }

    /// Runs `requests`. Their errors are not logged but passed to `onError` later, once each.
    ///
    /// - Parameters:
    ///   - requests: A closure that makes the requests.
    ///   - onError: Called later for each error.
    ///   - onDone: Called later, when the server has processed the requests or the connection has ended.
    @discardableResult
    func trap<Result>(
        _ requests: () -> Result, onError: (@MainActor (X11Error) -> Void)? = nil,
        onDone: (@MainActor () -> Void)? = nil
    ) -> Result {
        let first = XNextRequest(display)
        let id = log.openTrap(first: first)
        let result = requests()
        log.closeTrap(id, end: log.isLost ? first : XNextRequest(display))
        if let onError { handlers[id] = onError }
        if let onDone { completions[id] = onDone }
        return result
    }

    /// Runs `requests` and waits until the server has processed them. Use it only if the outcome decides what to do
    /// next: while connecting and when a window is created.
    ///
    /// - Returns: The first error, if any.
    func trapAndWait(_ requests: () -> Void) -> X11Error? {
        var failure: X11Error?
        trap(
            {
                requests()
                if !log.isLost { XSync(display, 0) }
            }, onError: { if failure == nil { failure = $0 } })
        deliver()
        return failure
    }

    /// Passes drawing errors of a resource, in requests without a trap, to `onError` from now on. Use it for requests
    /// in each frame, for which a trap would be expensive.
    ///
    /// - Returns: A token for ``unwatch(_:_:)``.
    func watch(_ resource: UInt, onError: @escaping @MainActor (X11Error) -> Void) -> Int {
        log.watch(resource)
        lastWatcher += 1
        watchers[resource] = (lastWatcher, onError)
        return lastWatcher
    }

    /// Ends watching a resource after the server has processed all requests so far, unless another watcher has replaced
    /// this one.
    func unwatch(_ resource: UInt, _ id: Int) {
        let end: @MainActor () -> Void = { [self] in
            guard watchers[resource]?.id == id else { return }
            log.unwatch(resource)
            watchers[resource] = nil
        }
        // A lost or closed display must not be queried for its last processed request.
        if log.isLost { end() } else { trap({}, onDone: end) }
    }

    /// The number of traps whose requests the server may not have processed, for tests.
    var openCount: Int { log.trapCount }

    /// Makes the server send an event if many traps are open. Every event or reply tells which requests have been
    /// processed; without input and without shared memory, the server may send nothing for a long time.
    ///
    /// - Parameter window: A window of this client, which receives a message without meaning.
    func requestServerEventIfNeeded(_ window: @autoclosure () -> Window) {
        guard log.trapCount > 64, !log.isLost else { return }
        guard let asked = probeSerial else { return ask(window()) }
        // The reply to the last message has not arrived yet.
        if XLastKnownRequestProcessed(display) >= asked { ask(window()) }
    }

    private var probeSerial: UInt?

    private func ask(_ window: Window) {
        probeSerial = XNextRequest(display)
        var event = XEvent(clientMessage: 0, about: window)
        // With an empty event mask, the event is sent to the window's creator.
        XSendEvent(display, window, 0, 0, &event)
    }

    /// Delivers the recorded errors to their handlers.
    func deliver() {
        guard !log.isLost else { return }
        let (caught, finished) = log.collect(processed: XLastKnownRequestProcessed(display))
        for (trap, error) in caught { (trap == 0 ? watchers[error.resource]?.onError : handlers[trap])?(error) }
        for trap in finished {
            handlers[trap] = nil
            completions.removeValue(forKey: trap)?()
        }
    }

    /// Runs the last requests of a connection, which close it. Their errors are ignored.
    func closeDisplay(_ requests: () -> Void) {
        _ = log.openTrap(first: XNextRequest(display))
        requests()
        connectionEnded()
    }

    /// Runs all completion handlers because the connection was closed or lost.
    func connectionEnded() {
        handlers.removeAll()
        watchers.removeAll()
        let left = completions.values
        completions.removeAll()
        for completion in left { completion() }
    }
}

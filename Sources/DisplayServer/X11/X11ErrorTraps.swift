import CX11

/// Catches errors of chosen requests without waiting for the server: a trap covers a range of request serials, and what
/// it caught is handed over when the events around it are read.
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

    /// Runs `requests`; errors they cause are not logged but given to `onError`, later and once each.
    ///
    /// - Parameter onDone: called later, when the server has processed the requests or the connection is at its end.
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

    /// Runs `requests` and waits for the server to have processed them. For the few places where the answer decides
    /// what to do next: while connecting and when a window is made.
    ///
    /// - Returns: the first error, if any.
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

    /// Has errors of drawing into or from a resource, in requests without a trap, given to `onError` from now on. For what
    /// is done in each frame, where a trap each time would be dear.
    ///
    /// - Returns: what ``unwatch(_:_:)`` takes to end that.
    func watch(_ resource: UInt, onError: @escaping @MainActor (X11Error) -> Void) -> Int {
        log.watch(resource)
        lastWatcher += 1
        watchers[resource] = (lastWatcher, onError)
        return lastWatcher
    }

    /// Ends watching once the server has processed all requests made so far, unless somebody else has begun to.
    func unwatch(_ resource: UInt, _ id: Int) {
        let end: @MainActor () -> Void = { [self] in
            guard watchers[resource]?.id == id else { return }
            log.unwatch(resource)
            watchers[resource] = nil
        }
        // A display that is lost or closed may not be asked what it has processed.
        if log.isLost { end() } else { trap({}, onDone: end) }
    }

    /// How many traps wait for the server's word, for tests.
    var openCount: Int { log.trapCount }

    /// Makes the server say something if many traps wait to hear that it has processed their requests. It says so with
    /// everything it sends; without input, and without memory that is shared, it may send nothing for long.
    ///
    /// - Parameter window: a window of this client, which gets a message that nobody reads.
    func askForWordIfNeeded(_ window: @autoclosure () -> Window) {
        guard log.trapCount > 64, !log.isLost else { return }
        guard let asked = askedAt else { return ask(window()) }
        // The answer is on its way.
        if XLastKnownRequestProcessed(display) >= asked { ask(window()) }
    }

    private var askedAt: UInt?

    private func ask(_ window: Window) {
        askedAt = XNextRequest(display)
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.format = 32
        // Without a mask the window's own client is told.
        XSendEvent(display, window, 0, 0, &event)
    }

    /// Hands caught errors to their handlers.
    func deliver() {
        guard !log.isLost else { return }
        let (caught, finished) = log.collect(processed: XLastKnownRequestProcessed(display))
        for (trap, error) in caught { (trap == 0 ? watchers[error.resource]?.onError : handlers[trap])?(error) }
        for trap in finished {
            handlers[trap] = nil
            completions.removeValue(forKey: trap)?()
        }
    }

    /// Runs the last requests of a connection, which close it; their errors are nobody's business.
    func closeDisplay(_ requests: () -> Void) {
        _ = log.openTrap(first: XNextRequest(display))
        requests()
        connectionEnded()
    }

    /// The connection was closed or lost: nothing will be processed any more.
    func connectionEnded() {
        handlers.removeAll()
        watchers.removeAll()
        let left = completions.values
        completions.removeAll()
        for completion in left { completion() }
    }
}

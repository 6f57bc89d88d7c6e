import DisplayServer

/// What is put off until the event that is being handled is over.
@MainActor enum EventEnd {
    private static var depth = 0
    private static var work: [@MainActor () -> Void] = []
    /// Whose next turn it waits for. A display that has closed has none.
    private static weak var awaited: (any DisplayServer)?

    /// Runs `action` when the event that is being handled is over; if none is, at the display's next turn or before the
    /// next event.
    static func perform(_ action: @escaping @MainActor () -> Void) {
        work.append(action)
        let server = UIApplication.shared.displays.current.server
        guard depth == 0, awaited !== server else { return }
        awaited = server
        server.scheduler.schedule(after: 0) { [weak server] in
            if awaited === server { awaited = nil }
            run()
        }
    }

    /// An event is about to be handled.
    static func begin() {
        if depth == 0, !work.isEmpty { run() }
        depth += 1
    }

    /// An event was handled.
    static func end() {
        depth -= 1
        if depth == 0, !work.isEmpty { run() }
    }

    private static func run() {
        let due = work
        work.removeAll()
        for action in due { action() }
    }
}

import DisplayServer

/// Runs closures after the current event has been delivered.
///
/// The main thread delivers one event at a time, of any display. Therefore the pending closures belong to no display.
@MainActor enum DeferredEventWork {
    private static var depth = 0
    private static var work: [@MainActor () -> Void] = []
    /// The display server on which a run is scheduled. Weak, because a closed display never runs it.
    private static weak var awaited: (any DisplayServer)?

    /// Runs an action after the current event has been delivered. Outside of events, it runs on the next turn of the
    /// display's scheduler or before the next event, whichever comes first.
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

    /// Begins the delivery of an event. Calls may be nested.
    static func begin() {
        if depth == 0, !work.isEmpty { run() }
        depth += 1
    }

    /// Ends the delivery of an event, and runs the pending actions if it is the outermost one.
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

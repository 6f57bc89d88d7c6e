/// What is put off until the event that is being handled is over.
@MainActor enum EventEnd {
    private static var depth = 0
    private static var work: [@MainActor () -> Void] = []
    private static var isScheduled = false

    /// Runs `action` when the event that is being handled is over; if none is, at the display's next turn or before the
    /// next event.
    static func perform(_ action: @escaping @MainActor () -> Void) {
        work.append(action)
        guard depth == 0, !isScheduled else { return }
        isScheduled = true
        UIApplication.shared.displays.current.server.scheduler.schedule(after: 0) {
            isScheduled = false
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

import DisplayServer

/// The delay before an automatic save, which the event loop measures.
@MainActor final class AutosaveDelay {
    private let task: Scheduler.Task

    /// Starts the delay. Returns nil if the app has no event loop yet.
    init?(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        guard let displays = UIApplication.existing?.displays, let display = displays.currentIfOpen ?? displays.main
        else { return nil }
        task = display.server.scheduler.schedule(after: delay, action)
    }

    var isPending: Bool { task.isPending }

    func cancel() { task.cancel() }
}

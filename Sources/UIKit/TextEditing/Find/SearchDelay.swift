import DisplayServer

/// A search that is made in a moment, unless this is let go of.
@MainActor final class SearchDelay {
    /// Seconds without a change after which text is searched again.
    private static let interval: TimeInterval = 0.2
    private let task: Scheduler.Task

    init(_ scheduler: Scheduler, _ search: @escaping @MainActor () -> Void) {
        task = scheduler.schedule(after: SearchDelay.interval, search)
    }

    isolated deinit { task.cancel() }
}

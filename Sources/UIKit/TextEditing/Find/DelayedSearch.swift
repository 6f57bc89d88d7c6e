import DisplayServer

/// A delayed search, which is cancelled when this object is released.
@MainActor final class DelayedSearch {
    /// The time after a change of the text until it is searched again, in seconds.
    private static let interval: TimeInterval = 0.2
    private let task: Scheduler.Task

    init(_ scheduler: Scheduler, _ search: @escaping @MainActor () -> Void) {
        task = scheduler.schedule(after: DelayedSearch.interval, search)
    }

    isolated deinit { task.cancel() }
}

/// Moves calls of the app, which may come from any thread, to the main actor.
enum MainThread {
    /// Performs a closure: immediately on the main thread, otherwise in a task.
    static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
    }

    /// Performs a closure on the main actor after the current call has returned.
    static func later(_ body: @escaping @MainActor @Sendable () -> Void) { Task { @MainActor in body() } }
}

import Synchronization

/// A request for work on a background thread, which can be cancelled. Work that has not begun is skipped.
package final class BackgroundRequest: Sendable {
    private let state = Mutex(false)

    package init() {}

    package var isCancelled: Bool { state.withLock { $0 } }

    package func cancel() { state.withLock { $0 = true } }
}

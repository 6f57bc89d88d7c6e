import Synchronization

/// A request for a picture, which can be cancelled. Its decoding is skipped if it has not begun.
final class PhotoRequest: Sendable {
    private let state = Mutex(false)

    var isCancelled: Bool { state.withLock { $0 } }

    func cancel() { state.withLock { $0 = true } }
}

import Foundation

/// The result of a closure that may provide data before it returns. A lock protects it, because the closure may continue
/// on another thread.
final class ImmediateResult: @unchecked Sendable {
    private let lock = NSLock()
    private var data: Data?
    private var isOver = false

    /// Stores the data, unless the result has been taken.
    func set(_ new: Data?) { lock.withLock { if !isOver { data = new } } }

    /// Returns the data that has been provided, and ignores later data.
    func take() -> Data? {
        lock.withLock {
            isOver = true
            return data
        }
    }
}

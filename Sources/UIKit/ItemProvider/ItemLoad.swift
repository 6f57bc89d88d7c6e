import Foundation

/// A load of a representation, which ends exactly once: with a value, with an error, or by a cancellation of its
/// progress.
///
/// The completion handler is called on the main thread, never before the method that started the load has returned.
/// A lock protects the handler, because loads end on any thread.
final class ItemLoad<Value: Sendable>: @unchecked Sendable {
    let progress = Progress(totalUnitCount: 100)
    private let lock = NSLock()
    private var completion: (@Sendable (Result<Value, any Error>) -> Void)?

    init(_ activity: ItemActivity?, completion: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        activity?.begin()
        self.completion = {
            completion($0)
            activity?.end()
        }
        progress.isCancellable = true
        progress.isPausable = false
        progress.cancellationHandler = { [weak self] in self?.end(.failure(CocoaError(.userCancelled))) }
    }

    /// Runs a closure on the main thread that begins the work. Its progress becomes part of the load's progress.
    func start(_ body: @escaping @Sendable () -> Progress?) {
        DispatchQueue.main.async { [self] in
            guard !hasEnded else { return }
            guard let child = body(), child !== progress, !hasEnded else { return }
            progress.addChild(child, withPendingUnitCount: 100)
        }
    }

    var hasEnded: Bool { lock.withLock { completion == nil } }

    /// Ends the load. Does nothing if it has ended.
    func end(_ result: Result<Value, any Error>) {
        let body = lock.withLock {
            defer { completion = nil }
            return completion
        }
        guard let body else { return }
        if case .success = result { progress.completedUnitCount = 100 }
        DispatchQueue.main.async { body(result) }
    }

    /// Ends the load with the arguments of an app's completion handler.
    func end(_ value: Value?, _ error: (any Error)?) {
        if let value {
            end(.success(value))
        } else {
            end(.failure(error ?? NSItemProvider.error(.itemUnavailableError)))
        }
    }
}

import Foundation

/// Work that takes long, such as reading a folder, on background threads.
@MainActor enum BackgroundWork {
    /// A Boolean value that indicates whether work is done before ``perform(_:then:)`` returns, for tests, which occupy
    /// the main thread.
    static var isImmediate = false

    /// Runs a closure on a background thread, then another one with its result on the main thread.
    static func perform<Result: Sendable>(
        _ body: @escaping @Sendable () -> Result, then completion: @escaping @MainActor (Result) -> Void
    ) {
        guard !isImmediate else { return completion(body()) }
        DispatchQueue.global(qos: .userInitiated).async {
            let result = body()
            Task { @MainActor in completion(result) }
        }
    }
}

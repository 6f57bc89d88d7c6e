import Synchronization

/// Reports messages about mistakes in the use of the toolkit, each of them once.
///
/// A message that is caused in every frame must not flood the log. A reporter may be used on any thread.
package final class DiagnosticReporter: Sendable {
    private struct State {
        var reported: Set<String> = []
        var receiver: (@Sendable (String) -> Void)?
    }

    private let state = Mutex(State())
    private let maximumCount: Int

    /// Creates a reporter that writes to standard error.
    ///
    /// - Parameter maximumCount: The number of different messages after which no others are reported.
    package init(maximumCount: Int = 1000) { self.maximumCount = maximumCount }

    /// Reports a message, unless one with the same key was reported before.
    ///
    /// - Parameters:
    ///   - key: The key of the message, such as the name of a class.
    ///   - text: Returns the text. It is called only if the message is reported.
    package func report(_ key: String, _ text: () -> String) {
        guard isNew(key) else { return }
        let text = text()
        if let receiver = state.withLock({ $0.receiver }) { return receiver(text) }
        StandardError.write(line: "UIKit: " + text)
    }

    /// Reports a text, unless it was reported before.
    package func report(_ text: String) { report(text) { text } }

    /// Returns whether a message with a key is to be reported, which is the case once. For callers that report messages
    /// themselves.
    package func isNew(_ key: String) -> Bool {
        state.withLock { $0.reported.count < maximumCount && $0.reported.insert(key).inserted }
    }

    /// Runs `body` while `receiver` receives the messages in place of standard error, including those that were
    /// reported before. For tests.
    package func withReports<Result>(
        to receiver: @escaping @Sendable (String) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        let former = state.withLock { state in
            let former = state
            state = State(receiver: receiver)
            return former
        }
        defer { state.withLock { $0 = former } }
        return try body()
    }
}

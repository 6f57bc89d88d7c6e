/// A registration of a handler with a connection, which retains the handler until ``cancel()`` or until it closes.
@MainActor package final class DBusSubscription {
    private var cancellation: (@MainActor () -> Void)?

    init(_ cancellation: @escaping @MainActor () -> Void) { self.cancellation = cancellation }

    /// Ends the registration. The handler is not called again.
    package func cancel() {
        let cancellation = cancellation
        self.cancellation = nil
        cancellation?()
    }
}

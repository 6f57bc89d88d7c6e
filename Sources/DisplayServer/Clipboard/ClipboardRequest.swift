/// A request to read a selection.
@MainActor package final class ClipboardRequest {
    /// Stops the current step of the transfer. Nil after the request ended.
    var onCancel: (() -> Void)?

    init() {}

    /// Cancels the request. The completion handler is called synchronously with ``ClipboardError/cancelled``. Does
    /// nothing after the request ended.
    package func cancel() { onCancel?() }

    /// Ends the request, before the completion handler is called.
    func end() { onCancel = nil }
}

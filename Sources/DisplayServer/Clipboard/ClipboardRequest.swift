/// A request to read a selection.
@MainActor package final class ClipboardRequest {
    /// Stops the current step of the transfer. Nil after the request ended.
    var onCancel: (() -> Void)?
    /// A Boolean value that indicates whether the completion handler has been called.
    private(set) var isOver = false

    init() {}

    /// Cancels the request. The completion handler is called synchronously with ``ClipboardError/cancelled``. Does
    /// nothing after the request ended.
    package func cancel() { onCancel?() }

    /// Marks the request as completed.
    func end() {
        isOver = true
        onCancel = nil
    }
}

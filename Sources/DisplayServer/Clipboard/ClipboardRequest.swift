/// Something that is being read from a board.
@MainActor package final class ClipboardRequest {
    /// What stops the work that goes on at present.
    var onCancel: (() -> Void)?
    private(set) var isOver = false

    init() {}

    /// Stops reading; the reader is told ``ClipboardError/cancelled`` at once. Does nothing after the end.
    package func cancel() { onCancel?() }

    /// The reader has been told.
    func end() {
        isOver = true
        onCancel = nil
    }
}

import DocumentStorage
import Synchronization

/// The state of a document that its background queue and other threads use.
@dynamicMemberLookup final class SharedDocumentState: Sendable {
    struct State {
        var url: URL
        var fileType: String?
        var modificationDate: Date?
        /// The file; nil while the document is closed.
        var file: DocumentFile?
        /// The contents that were read and are not loaded yet.
        var pendingContents: DocumentContents?
        fileprivate var written: (url: URL, fingerprint: FileFingerprint)?
        fileprivate var results: [@MainActor @Sendable () -> Void] = []

        fileprivate init(_ url: URL) { self.url = url }
    }

    /// The queue on which the document reads and writes.
    let queue = DispatchQueue(label: "document", qos: .userInitiated)
    private let state: Mutex<State>

    init(_ url: URL) { state = Mutex(State(url)) }

    /// A value of the state.
    subscript<Value: Sendable>(dynamicMember path: WritableKeyPath<State, Value> & Sendable) -> Value {
        get { state.withLock { $0[keyPath: path] } }
        set { state.withLock { $0[keyPath: path] = newValue } }
    }

    /// Notes what was written to a file.
    func noteWritten(_ fingerprint: FileFingerprint, to url: URL) {
        state.withLock { $0.written = (url, fingerprint) }
    }

    /// Returns what was written to a file, once.
    func takeWritten(_ url: URL) -> FileFingerprint? {
        state.withLock { state in
            defer { state.written = nil }
            return state.written?.url == url ? state.written?.fingerprint : nil
        }
    }

    // MARK: Results

    /// Runs a closure on the main thread later, after those that were passed before.
    func report(_ result: @escaping @MainActor @Sendable () -> Void) {
        state.withLock { $0.results.append(result) }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.deliverResults() } }
    }

    /// Runs the closures that wait for the main thread. A terminating app does not wait for the main queue.
    @MainActor func deliverResults() {
        while let next = state.withLock({ $0.results.isEmpty ? nil : $0.results.removeFirst() }) { next() }
    }
}

import DisplayServer
import DocumentStorage

/// The open documents of the app, which are saved when the app becomes inactive, loses its display or terminates
/// (UD-06), and before the computer sleeps or shuts down (SE-03). It exists from the first document on.
@MainActor final class OpenDocuments {
    private struct WeakDocument { weak var document: UIDocument? }

    static let shared = OpenDocuments()

    /// A Boolean value that indicates whether the app ends, so that no questions can be asked.
    private(set) static var isTerminating = false

    /// The maximum time in seconds that saving may take when the app ends.
    private static let timeLimit: TimeInterval = 4

    /// A Boolean value that indicates whether a document was opened.
    private(set) static var isUsed = false

    private var documents: [WeakDocument] = []
    private var observers: [any NSObjectProtocol] = []
    /// Waits for documents before the computer sleeps; nil before the first change, and without a system bus.
    var loginManager: LoginManagerClient?

    private init() {
        OpenDocuments.isUsed = true
        let inactive = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
        ]
        for name in inactive { observe(name) { OpenDocuments.shared.autosave() } }
        observe(UIApplication.willTerminateNotification) { OpenDocuments.shared.terminate() }
    }

    private func observe(_ name: Notification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { body() }
            })
    }

    private var all: [UIDocument] { documents.compactMap(\.document) }

    func add(_ document: UIDocument) {
        documents.removeAll { $0.document == nil || $0.document === document }
        documents.append(WeakDocument(document: document))
    }

    func remove(_ document: UIDocument) {
        documents.removeAll { $0.document == nil || $0.document === document }
        if documents.isEmpty { loginManager?.isNeeded = false }
    }

    // MARK: Sleep

    /// Lets the login manager wait for unsaved changes before the computer sleeps, until no document is open. The first
    /// change connects to the system bus.
    func documentDidChange() {
        if loginManager == nil, let displays = UIApplication.existing?.displays,
            let display = displays.currentIfOpen ?? displays.main, let system = display.server.connectToSystem()
        {
            loginManager = LoginManagerClient(
                bus: system.bus, eventLoop: system.eventLoop, name: UIApplication.displayName
            ) { OpenDocuments.shared.saveBeforeSleep($0) }
        }
        loginManager?.isNeeded = true
    }

    private func saveBeforeSleep(_ completion: @escaping @MainActor () -> Void) {
        let unsaved = all.filter(\.hasUnsavedChanges)
        guard !unsaved.isEmpty else { return completion() }
        var remaining = unsaved.count
        for document in unsaved {
            document.autosave { _ in
                remaining -= 1
                if remaining == 0 { completion() }
            }
        }
    }

    // MARK: Saving

    /// Returns the open document with a canonical path.
    func document(_ path: String) -> UIDocument? { all.first { $0.file?.session.document == path } }

    private func autosave() { for document in all where document.hasUnsavedChanges { document.autosave() } }

    /// Saves all documents, and waits until the disk has stored them. The app cannot show anything any more.
    func saveBeforeEnd() {
        OpenDocuments.isTerminating = true
        defer { OpenDocuments.isTerminating = false }
        let documents = all
        autosave()
        let group = DispatchGroup()
        for document in documents {
            group.enter()
            document.performAsynchronousFileAccess { group.leave() }
        }
        let isFinished = group.wait(timeout: .now() + OpenDocuments.timeLimit) == .success
        guard isFinished else { return }
        for document in documents { document.shared.deliverResults() }
    }

    /// Saves all documents and ends their sessions.
    private func terminate() {
        saveBeforeEnd()
        for document in all { document.file?.session.end(keepsRecovery: document.hasUnsavedChanges) }
    }
}

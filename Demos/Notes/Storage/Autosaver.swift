import Foundation

/// Stores a text that is not saved soon after it changed, on a thread of its own: a disk may take long.
@MainActor final class Autosaver {
    /// How long after a change the text is stored, in seconds. Further changes do not put it off.
    static let delay: TimeInterval = 1

    /// The session that stores the text.
    private(set) var session: EditingSession
    /// Called for the text and the hash of what is in the document's file; nil if all is saved.
    private let unsaved: () -> (text: String, base: String?)?
    /// Called with the error when the text cannot be stored, and with nil when it can again.
    private let didStore: (FileError?) -> Void
    private let queue = DispatchQueue(label: "Autosaver")
    private var timer: Timer?

    init(
        session: EditingSession, unsaved: @escaping () -> (text: String, base: String?)?,
        didStore: @escaping (FileError?) -> Void
    ) {
        self.session = session
        self.unsaved = unsaved
        self.didStore = didStore
    }

    /// The text changed.
    func noteChange() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: Autosaver.delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.storeInBackground() }
        }
    }

    private func cancelTimer() {
        timer?.invalidate()
        timer = nil
    }

    private func storeInBackground() {
        cancelTimer()
        let session = session
        guard let (text, base) = unsaved() else { return queue.async { session.discard() } }
        queue.async { [weak self] in
            let failure = session.failure(keeping: text, base: base)
            Task { @MainActor in
                guard let self, self.session === session else { return }
                self.didStore(failure)
            }
        }
    }

    /// Stores the text now, after what is being stored.
    ///
    /// - Returns: The path of the recovery file; nil if all is saved.
    @discardableResult
    func storeNow() throws(FileError) -> String? {
        cancelTimer()
        let session = session
        // The queue has one thread; what it does is over when this returns.
        queue.sync {}
        guard let (text, base) = unsaved() else {
            session.discard()
            return nil
        }
        return try session.keep(text, base: base)
    }

    /// Forgets what is stored: it was saved, or is not wanted.
    func discard() {
        cancelTimer()
        queue.sync {}
        session.discard()
    }

    /// Goes on with another document.
    func move(to new: EditingSession) {
        guard new !== session else { return }
        discard()
        session.end(keepsRecovery: false)
        session = new
    }

    /// Ends the session.
    func end(keepsRecovery: Bool) {
        cancelTimer()
        queue.sync {}
        session.end(keepsRecovery: keepsRecovery)
    }
}

import Foundation

/// Stores unsaved text shortly after it changes. Writes happen on a background queue, because a disk can be slow.
@MainActor final class Autosaver {
    /// The delay between a change and storing the text, in seconds. Further changes do not extend it.
    static let delay: TimeInterval = 1

    /// The session that stores the text.
    private(set) var session: EditingSession
    /// Returns the text and the hash of the document file's contents, or nil if everything is saved.
    private let unsaved: () -> (text: String, base: String?)?
    /// Called with an error when the text cannot be stored, and with nil when it could be stored.
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

    /// Schedules storing the text. Call this method after each change.
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

    /// Stores the text synchronously, after any store that is in progress.
    ///
    /// - Returns: The path of the recovery file; nil if everything is saved.
    @discardableResult
    func storeNow() throws(FileError) -> String? {
        cancelTimer()
        let session = session
        // The queue is serial, so its work is complete when this call returns.
        queue.sync {}
        guard let (text, base) = unsaved() else {
            session.discard()
            return nil
        }
        return try session.keep(text, base: base)
    }

    /// Deletes the stored text, because it was saved or the user does not want it.
    func discard() {
        cancelTimer()
        queue.sync {}
        session.discard()
    }

    /// Switches to the session of another document.
    func move(to new: EditingSession) {
        guard new !== session else { return }
        discard()
        session.end(keepsRecovery: false)
        session = new
    }

    /// Ends the session.
    ///
    /// - Parameter keepsRecovery: True to keep the recovery file.
    func end(keepsRecovery: Bool) {
        cancelTimer()
        queue.sync {}
        session.end(keepsRecovery: keepsRecovery)
    }
}

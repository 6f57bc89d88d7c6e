import CoreGraphics

/// Saves the promised file of one drag for the target of its drop (DD-11).
@MainActor final class PromiseSaver {
    /// The longest time in seconds for creating the file.
    static let timeout: TimeInterval = 30
    /// The largest number of places that a target can try.
    static let maximumAttempts = 4
    /// The time in seconds after which the drag is kept from ending while the file is created.
    private static let interval = DragSession.finishTimeout / 2

    private var attempts = 0
    private var isSaving = false
    private var hasSaved = false

    /// Saves the file, and calls the completion handler with the answer; with nil if the request is refused.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - place: The bytes with which the target names the place; nil if there are none.
    ///   - session: The drag, whose content the target loads.
    ///   - completion: Called once.
    func save(
        _ file: PromisedFile, at place: [UInt8]?, for session: DragSession,
        completion: @escaping @MainActor (Data?) -> Void
    ) {
        guard session.phase == .transferring, !isSaving, !hasSaved, attempts < PromiseSaver.maximumAttempts else {
            return completion(nil)
        }
        attempts += 1
        guard let url = place.flatMap({ DirectSave.file($0) }) else {
            return completion(DirectSave.Answer.failure.data)
        }
        isSaving = true
        var cancel: (@MainActor () -> Void)?
        var timer: Scheduler.Task?
        let tell: @MainActor (Bool) -> Void = { [weak session] isSaved in
            guard self.isSaving else { return }
            self.isSaving = false
            self.hasSaved = isSaved
            cancel = nil
            timer?.cancel()
            session?.dataWereRequested()
            completion((isSaved ? DirectSave.Answer.success : .error).data)
        }
        let end = session.scheduler.now + PromiseSaver.timeout
        func wait() {
            timer = session.scheduler.schedule(after: PromiseSaver.interval) { [weak session] in
                guard self.isSaving else { return }
                guard let session, session.scheduler.now < end else {
                    cancel?()
                    return tell(false)
                }
                session.dataWereRequested()
                wait()
            }
        }
        wait()
        let stop = file.save(url, tell)
        if isSaving { cancel = stop }
    }
}

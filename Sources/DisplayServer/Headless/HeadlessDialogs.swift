import CoreGraphics

/// The simulated dialogs and programs of the desktop for choosing and opening files and for mails, which tests answer.
@MainActor package final class HeadlessDialogs {
    /// A Boolean value that indicates whether the desktop has a dialog for files. Otherwise choices are unavailable.
    package var hasFileDialog = false
    /// A Boolean value that indicates whether apps may replace a dialog that is unavailable.
    package var allowsReplacement = true
    /// A Boolean value that indicates whether a mail program is installed.
    package var acceptsMail = false
    /// The mails that were opened.
    package private(set) var mails: [MailDraft] = []
    /// The programs that are installed, by the MIME type of the files that they open.
    package var programs: [String: [DesktopProgram]] = [:]
    /// The files that were opened, with the identifiers of their programs.
    package private(set) var openedFiles: [(program: String, files: [URL])] = []
    /// The dialog that is open; nil if there is none.
    package var choice: FileChoice? { session?.choice }
    /// The number of dialogs that the app has closed.
    package private(set) var withdrawalCount = 0

    private let scheduler: Scheduler
    private var session: Session?

    init(scheduler: Scheduler) { self.scheduler = scheduler }

    private final class Session: FileChoiceSession {
        let choice: FileChoice
        let completion: @MainActor (FileChoice.Outcome) -> Void
        weak var dialogs: HeadlessDialogs?

        init(_ choice: FileChoice, _ completion: @escaping @MainActor (FileChoice.Outcome) -> Void) {
            self.choice = choice
            self.completion = completion
        }

        func cancel() {
            guard let dialogs, dialogs.session === self else { return }
            dialogs.withdrawalCount += 1
            dialogs.answer(.cancelled)
        }
    }

    func chooseFiles(
        _ choice: FileChoice, _ completion: @escaping @MainActor (FileChoice.Outcome) -> Void
    ) -> any FileChoiceSession {
        let new = Session(choice, completion)
        guard hasFileDialog else {
            let outcome = FileChoice.Outcome.unavailable(allowsReplacement: allowsReplacement)
            scheduler.schedule(after: 0) { completion(outcome) }
            return new
        }
        answer(.cancelled)
        new.dialogs = self
        session = new
        return new
    }

    /// Simulates that the user ends the open dialog.
    package func answer(_ outcome: FileChoice.Outcome) {
        guard let ended = session else { return }
        session = nil
        scheduler.schedule(after: 0) { ended.completion(outcome) }
    }

    func findPrograms(_ types: [String], _ completion: @escaping @MainActor ([DesktopProgram]) -> Void) {
        let found = types.flatMap { programs[$0] ?? [] }
        scheduler.schedule(after: 0) { completion(found) }
    }

    func open(
        _ files: [URL], with program: DesktopProgram, _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        openedFiles.append((program.identifier, files))
        scheduler.schedule(after: 0) { completion(true) }
    }

    func composeMail(_ mail: MailDraft, _ completion: @escaping @MainActor (Bool) -> Void) {
        let isComposed = acceptsMail
        if isComposed { mails.append(mail) }
        scheduler.schedule(after: 0) { completion(isComposed) }
    }
}

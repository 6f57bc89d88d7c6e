import CoreGraphics

/// The simulated printing system of a headless server. Each job waits until the test answers its dialog.
@MainActor package final class HeadlessPrinter {
    /// A job that was started.
    @MainActor package final class Job: PrintTask {
        /// The wishes of the app.
        package let job: PrintJob
        /// The documents that the app has drawn.
        package private(set) var documents: [Data] = []
        private var handlers: PrintHandlers?
        private let scheduler: Scheduler

        init(_ job: PrintJob, _ handlers: PrintHandlers, _ scheduler: Scheduler) {
            self.job = job
            self.handlers = handlers
            self.scheduler = scheduler
        }

        /// A Boolean value that indicates whether the job has ended.
        package var hasEnded: Bool { handlers == nil }

        /// Simulates that the user prints in the dialog, or that the printing system fails afterwards.
        ///
        /// - Parameters:
        ///   - choice: The choice of the user; nil for the wishes of the app.
        ///   - outcome: The end of the job if the app draws a document.
        package func choose(_ choice: PrintChoice? = nil, outcome: PrintOutcome = .printed) {
            handlers?.render(choice ?? PrintChoice(page: job.page)) { files in
                self.documents = files?.compactMap { FileManager.default.contents(atPath: $0) } ?? []
                self.end(files == nil ? .failed("The document could not be drawn.") : outcome)
            }
        }

        /// Simulates that the user cancels the dialog.
        package func cancel() { end(.cancelled) }

        private func end(_ outcome: PrintOutcome) {
            guard let handlers else { return }
            self.handlers = nil
            scheduler.schedule(after: 0) { handlers.completion(outcome) }
        }
    }

    /// A Boolean value that indicates whether the simulated desktop can print.
    package var isAvailable = false
    /// The jobs so far.
    package private(set) var jobs: [Job] = []
    private let scheduler: Scheduler

    init(scheduler: Scheduler) { self.scheduler = scheduler }

    func print(_ job: PrintJob, _ handlers: PrintHandlers) -> Job {
        let started = Job(job, handlers, scheduler)
        jobs.append(started)
        if !isAvailable {
            scheduler.schedule(after: 0) { [weak started] in started?.cancel() }
        }
        return started
    }
}

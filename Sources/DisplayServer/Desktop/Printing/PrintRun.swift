import CoreGraphics
import DBus
import SystemSupport

/// A print job from the dialog to the printing system.
///
/// The portal's dialog comes first, then the app draws the documents for the chosen paper, then the portal receives
/// their descriptors. Without a portal the app draws for its own paper, and `lp` receives the files. The job is
/// retained until it ends.
@MainActor final class PrintRun: PrintTask {
    /// The time in seconds after which an `lp` that still runs is assumed to wait for a server that does not answer.
    private static let patience: TimeInterval = 60

    private let job: PrintJob
    private let parent: String
    private let lp: DetachedProgram?
    private let scheduler: Scheduler
    private var handlers: PrintHandlers?
    private var request: PortalRequest?
    private var timeLimit: Scheduler.Task?
    /// The run itself until it ends.
    private var itself: PrintRun?

    init(_ job: PrintJob, parent: String, _ handlers: PrintHandlers, scheduler: Scheduler, lp: DetachedProgram?) {
        self.job = job
        self.parent = parent
        self.handlers = handlers
        self.scheduler = scheduler
        self.lp = lp
        itself = self
    }

    /// Shows the portal's dialog, or prints without the portal if it does not print.
    func start(with portal: PortalClient) {
        request = portal.request(
            "Print", "PreparePrint",
            arguments: [
                .string(parent), .string(job.title), .options(PortalPageSetup.settings(job)),
                .options(PortalPageSetup.options(job.page)),
            ], options: ["modal": .boolean(true)]
        ) { [weak self] outcome in
            guard let self, handlers != nil else { return }
            request = nil
            switch outcome {
            case .completed(let results):
                let token = results["token"]?.integer.flatMap { UInt32(exactly: $0) }
                let choice = PortalPageSetup.choice(
                    setup: results["page-setup"], settings: results["settings"], job: job)
                render(choice) { self.submit($0[...], token, with: portal) }
            case .cancelled: end(.cancelled)
            case .failed: startWithoutPortal()
            }
        }
        if request == nil { startWithoutPortal() }
    }

    /// Prints with `lp`, without a dialog.
    private func startWithoutPortal() {
        guard let lp else { return fail("The desktop cannot print.") }
        // Not before the call that starts the job returns.
        scheduler.schedule(after: 0) { [weak self] in
            guard let self, handlers != nil else { return }
            render(PrintChoice(page: job.page)) { self.submit($0, to: lp) }
        }
    }

    func cancel() {
        guard let handlers else { return }
        self.handlers = nil
        request?.cancel()
        request = nil
        timeLimit?.cancel()
        itself = nil
        scheduler.schedule(after: 0) { handlers.completion(.cancelled) }
    }

    /// Ends the job with an error, after the call that starts it has returned.
    func fail(_ reason: String) { scheduler.schedule(after: 0) { self.end(.failed(reason)) } }

    private func render(_ choice: PrintChoice, _ next: @escaping @MainActor ([String]) -> Void) {
        var isAnswered = false
        handlers?.render(choice) { [weak self] files in
            guard let self, !isAnswered, handlers != nil else { return }
            isAnswered = true
            guard let files, !files.isEmpty else { return end(.failed("The document could not be drawn.")) }
            next(files)
        }
    }

    /// Hands documents to the portal, one after the other. The choice of the dialog applies to the first; the portal
    /// shows the dialog again for others.
    private func submit(_ files: ArraySlice<String>, _ token: UInt32?, with portal: PortalClient) {
        guard let file = files.first else { return end(.printed) }
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return end(.failed("The document cannot be read.")) }
        var options: [String: DBusValue] = ["modal": .boolean(true)]
        if let token { options["token"] = .uint32(token) }
        request = portal.request(
            "Print", "Print",
            arguments: [
                .string(parent), .string(job.title), .fileDescriptor(DBusFileDescriptor(owning: descriptor)),
            ], options: options
        ) { [weak self] outcome in
            guard let self, handlers != nil else { return }
            request = nil
            switch outcome {
            case .completed: submit(files.dropFirst(), nil, with: portal)
            case .cancelled: end(.cancelled)
            case .failed(let error): end(.failed(error.message))
            }
        }
        if request == nil { fail("The desktop cannot print.") }
    }

    private func submit(_ files: [String], to lp: DetachedProgram) {
        var arguments = ["-t", job.title]
        if let printer = job.printer { arguments += ["-d", printer] }
        switch job.duplex {
        case .none: break
        case .longEdge: arguments += ["-o", "sides=two-sided-long-edge"]
        case .shortEdge: arguments += ["-o", "sides=two-sided-short-edge"]
        }
        if job.isGrayscale { arguments += ["-o", "print-color-mode=monochrome"] }
        timeLimit = scheduler.schedule(after: Self.patience) { [weak self] in
            self?.end(.failed("The printing system does not answer."))
        }
        let isStarted = lp.run(arguments + ["--"] + files) { [weak self] status in
            self?.end(status == 0 ? .printed : .failed("The printing system refused the document."))
        }
        if !isStarted { fail("The printing system could not be started.") }
    }

    private func end(_ outcome: PrintOutcome) {
        guard let handlers else { return }
        self.handlers = nil
        timeLimit?.cancel()
        itself = nil
        handlers.completion(outcome)
    }
}

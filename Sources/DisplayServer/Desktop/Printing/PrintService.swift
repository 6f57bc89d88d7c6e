import CoreGraphics
import SystemSupport

/// Prints documents: with the print portal, which shows the desktop's dialog, or without one with `lp` on the user's
/// default printer (SH-06).
@MainActor final class PrintService {
    private let portal: PortalClient
    private let scheduler: Scheduler
    private let environment: ProcessEnvironment

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - portal: The portal.
    ///   - scheduler: Runs completion handlers and time limits.
    ///   - environment: The environment. Reads `PATH` to find `lp`. If `UIKIT_TESTING` is set, nothing is printed.
    init(portal: PortalClient, scheduler: Scheduler, environment: ProcessEnvironment) {
        self.portal = portal
        self.scheduler = scheduler
        self.environment = environment
    }

    /// A Boolean value that indicates whether the portal or `lp` is installed. Whether there is a printer is not known
    /// before the first job.
    var isAvailable: Bool {
        guard environment["UIKIT_TESTING"] == nil else { return false }
        return portal.isInstalled || lp != nil
    }

    /// The portal is the only way out of a sandbox.
    private var lp: DetachedProgram? {
        portal.isSandboxed ? nil : DetachedProgram(named: "lp", environment: environment)
    }

    /// Starts a job. Never blocks.
    ///
    /// - Parameters:
    ///   - job: The wishes of the app.
    ///   - parent: The identifier with which the portal finds the window that the user prints from; empty for none.
    ///   - handlers: The part of the app in the job.
    /// - Returns: The job, which continues if it is not retained.
    @discardableResult
    func print(_ job: PrintJob, parent: String = "", _ handlers: PrintHandlers) -> any PrintTask {
        let run = PrintRun(job, parent: parent, handlers, scheduler: scheduler, lp: lp)
        guard isAvailable else {
            run.fail("Printing is not available.")
            return run
        }
        run.start(with: portal)
        return run
    }
}

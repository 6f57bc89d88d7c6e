import CoreGraphics
import DBus
import SystemSupport

/// Prints documents: with the print portal, which shows the desktop's dialog, or without one with `lp` on the user's
/// default printer (SH-06).
@MainActor final class PrintService {
    private let bus: SessionBus?
    private let scheduler: Scheduler
    private let environment: ProcessEnvironment
    private let sandboxMark: String

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - bus: The session bus, where the portal is; nil if there is none. The first job connects it.
    ///   - scheduler: Runs completion handlers and time limits.
    ///   - environment: The environment. Reads `PATH` to find `lp`, and the variables that locate the files of bus
    ///     services. If `UIKIT_TESTING` is set, nothing is printed.
    ///   - sandboxMark: The path of a file that exists in sandboxes only. The portal is the only way out of a sandbox.
    init(
        bus: SessionBus?, scheduler: Scheduler, environment: ProcessEnvironment, sandboxMark: String = Sandbox.flatpakFile
    ) {
        self.bus = bus
        self.scheduler = scheduler
        self.environment = environment
        self.sandboxMark = sandboxMark
    }

    /// A Boolean value that indicates whether the portal or `lp` is installed. Whether there is a printer is not known
    /// before the first job.
    var isAvailable: Bool {
        guard environment["UIKIT_TESTING"] == nil else { return false }
        return hasPortal || lp != nil
    }

    private var isSandboxed: Bool { Sandbox.isActive(environment, flatpakFile: sandboxMark) }

    private var hasPortal: Bool {
        guard bus != nil, DBusAddress(ofSessionBus: { environment[$0] }) != nil else { return false }
        if isSandboxed { return true }
        let home = environment["HOME"] ?? ""
        func folders(_ name: String, _ standard: String) -> [Substring] {
            (environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? standard).split(separator: ":")
        }
        let folders =
            folders("XDG_DATA_HOME", "\(home)/.local/share") + folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
        return folders.contains {
            access("\($0)/dbus-1/services/\(PortalRequest.service).service", R_OK) == 0
        }
    }

    private var lp: DetachedProgram? {
        isSandboxed ? nil : DetachedProgram(named: "lp", environment: environment)
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
        if let bus = bus?.connection, bus.isOpen { run.start(on: bus) } else { run.startWithoutPortal() }
        return run
    }
}

import AccessibilityTree
import DBus
import Foundation
import SystemSupport

/// Offers the interface of the application to assistive technologies, such as screen readers, through AT-SPI2.
///
/// ```swift
/// let bridge = ATSPIBridge(source: application, sessionBus: bus, eventLoop: eventLoop)
/// ```
///
/// As long as no assistive technology runs, the bridge knows only whether one does: `org.a11y.Status.IsEnabled` on the
/// session bus (AS-02). Then it opens a connection to the accessibility bus, and queries the tree when it is queried
/// itself. After the last assistive technology has ended, it forgets everything (AS-04).
@MainActor package final class ATSPIBridge {
    /// The number of times that a connection is opened again after it could not be opened or was lost, and the delay
    /// before.
    private static let maximumAttempts = 3
    private static let attemptDelay: TimeInterval = 2

    private weak var source: (any AccessibilityTreeSource)?
    private let sessionBus: DBusConnection?
    private let eventLoop: any DBusEventLoop
    private let environment: ProcessEnvironment
    private var status: ATSPIStatus?
    private var isEnabled = false
    /// Increases when accessibility is turned on or off, so that late replies are ignored.
    private var generation = 0
    private var attempts = 0

    /// The connection to assistive technologies; nil while none runs.
    private(set) var session: ATSPISession?

    /// Creates a bridge. It is to be created after the first frame, which it would delay.
    ///
    /// - Parameters:
    ///   - source: The application. It is not retained.
    ///   - sessionBus: The session bus; nil if there is none.
    ///   - eventLoop: The event loop that runs connections.
    ///   - environment: The environment. `UIKIT_ACCESSIBILITY` turns accessibility on (`1`) or off (`0`), whatever the
    ///     desktop's status is. `AT_SPI_BUS_ADDRESS` is the address of the accessibility bus, which is otherwise
    ///     requested on the session bus.
    package init(
        source: any AccessibilityTreeSource, sessionBus: DBusConnection?, eventLoop: any DBusEventLoop,
        environment: ProcessEnvironment = .process
    ) {
        self.source = source
        self.sessionBus = sessionBus
        self.eventLoop = eventLoop
        self.environment = environment
        switch environment["UIKIT_ACCESSIBILITY"] {
        case "0": break
        case "1": setEnabled(true)
        default: status = sessionBus.map { bus in ATSPIStatus(bus: bus) { [weak self] in self?.setEnabled($0) } }
        }
    }

    isolated deinit { session?.end() }

    private func setEnabled(_ isEnabled: Bool) {
        guard isEnabled != self.isEnabled else { return }
        self.isEnabled = isEnabled
        generation += 1
        attempts = 0
        if isEnabled {
            findBus()
        } else {
            session?.end()
            session = nil
        }
    }

    private func findBus() {
        if let text = environment["AT_SPI_BUS_ADDRESS"], !text.isEmpty { return open(text) }
        let generation = generation
        sessionBus?.call(
            ATSPIStatus.service, path: ATSPIStatus.path, interface: ATSPIStatus.service, method: "GetAddress",
            returns: "s"
        ) { [weak self] result in
            guard let self, generation == self.generation else { return }
            guard let text = (try? result.get())?.first?.text else { return sessionWasLost() }
            open(text)
        }
    }

    private func open(_ text: String) {
        guard session == nil, let source else { return }
        guard let address = DBusAddress(text), let bus = try? DBusConnection.open(address, eventLoop: eventLoop) else {
            return sessionWasLost()
        }
        session = ATSPISession(source: source, bus: bus, eventLoop: eventLoop) { [weak self] in self?.sessionWasLost() }
    }

    private func sessionWasLost() {
        session = nil
        guard isEnabled, attempts < Self.maximumAttempts else { return }
        attempts += 1
        let generation = generation
        _ = eventLoop.schedule(after: Self.attemptDelay) { [weak self] in
            if let self, generation == self.generation, session == nil { findBus() }
        }
    }
}

import CoreGraphics
import DBus
import SystemSupport

/// Makes requests to the desktop portal, and remembers which of them it does not support.
///
/// The first request connects the session bus. If there is no portal, or if it lacks an interface, requests fail
/// without a call until a program takes or gives up the name of the portal (PT-03).
@MainActor final class PortalClient {
    /// The time in seconds after which a portal that has not accepted a request is assumed not to work.
    private static let patience: TimeInterval = 10
    /// The errors that mean that there is no portal and that the bus cannot start one.
    private static let missingService: Set = [
        "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner",
    ]
    /// The errors that mean that the portal does not support a request.
    private static let missingInterface: Set = [
        "org.freedesktop.DBus.Error.UnknownMethod", "org.freedesktop.DBus.Error.UnknownInterface",
        "org.freedesktop.DBus.Error.UnknownObject",
    ]
    /// The errors that mean that the portal does not answer.
    private static let silence: Set = ["org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout"]

    /// A Boolean value that indicates whether the program runs in a sandbox, where the files that it sees are not those
    /// of the user. The portal is the only way to the user's files then (PT-04).
    let isSandboxed: Bool

    private let bus: MessageBus?
    private let environment: ProcessEnvironment
    private let patience: TimeInterval
    private var owner: DBusSubscription?
    private var isServiceMissing = false
    private var missingRequests: Set<String> = []
    private var versions: [String: Int] = [:]

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - bus: The session bus, where the portal is; nil if there is none.
    ///   - environment: The environment. Reads `SNAP`, and the variables that locate the files of bus services.
    ///   - sandboxFile: The path of a file that exists in sandboxes of Flatpak.
    ///   - patience: The time in seconds within which the portal must accept a request.
    init(
        bus: MessageBus?, environment: ProcessEnvironment, sandboxFile: String = Sandbox.flatpakFile,
        patience: TimeInterval = PortalClient.patience
    ) {
        self.bus = bus
        self.environment = environment
        self.patience = patience
        isSandboxed = Sandbox.isActive(environment, flatpakFile: sandboxFile)
    }

    /// A Boolean value that indicates whether a portal is installed, as far as can be determined without asking it.
    var isInstalled: Bool {
        guard bus != nil, DBusAddress(ofSessionBus: { environment[$0] }) != nil else { return false }
        if isSandboxed { return true }
        return environment.dataFolders.contains {
            access("\($0)/dbus-1/services/\(PortalRequest.service).service", R_OK) == 0
        }
    }

    /// Starts a request.
    ///
    /// - Parameters:
    ///   - interface: The interface of the portal, after `org.freedesktop.portal.`.
    ///   - method: The method.
    ///   - arguments: The arguments before the options.
    ///   - options: The options, which are the last argument.
    ///   - completion: Called once, never before this method returns. Not called if the method returns nil.
    /// - Returns: The request; nil if it is known that the portal does not support it.
    @discardableResult
    func request(
        _ interface: String, _ method: String, arguments: [DBusValue], options: [String: DBusValue] = [:],
        completion: @escaping @MainActor (PortalRequest.Outcome) -> Void
    ) -> PortalRequest? {
        let key = "\(interface).\(method)"
        guard let bus = connection, !isServiceMissing, !missingRequests.contains(key) else { return nil }
        return PortalRequest(
            bus: bus, interface: interface, method: method, arguments: arguments, options: options,
            replyTimeout: patience
        ) { [weak self] outcome in
            if case .failed(let error) = outcome { self?.remember(error, key) }
            completion(outcome)
        }
    }

    /// Determines the version of an interface of the portal, on which its options depend.
    ///
    /// - Parameters:
    ///   - interface: The interface, after `org.freedesktop.portal.`.
    ///   - completion: Called once, possibly before this method returns: with 0 if the portal has no such interface.
    func version(of interface: String, completion: @escaping @MainActor (Int) -> Void) {
        guard let bus = connection, !isServiceMissing else { return completion(0) }
        if let version = versions[interface] { return completion(version) }
        bus.call(
            PortalRequest.service, path: PortalRequest.path, interface: "org.freedesktop.DBus.Properties",
            method: "Get", arguments: [.string("org.freedesktop.portal.\(interface)"), .string("version")],
            returns: "v", timeout: patience
        ) { [weak self] result in
            switch result {
            case .success(let values):
                let version = values.first?.integer ?? 0
                self?.versions[interface] = version
                completion(version)
            case .failure(let error):
                // An error that names no method may concern only the property. A portal that does not answer this does
                // not answer requests, either, and the user has waited.
                if Self.missingService.contains(error.name) || Self.silence.contains(error.name) {
                    self?.isServiceMissing = true
                }
                completion(0)
            }
        }
    }

    private var connection: DBusConnection? {
        guard let connection = bus?.connection, connection.isOpen else { return nil }
        if owner == nil {
            owner = connection.observeOwner(of: PortalRequest.service) { [weak self] _ in self?.forget() }
        }
        return connection
    }

    private func remember(_ error: DBusError, _ key: String) {
        if Self.missingService.contains(error.name) { isServiceMissing = true }
        if Self.missingInterface.contains(error.name) || Self.silence.contains(error.name) {
            missingRequests.insert(key)
        }
    }

    private func forget() {
        isServiceMissing = false
        missingRequests = []
        versions = [:]
    }
}

import CoreGraphics
import DBus

/// Lets the desktop warn the user before the session ends: with the session manager (`org.gnome.SessionManager`), or
/// without one with the Inhibit portal (SE-02).
@MainActor package final class LogoutInhibitor {
    /// The flag of an inhibition that concerns logging out and shutting down.
    private static let flag: UInt32 = 1

    private enum Hold {
        case none
        case asking
        case sessionManager(cookie: UInt32)
        case portal(PortalInhibition)
        /// No service on the bus supports inhibiting this reason.
        case refused
    }

    private let bus: DBusConnection
    private let identifier: String
    private var ownerSubscription: DBusSubscription?
    /// The session manager; nil without one, and while it is unknown.
    private var owner: String?
    private var hold = Hold.none
    private var reason: String?
    private var window: UInt32 = 0
    /// The number of session managers so far. Replies of earlier ones do not count.
    private var generation = 0

    /// Called when the desktop warns the user, or when no service does.
    var changeHandler: (@MainActor () -> Void)?

    /// Creates an inhibitor.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - identifier: The name of the app's desktop entry, without `.desktop`.
    package init(bus: DBusConnection, identifier: String) {
        self.bus = bus
        self.identifier = identifier
        ownerSubscription = bus.observeOwner(of: SessionClient.service) { [weak self] in self?.setOwner($0) }
    }

    isolated deinit { ownerSubscription?.cancel() }

    /// A Boolean value that indicates whether the desktop warns the user before the session ends.
    package var isInhibiting: Bool {
        switch hold {
        case .sessionManager, .portal: bus.isOpen
        case .none, .asking, .refused: false
        }
    }

    /// Lets the desktop warn the user before the session ends, or ends that with nil.
    ///
    /// - Parameters:
    ///   - reason: The reason, for the user.
    ///   - window: The identifier of the X window that needs the user; 0 for none.
    package func setReason(_ reason: String?, window: UInt32 = 0) {
        self.reason = reason.map { $0.filter { $0 != "\0" } }
        self.window = window
        // Services may have started since the last reason.
        if case .refused = hold { hold = .none }
        settle()
    }

    private func setOwner(_ owner: String?) {
        guard owner != self.owner else { return }
        let isFirst = self.owner == nil
        self.owner = owner
        switch hold {
        case .portal: return
        case .asking where isFirst: return
        default: break
        }
        // A session manager that ends forgets its inhibitions, and a new one knows none.
        if !isFirst { generation += 1 }
        hold = .none
        settle()
    }

    private func settle() {
        switch (hold, reason) {
        case (.none, .some(let reason)): ask(reason)
        case (.sessionManager(let cookie), .none):
            hold = .none
            bus.call(
                SessionClient.service, path: SessionClient.path, interface: SessionClient.service, method: "Uninhibit",
                arguments: [.uint32(cookie)], startsService: false)
        case (.portal(let inhibition), .none):
            hold = .none
            inhibition.end()
        default: break
        }
    }

    private func ask(_ reason: String) {
        hold = .asking
        let (own, askedOwner) = (generation, owner)
        bus.call(
            SessionClient.service, path: SessionClient.path, interface: SessionClient.service, method: "Inhibit",
            arguments: [.string(identifier), .uint32(window), .string(reason), .uint32(Self.flag)], returns: "u",
            startsService: false
        ) { [weak self] result in
            guard let self, generation == own else { return }
            if case .uint32(let cookie)? = (try? result.get())?.first {
                take(.sessionManager(cookie: cookie))
            } else {
                askPortal(reason, askedOwner)
            }
        }
    }

    private func askPortal(_ reason: String, _ askedOwner: String?) {
        let own = generation
        let parent = window == 0 ? "" : "x11:" + String(window, radix: 16)
        PortalInhibition.begin(
            .loggingOut, reason: reason, parent: parent, on: bus, lossHandler: { [weak self] in self?.lose(own) }
        ) { [weak self] inhibition in
            guard let self, generation == own else {
                inhibition?.end()
                return
            }
            if let inhibition {
                take(.portal(inhibition))
            } else {
                // A session manager may have started meanwhile, and the reason may be another one.
                take(owner == askedOwner && self.reason == reason ? .refused : .none)
            }
        }
    }

    /// Handles the refusal or the end of the portal after it has accepted a request.
    private func lose(_ own: Int) {
        guard generation == own, case .portal = hold else { return }
        take(.refused)
    }

    /// Stores the outcome of a request. The inhibition may no longer be wanted by then.
    private func take(_ new: Hold) {
        hold = new
        settle()
        switch hold {
        case .sessionManager, .portal, .refused: changeHandler?()
        case .none, .asking: break
        }
    }
}

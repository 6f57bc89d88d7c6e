import CoreGraphics
import DBus

/// The program as a client of the session manager (`org.gnome.SessionManager`), which asks it before the user logs out
/// (SE-01, SE-02).
///
/// Without a session manager of this kind nothing happens: programs end with SIGTERM, or with the display.
@MainActor package final class SessionClient {
    static let service = "org.gnome.SessionManager"
    static let path = "/org/gnome/SessionManager"
    static let clientInterface = "org.gnome.SessionManager.ClientPrivate"
    /// The flag of an inhibition that concerns logging out and shutting down.
    private static let logoutFlag: UInt32 = 1

    private let bus: DBusConnection
    private let eventLoop: any DBusEventLoop
    private let identifier: String
    private let startupIdentifier: String
    private weak var delegate: (any SessionClientDelegate)?
    private var owner: String?
    private var ownerSubscription: DBusSubscription?
    private var signals: DBusSubscription?
    /// The path of the object that represents the program; nil until the session manager has assigned it.
    package private(set) var client: String?

    /// The state of the inhibition of logging out.
    private enum Inhibition {
        case none
        case asking
        case held(UInt32)
    }
    private var inhibition = Inhibition.none
    private var reason: String?
    private var window: UInt32 = 0

    /// Creates a client, which registers with the session manager if there is one, and again with one that starts
    /// later.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - eventLoop: The event loop, which calls the delegate.
    ///   - identifier: The name of the app's desktop entry, without `.desktop`.
    ///   - startupIdentifier: The identifier with which the session manager started the program; empty if it did not.
    ///   - delegate: Answers questions. It is not retained.
    package init(
        bus: DBusConnection, eventLoop: any DBusEventLoop, identifier: String, startupIdentifier: String = "",
        delegate: any SessionClientDelegate
    ) {
        self.bus = bus
        self.eventLoop = eventLoop
        self.identifier = identifier
        self.startupIdentifier = startupIdentifier
        self.delegate = delegate
        ownerSubscription = bus.observeOwner(of: Self.service) { [weak self] in self?.setOwner($0) }
    }

    isolated deinit {
        ownerSubscription?.cancel()
        signals?.cancel()
    }

    private func setOwner(_ owner: String?) {
        self.owner = owner
        client = nil
        signals?.cancel()
        signals = nil
        inhibition = .none
        guard let owner else { return }
        // Subscribe before the call, so that no signal is missed in between.
        signals = bus.subscribe(to: nil, interface: Self.clientInterface, from: Self.service) { [weak self] in
            self?.receive($0)
        }
        bus.call(
            Self.service, path: Self.path, interface: Self.service, method: "RegisterClient",
            arguments: [.string(identifier), .string(startupIdentifier)], returns: "o", startsService: false
        ) { [weak self] result in
            guard let self, self.owner == owner else { return }
            client = (try? result.get())?.first?.text
        }
        updateInhibition()
    }

    /// The signals that wait to be handled, in the order of their importance.
    private enum Signal: Int { case query, end, stop }
    private var pending: Signal?

    /// Handles a signal after the message, and only the most important one of several.
    private func receive(_ signal: DBusMessage) {
        guard let client, signal.path == client else { return }
        let new: Signal
        switch signal.member {
        case "QueryEndSession": new = .query
        case "EndSession": new = .end
        case "Stop": new = .stop
        default: return
        }
        let isScheduled = pending != nil
        if new.rawValue >= pending?.rawValue ?? 0 { pending = new }
        guard !isScheduled else { return }
        _ = eventLoop.schedule(after: 0) { [weak self] in self?.handlePending() }
    }

    private func handlePending() {
        guard let signal = pending else { return }
        pending = nil
        switch signal {
        case .query:
            let reason = delegate?.reasonToContinueSession()
            respond(reason == nil, reason ?? "")
        case .end:
            delegate?.sessionWillEnd()
            respond(true, "")
            // The response leaves the process before the connection closes.
            _ = eventLoop.schedule(after: 0.05) { [weak self] in self?.delegate?.sessionDidEnd() }
        case .stop:
            delegate?.sessionWillEnd()
            delegate?.sessionDidEnd()
        }
    }

    private func respond(_ mayEnd: Bool, _ reason: String) {
        guard let client else { return }
        bus.call(
            Self.service, path: client, interface: Self.clientInterface, method: "EndSessionResponse",
            arguments: [.boolean(mayEnd), .string(reason.filter { $0 != "\0" })], startsService: false)
    }

    // MARK: Inhibition

    /// A Boolean value that indicates whether the session manager warns the user before the session ends.
    package var isInhibiting: Bool { if case .held = inhibition { true } else { false } }

    /// Lets the session manager warn the user before the session ends, or ends that with nil.
    ///
    /// - Parameters:
    ///   - reason: The reason, for the user.
    ///   - window: The identifier of the X window that needs the user; 0 for none.
    package func setInhibition(_ reason: String?, window: UInt32 = 0) {
        self.reason = reason
        self.window = window
        updateInhibition()
    }

    private func updateInhibition() {
        guard let owner else { return }
        switch (inhibition, reason) {
        case (.none, .some(let reason)):
            inhibition = .asking
            bus.call(
                Self.service, path: Self.path, interface: Self.service, method: "Inhibit",
                arguments: [
                    .string(identifier), .uint32(window), .string(reason.filter { $0 != "\0" }),
                    .uint32(Self.logoutFlag),
                ], returns: "u", startsService: false
            ) { [weak self] result in
                guard let self, self.owner == owner else { return }
                // A session manager that refuses is asked again with the next reason.
                guard case .uint32(let cookie)? = (try? result.get())?.first else {
                    inhibition = .none
                    return
                }
                inhibition = .held(cookie)
                updateInhibition()
            }
        case (.held(let cookie), .none):
            inhibition = .none
            bus.call(
                Self.service, path: Self.path, interface: Self.service, method: "Uninhibit",
                arguments: [.uint32(cookie)], startsService: false)
        default: break
        }
    }
}

import CoreGraphics
import DBus

/// The program as a client of the session manager (`org.gnome.SessionManager`), which asks it before the user logs out
/// (SE-01).
///
/// Without a session manager of this kind nothing happens: programs end with SIGTERM, or with the display.
@MainActor package final class SessionClient {
    static let service = "org.gnome.SessionManager"
    static let path = "/org/gnome/SessionManager"
    static let clientInterface = "org.gnome.SessionManager.ClientPrivate"

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
}

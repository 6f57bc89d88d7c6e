import DBus

/// A session manager for a test, which owns its name.
@MainActor package final class FakeSessionManager: DBusObject {
    package static let service = "org.gnome.SessionManager"
    package static let path = "/org/gnome/SessionManager"
    package static let clientPath = "/org/gnome/SessionManager/Client1"
    package static let clientInterface = "org.gnome.SessionManager.ClientPrivate"

    /// The calls of the client, as text.
    package private(set) var log: [String] = []
    /// A Boolean value that indicates whether requests to inhibit the end of the session fail.
    package var refuses = false
    /// The identifiers of the programs whose requests to inhibit the end of the session fail, as those of programs in a
    /// sandbox.
    package var refusedIdentifiers: Set<String> = []
    private let bus: DBusConnection
    private let client = Client()

    /// Exports the objects of the session manager.
    package init(_ bus: DBusConnection) {
        self.bus = bus
        client.handler = { [weak self] in self?.log.append($0) }
        bus.export(self, at: Self.path)
        bus.export(client, at: Self.clientPath)
    }

    /// Emits a signal to the client.
    package func emit(_ member: String, _ values: [DBusValue] = [], path: String = FakeSessionManager.clientPath) throws
    {
        try bus.emit(member, interface: FakeSessionManager.clientInterface, path: path, values: values)
    }

    package var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface(service, of: FakeSessionManager.self) {
        $0.method("RegisterClient", takes: "ss", returns: "o") { manager, call in
            manager.log.append("register \(call.arguments[0].text ?? "") \(call.arguments[1].text ?? "")")
            return [.objectPath(clientPath)]
        }
        $0.method("Inhibit", takes: "susu", returns: "u") { manager, call in
            let arguments = call.arguments
            manager.log.append(
                "inhibit \(arguments[0].text ?? "") \(arguments[1].integer ?? -1) \(arguments[2].text ?? "") "
                    + "\(arguments[3].integer ?? -1)")
            if manager.refuses || manager.refusedIdentifiers.contains(arguments[0].text ?? "") {
                throw DBusError("AccessDenied", "")
            }
            return [.uint32(41)]
        }
        $0.method("Uninhibit", takes: "u") { manager, call in
            manager.log.append("uninhibit \(call.arguments[0].integer ?? -1)")
            return []
        }
    }

    /// The object of the client that has registered.
    private final class Client: DBusObject {
        var handler: (@MainActor (String) -> Void)?
        var interfaces: [DBusInterface] { [Self.interface] }
        private static let interface = DBusInterface(FakeSessionManager.clientInterface, of: Client.self) {
            $0.method("EndSessionResponse", takes: "bs") { client, call in
                client.handler?("response \(call.arguments[0].boolean ?? false) \(call.arguments[1].text ?? "")")
                return []
            }
        }
    }
}

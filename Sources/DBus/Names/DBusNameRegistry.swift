/// The names that a connection has requested.
@MainActor final class DBusNameRegistry {
    private typealias Request = (ownership: DBusNameOwnership?, handler: @MainActor (DBusNameOwnership) -> Void)

    private unowned let connection: DBusConnection
    /// The names that are requested, owned or waited for.
    private var requests: [String: Request] = [:]

    init(connection: DBusConnection) { self.connection = connection }

    func request(
        _ name: String, _ options: DBusNameOptions, _ handler: @escaping @MainActor (DBusNameOwnership) -> Void
    ) {
        requests[name] = (nil, handler)
        connection.callBus("RequestName", [.string(name), .uint32(options.rawValue)], returns: "u") {
            [weak self] result in
            switch result {
            case .success(let values):
                switch values.first?.integer {
                // 4 means that the program already owned the name.
                case 1, 4: self?.set(name, .owned)
                case 2: self?.set(name, .queued)
                default: self?.set(name, .taken)
                }
            case .failure(let error):
                self?.set(name, .failed(error))
            }
        }
    }

    func release(_ name: String) {
        guard requests.removeValue(forKey: name) != nil else { return }
        connection.callBus("ReleaseName", [.string(name)])
    }

    /// Handles a signal of the bus.
    func deliver(_ signal: DBusMessage) {
        guard signal.interface == DBusConnection.bus, let name = signal.values("s")?.first?.text else { return }
        switch (signal.member, requests[name]?.ownership) {
        case ("NameAcquired", .queued): set(name, .owned)
        case ("NameLost", .owned), ("NameLost", .queued): set(name, .lost)
        default: break
        }
    }

    private func set(_ name: String, _ ownership: DBusNameOwnership) {
        guard let handler = requests[name]?.handler, requests[name]?.ownership != ownership else { return }
        switch ownership {
        case .owned, .queued: requests[name]?.ownership = ownership
        case .taken, .lost, .failed: requests[name] = nil
        }
        handler(ownership)
    }

    func connectionClosed() {
        // Requests without an answer have failed before.
        for name in requests.keys.sorted() { set(name, .lost) }
    }
}

/// Delivers signals to the closures that have subscribed to them, and follows the owners of names.
///
/// Each client of a bus can send a signal with any content to any other client; only the sender's unique name, which
/// the bus sets, cannot be forged. Therefore a signal is delivered only if its sender owns the name of the service that
/// the subscription states.
@MainActor final class DBusSignalRouter {
    private unowned let connection: DBusConnection
    private var subscriptions:
        [(number: Int, filter: DBusSignalFilter, handler: @MainActor (DBusMessage) -> Void)] = []
    private var owners: [String: DBusNameOwner] = [:]
    /// The number of uses of each rule that the bus knows.
    private var rules: [String: Int] = [:]
    private var lastNumber = 0

    init(connection: DBusConnection) { self.connection = connection }

    func subscribe(
        _ filter: DBusSignalFilter, _ handler: @escaping @MainActor (DBusMessage) -> Void
    ) -> DBusSubscription {
        lastNumber += 1
        let number = lastNumber
        subscriptions.append((number, filter, handler))
        follow(filter.service)
        addRule(filter.rule)
        return DBusSubscription { [weak self] in
            guard let self, let index = subscriptions.firstIndex(where: { $0.number == number }) else { return }
            subscriptions.remove(at: index)
            removeRule(filter.rule)
            unfollow(filter.service)
        }
    }

    func observeOwner(of service: String, _ handler: @escaping @MainActor (String?) -> Void) -> DBusSubscription {
        lastNumber += 1
        let number = lastNumber
        follow(service)
        owners[service]?.handlers.append((number, handler))
        if owners[service]?.isKnown == true {
            connection.later { [weak self] in
                guard let owner = self?.owners[service], owner.handlers.contains(where: { $0.number == number }) else {
                    return
                }
                handler(owner.name)
            }
        }
        return DBusSubscription { [weak self] in
            guard let self, let index = owners[service]?.handlers.firstIndex(where: { $0.number == number }) else {
                return
            }
            owners[service]?.handlers.remove(at: index)
            unfollow(service)
        }
    }

    // MARK: Owners

    private static func isWellKnown(_ service: String) -> Bool {
        service != DBusConnection.bus && !service.hasPrefix(":")
    }

    private static func ownerFilter(_ service: String) -> DBusSignalFilter {
        DBusSignalFilter(
            service: DBusConnection.bus, interface: DBusConnection.bus, member: "NameOwnerChanged", path: nil,
            argument: service)
    }

    private func follow(_ service: String) {
        guard service != DBusConnection.bus else { return }
        owners[service, default: DBusNameOwner()].useCount += 1
        guard owners[service]?.useCount == 1 else { return }
        // Subscribe to changes before requesting the owner, so that no change is missed in between.
        addRule(Self.ownerFilter(service).rule)
        connection.callBus("GetNameOwner", [.string(service)], returns: "s") { [weak self] result in
            // If the service has no owner, the reply is an error.
            self?.setOwner(of: service, (try? result.get())?.first?.text)
        }
    }

    private func unfollow(_ service: String) {
        guard service != DBusConnection.bus, var owner = owners[service] else { return }
        owner.useCount -= 1
        owners[service] = owner.useCount > 0 ? owner : nil
        if owner.useCount == 0 { removeRule(Self.ownerFilter(service).rule) }
    }

    private func setOwner(of service: String, _ name: String?) {
        guard var owner = owners[service], !owner.isKnown || owner.name != name else { return }
        owner.name = name
        owner.isKnown = true
        owners[service] = owner
        for (number, handler) in owner.handlers
        where owners[service]?.handlers.contains(where: { $0.number == number }) == true { handler(name) }
    }

    // MARK: Rules

    private func addRule(_ rule: String) {
        rules[rule, default: 0] += 1
        if rules[rule] == 1 { connection.callBus("AddMatch", [.string(rule)]) }
    }

    private func removeRule(_ rule: String) {
        guard let count = rules[rule] else { return }
        rules[rule] = count > 1 ? count - 1 : nil
        if count == 1 { connection.callBus("RemoveMatch", [.string(rule)]) }
    }

    // MARK: Delivery

    func deliver(_ signal: DBusMessage) {
        guard let sender = signal.sender else { return }
        if sender == DBusConnection.bus, signal.interface == DBusConnection.bus, signal.member == "NameOwnerChanged",
            let values = signal.values("sss"), let service = values[0].text, let owner = values[2].text
        {
            setOwner(of: service, owner.isEmpty ? nil : owner)
        }
        for (number, filter, handler) in subscriptions
        where filter.matches(signal) && isOwner(sender, of: filter.service)
            && subscriptions.contains(where: { $0.number == number })
        { handler(signal) }
    }

    private func isOwner(_ sender: String, of service: String) -> Bool {
        Self.isWellKnown(service) ? owners[service]?.name == sender : sender == service
    }

    func connectionClosed() {
        subscriptions = []
        rules = [:]
        let owners = owners
        self.owners = [:]
        for (_, owner) in owners.sorted(by: { $0.key < $1.key }) where owner.name != nil {
            for (_, handler) in owner.handlers { handler(nil) }
        }
    }
}

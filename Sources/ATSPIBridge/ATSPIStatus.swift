import DBus

/// Knows whether assistive technologies run, from the status that the desktop publishes on the session bus.
@MainActor final class ATSPIStatus {
    /// The service, and the interface with the address of the accessibility bus.
    static let service = "org.a11y.Bus"
    static let path = "/org/a11y/bus"
    private static let interface = "org.a11y.Status"
    private static let property = "IsEnabled"
    private static let properties = "org.freedesktop.DBus.Properties"

    private let bus: DBusConnection
    private let handler: @MainActor (Bool) -> Void
    private var subscriptions: [DBusSubscription] = []

    /// Reads the status, and observes its changes.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - handler: Called when the status is known, and when it may have changed.
    init(bus: DBusConnection, handler: @escaping @MainActor (Bool) -> Void) {
        self.bus = bus
        self.handler = handler
        subscriptions = [
            bus.subscribe(
                to: "PropertiesChanged", interface: Self.properties, from: Self.service, path: Self.path,
                argument: Self.interface
            ) { [weak self] in self?.receive($0) },
            // The service is not started. It may start later, and again.
            bus.observeOwner(of: Self.service) { [weak self] owner in
                if owner == nil { self?.handler(false) } else { self?.read() }
            },
        ]
    }

    isolated deinit { for subscription in subscriptions { subscription.cancel() } }

    private func read() {
        bus.call(
            Self.service, path: Self.path, interface: Self.properties, method: "Get",
            arguments: [.string(Self.interface), .string(Self.property)], returns: "v", startsService: false
        ) { [weak self] result in self?.handler((try? result.get())?.first?.boolean ?? false) }
    }

    private func receive(_ signal: DBusMessage) {
        guard let values = signal.values("sa{sv}as") else { return }
        if let isEnabled = values[1][Self.property]?.boolean {
            handler(isEnabled)
        } else if values[2].elements?.contains(.string(Self.property)) == true {
            read()
        }
    }
}

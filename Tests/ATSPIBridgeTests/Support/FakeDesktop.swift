import DBus
import DBusTestSupport

/// The services of a desktop for accessibility: the status and the address of the accessibility bus, and the registry.
/// All are on one bus.
@MainActor final class FakeDesktop: DBusObject {
    let bus: DBusConnection
    private let daemon: BusDaemon
    private let registry = FakeRegistry()
    var isEnabled = false
    var statusReads = 0
    var addressRequests = 0

    static let launcherName = "org.a11y.Bus"
    static let registryName = "org.a11y.atspi.Registry"

    private static let launcher = DBusInterface(launcherName, of: FakeDesktop.self) {
        $0.method("GetAddress", returns: "s") { desktop, _ in
            desktop.addressRequests += 1
            return [.string(desktop.daemon.addresses)]
        }
    }

    private static let status = DBusInterface("org.a11y.Status", of: FakeDesktop.self) {
        $0.property("IsEnabled", "b") { desktop in
            desktop.statusReads += 1
            return .boolean(desktop.isEnabled)
        }
    }

    var interfaces: [DBusInterface] { [Self.launcher, Self.status] }

    init(_ daemon: BusDaemon, _ eventLoop: BusEventLoop) throws {
        self.daemon = daemon
        bus = try daemon.connect(eventLoop)
        bus.export(self, at: "/org/a11y/bus")
        bus.export(registry, at: "/org/a11y/atspi/registry")
        bus.export(registry, at: "/org/a11y/atspi/accessible/root")
        bus.export(registry, at: "/org/a11y/atspi/registry/deviceeventcontroller")
    }

    /// Owns the names of the services.
    func start() {
        bus.requestName(Self.launcherName) { _ in }
        bus.requestName(Self.registryName) { _ in }
    }

    func setEnabled(_ isEnabled: Bool) {
        self.isEnabled = isEnabled
        bus.announceChange(of: ["IsEnabled"], interface: "org.a11y.Status", path: "/org/a11y/bus")
    }

    /// The references of the applications that were registered.
    var embedded: [DBusValue] { registry.embedded }
    var eventRequests: Int { registry.eventRequests }
    /// The keys that were reported.
    var keys: [DBusValue] { registry.keys }

    /// Registers events for a listener, as readers do.
    func register(_ events: String...) {
        registry.events += events
        for event in events { emit("EventListenerRegistered", event) }
    }

    func deregister(_ event: String) {
        registry.events.removeAll { $0 == event }
        emit("EventListenerDeregistered", event)
    }

    /// The name of the reader that listens, by default one that is not on the bus.
    var readerName: String {
        get { registry.readerName }
        set { registry.readerName = newValue }
    }

    /// Forgets the events of a reader that has left the bus, and does not tell that.
    func forgetReader() { registry.events = [] }

    private func emit(_ member: String, _ event: String) {
        try? bus.emit(
            member, interface: Self.registryName, path: "/org/a11y/atspi/registry",
            values: [.string(readerName), .string(event)])
    }
}

/// The registry of applications and of event listeners.
@MainActor final class FakeRegistry: DBusObject {
    var embedded: [DBusValue] = []
    var events: [String] = []
    var eventRequests = 0
    var readerName = ":1.99"
    var keys: [DBusValue] = []

    private static let controller = DBusInterface("org.a11y.atspi.DeviceEventController", of: FakeRegistry.self) {
        $0.method("NotifyListenersAsync", takes: "(uiiiisb)") { registry, call in
            registry.keys.append(call.arguments[0])
            return []
        }
    }

    private static let registry = DBusInterface("org.a11y.atspi.Registry", of: FakeRegistry.self) {
        $0.method("GetRegisteredEvents", returns: "a(ss)") { registry, _ in
            registry.eventRequests += 1
            let events = registry.events.map { DBusValue.structure([.string(registry.readerName), .string($0)]) }
            return [.array(of: "(ss)", events)]
        }
    }

    private static let socket = DBusInterface("org.a11y.atspi.Socket", of: FakeRegistry.self) {
        $0.method("Embed", takes: "(so)", returns: "(so)") { registry, call in
            registry.embedded.append(call.arguments[0])
            return [.structure([.string(":1.7"), .objectPath("/org/a11y/atspi/accessible/root")])]
        }
    }

    var interfaces: [DBusInterface] { [Self.registry, Self.socket, Self.controller] }
}

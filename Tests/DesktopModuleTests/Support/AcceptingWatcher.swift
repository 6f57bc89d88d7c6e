import DBus

/// A watcher with a host, which accepts all items.
@MainActor final class AcceptingWatcher: DBusObject {
    var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface("org.kde.StatusNotifierWatcher", of: AcceptingWatcher.self) {
        $0.property("IsStatusNotifierHostRegistered", "b") { _ in .boolean(true) }
        $0.method("RegisterStatusNotifierItem", takes: "s") { _, _ in [] }
    }
}

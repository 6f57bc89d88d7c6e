import CoreGraphics
import DBus

/// Announces the marks at the icon of the app to launchers, by the signal `com.canonical.Unity.LauncherEntry.Update`,
/// which the panels and docks of several desktops understand (MB-16).
@MainActor final class LauncherAnnouncer: DBusObject {
    static let name = "com.canonical.Unity.LauncherEntry"
    static let path = "/com/canonical/unity/launcherentry/1"

    private let bus: DBusConnection
    private let application: String

    /// Creates an announcer.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - desktopEntry: The name of the app's desktop entry, without `.desktop`.
    init(bus: DBusConnection, desktopEntry: String) {
        self.bus = bus
        application = "application://\(desktopEntry).desktop"
        bus.export(self, at: Self.path)
    }

    /// The marks. Changes are announced.
    var entry = LauncherEntry() {
        didSet {
            guard entry != oldValue else { return }
            try? bus.emit("Update", interface: Self.name, path: Self.path, values: values)
        }
    }

    private var values: [DBusValue] {
        [
            .string(application),
            .options([
                "count": .int64(Int64(entry.count)), "count-visible": .boolean(entry.count != 0),
                "progress": .double(entry.progress ?? 0), "progress-visible": .boolean(entry.progress != nil),
                "urgent": .boolean(entry.isUrgent),
            ]),
        ]
    }

    var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface(name, of: LauncherAnnouncer.self) {
        // Launchers that start later ask.
        $0.method("Query", returns: "sa{sv}") { announcer, _ in announcer.values }
        $0.signal("Update", "sa{sv}")
    }
}

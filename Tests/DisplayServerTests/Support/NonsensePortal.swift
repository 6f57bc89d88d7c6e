import DBus

@testable import DisplayServer

/// A desktop portal whose replies have wrong types.
@MainActor final class NonsensePortal: DBusObject {
    /// The number of calls.
    private(set) var callCount = 0

    var interfaces: [DBusInterface] { Self.interfaces }

    private static let interfaces = [
        interface("FileChooser", ["OpenFile": "ssa{sv}", "SaveFile": "ssa{sv}"], version: "99"),
        interface("OpenURI", ["OpenURI": "ssa{sv}"]), interface("Email", ["ComposeEmail": "sa{sv}"]),
        interface("Screenshot", ["PickColor": "sa{sv}"]),
        interface("Print", ["PreparePrint": "ssa{sv}a{sv}a{sv}"]), interface("Inhibit", ["Inhibit": "sua{sv}"]),
        interface("Settings", ["Read": "ss"]),
    ]

    private static func interface(
        _ name: String, _ methods: [String: String], version: String = ""
    ) -> DBusInterface {
        DBusInterface("org.freedesktop.portal.\(name)", of: NonsensePortal.self) {
            for (method, arguments) in methods {
                $0.method(method, takes: arguments, returns: "s") { portal, _ in
                    portal.callCount += 1
                    return [.string("nonsense")]
                }
            }
            $0.property("version", "s") { _ in .string(version) }
        }
    }
}

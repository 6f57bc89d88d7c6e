import CoreGraphics
import SystemSupport

/// The user's preferences from the Settings portal of the desktop: color scheme, contrast and text size.
///
/// Sandboxed and unsandboxed programs find the portal on the session bus. The preferences are requested once the bus
/// has answered the authentication; the reply and later changes are delivered as they arrive.
@MainActor package final class DesktopPortal {
    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let appearance = "org.freedesktop.appearance"
    private static let desktop = "org.gnome.desktop.interface"
    private static let schemeKey = "color-scheme"
    private static let contrastKey = "contrast"
    private static let textKey = "text-scaling-factor"

    /// A Boolean value that indicates whether the user prefers a dark appearance. Nil if the user has no preference, or
    /// while it is unknown. Keeps its value when the connection closes.
    package private(set) var isDark: Bool?

    /// A Boolean value that indicates whether the user prefers more contrast; nil while it is unknown.
    package private(set) var hasHighContrast: Bool?

    /// The user's text scaling factor, where 1 is the default size; nil while it is unknown.
    package private(set) var textScale: Double?

    /// The connection to the bus, which other clients of desktop services share.
    let bus: DBusConnection

    /// The descriptor of the connection, which is readable when data has arrived; nil after the connection closed.
    package var descriptor: Int32? { bus.descriptor }

    /// Connects to the session bus and requests the preferences.
    ///
    /// - Parameter environment: The environment. Reads `DBUS_SESSION_BUS_ADDRESS`, or else `XDG_RUNTIME_DIR`. If
    ///   `UIKIT_TESTING` is set, no connection is made, so that tests do not depend on the user's desktop.
    /// - Returns: Nil if there is no bus.
    package init?(environment: ProcessEnvironment) {
        guard let bus = DBusConnection.open(environment: environment) else { return nil }
        self.bus = bus
        bus.addSignalHandler(from: Self.service) { [weak self] in try self?.handle($0) }
        // Subscribe to changes before requesting the values, so that no change is missed in between.
        bus.addMatch(
            "type='signal',sender='\(Self.service)',interface='\(Self.interface)',member='SettingChanged',"
                + "path='\(Self.path)'")
        for key in [Self.schemeKey, Self.contrastKey] { ask(Self.appearance, key) }
        ask(Self.desktop, Self.textKey)
    }

    /// Closes the connection.
    package func close() { bus.close() }

    /// Reads the bytes that have arrived, and delivers the messages in them.
    ///
    /// - Returns: True if ``isDark``, ``hasHighContrast`` or ``textScale`` changed.
    package func serve() -> Bool {
        let old = (isDark, hasHighContrast, textScale)
        bus.serve()
        return (isDark, hasHighContrast, textScale) != old
    }

    private func ask(_ namespace: String, _ key: String) {
        var writer = DBusWriter()
        writer.append(namespace)
        writer.append(key)
        bus.call(
            Self.service, path: Self.path, "\(Self.interface).Read", signature: "ss", body: writer.bytes
        ) { [weak self] answer in
            // An error reply means that there is no portal, or that it has no such setting. There is no preference
            // then.
            guard let answer, answer.kind == .reply, answer.signature == "v" else { return }
            var reader = DBusReader(bytes: answer.body, isBigEndian: answer.isBigEndian)
            self?.adopt(key, try reader.numberInVariant())
        }
    }

    private func handle(_ message: DBusMessage) throws {
        guard message.interface == Self.interface, message.member == "SettingChanged", message.path == Self.path,
            message.signature == "ssv"
        else { return }
        var reader = DBusReader(bytes: message.body, isBigEndian: message.isBigEndian)
        let namespace = try reader.text()
        let key = try reader.text()
        switch (namespace, key) {
        case (Self.appearance, Self.schemeKey), (Self.appearance, Self.contrastKey), (Self.desktop, Self.textKey):
            adopt(key, try reader.numberInVariant())
        default:
            break
        }
    }

    private func adopt(_ key: String, _ value: Double?) {
        switch key {
        case Self.contrastKey:
            hasHighContrast = value.map { $0 == 1 }
        case Self.textKey:
            // Values outside of this range are considered mistakes.
            textScale = value.flatMap { (0.25...8).contains($0) ? $0 : nil }
        default:
            isDark =
                switch value {
                case 1: true
                case 2: false
                default: nil
                }
        }
    }
}

import CoreGraphics

/// What the desktop's portal says a person prefers: whether interfaces are to be dark, to have more contrast, and how
/// large text is to be.
///
/// Sandboxed and plain programs alike find it on the session's D-Bus. The question is sent when the bus has answered
/// the greeting, the answer and all changes come when they come.
@MainActor package final class DesktopPortal {
    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let appearance = "org.freedesktop.appearance"
    private static let desktop = "org.gnome.desktop.interface"
    private static let schemeKey = "color-scheme"
    private static let contrastKey = "contrast"
    private static let textKey = "text-scaling-factor"

    /// Whether a person prefers dark interfaces; nil for those without a preference, and as long as it is not known. It
    /// stays what it was when the bus goes away.
    package private(set) var isDark: Bool?

    /// Whether a person prefers more contrast; nil as long as it is not known.
    package private(set) var hasHighContrast: Bool?

    /// How large a person wants text to be, as a multiple of the usual; nil as long as it is not known.
    package private(set) var textScale: Double?

    /// The connection to the bus, for what else is asked of the desktop.
    let bus: DBusConnection

    /// Readable when the bus has something to say; nil after the connection ended.
    package var descriptor: Int32? { bus.descriptor }

    /// Connects to the bus of the session and asks.
    ///
    /// - Parameter environment: the variables that are looked at: `DBUS_SESSION_BUS_ADDRESS`, or else
    ///   `XDG_RUNTIME_DIR`; `UIKIT_TESTING`, which keeps tests from depending on somebody's desktop.
    /// - Returns: nil if there is no bus.
    package init?(environment: ProcessEnvironment) {
        guard let bus = DBusConnection.open(environment: environment) else { return nil }
        self.bus = bus
        bus.addSignalHandler(from: Self.service) { [weak self] in try self?.handle($0) }
        // Changes are asked for before the values, so that none is missed in between.
        bus.addMatch(
            "type='signal',sender='\(Self.service)',interface='\(Self.interface)',member='SettingChanged',"
                + "path='\(Self.path)'")
        for key in [Self.schemeKey, Self.contrastKey] { ask(Self.appearance, key) }
        ask(Self.desktop, Self.textKey)
    }

    /// Ends the connection.
    package func close() { bus.close() }

    /// Reads what has arrived.
    ///
    /// - Returns: whether ``isDark``, ``hasHighContrast`` or ``textScale`` changed.
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
            // An error is an answer: without a portal, or without such a setting, there is no preference.
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
            // Smaller than anybody reads and larger than any window are mistakes.
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

import CoreGraphics
import DBus
import SystemSupport

/// The user's preferences from the Settings portal of the desktop: color scheme, contrast, accent color and
/// text size.
///
/// Sandboxed and unsandboxed programs find the portal on the session bus. The replies and later changes are delivered as
/// they arrive.
@MainActor final class DesktopPortal {
    private static let interface = "org.freedesktop.portal.Settings"
    private static let appearance = "org.freedesktop.appearance"
    private static let desktop = "org.gnome.desktop.interface"
    private static let schemeKey = "color-scheme"
    private static let contrastKey = "contrast"
    private static let accentKey = "accent-color"
    private static let textKey = "text-scaling-factor"

    /// A Boolean value that indicates whether the user prefers a dark appearance. Nil if the user has no preference, or
    /// while it is unknown. Keeps its value when the connection closes.
    private(set) var isDark: Bool?

    /// A Boolean value that indicates whether the user prefers more contrast; nil while it is unknown.
    private(set) var hasHighContrast: Bool?

    /// The user's accent color; nil if the user has chosen none, or while it is unknown (PO-14).
    private(set) var accentColor: ScreenColor?

    /// The user's text scaling factor, where 1 is the default size; nil while it is unknown.
    private(set) var textScale: Double?

    private let bus: DBusConnection
    private var hasChanges = false

    /// Requests the preferences.
    ///
    /// - Parameter bus: The session bus.
    init(bus: DBusConnection) {
        self.bus = bus
        // Subscribe to changes before requesting the values, so that no change is missed in between.
        _ = bus.subscribe(
            to: "SettingChanged", interface: Self.interface, from: PortalRequest.service, path: PortalRequest.path
        ) { [weak self] in self?.handle($0) }
        for key in [Self.schemeKey, Self.contrastKey, Self.accentKey] { ask(Self.appearance, key) }
        ask(Self.desktop, Self.textKey)
    }

    /// Returns whether one of the preferences has changed since the last call.
    func takeChanges() -> Bool {
        defer { hasChanges = false }
        return hasChanges
    }

    private func ask(_ namespace: String, _ key: String) {
        bus.call(
            PortalRequest.service, path: PortalRequest.path, interface: Self.interface, method: "Read",
            arguments: [.string(namespace), .string(key)], returns: "v"
        ) { [weak self] result in
            // An error reply means that there is no portal, or that it has no such setting. There is no preference
            // then. The value is in one variant or in two.
            if let values = try? result.get() { self?.adopt(key, values.first) }
        }
    }

    private func handle(_ signal: DBusMessage) {
        guard let values = signal.values("ssv"), let namespace = values[0].text, let key = values[1].text else { return }
        switch (namespace, key) {
        case (Self.appearance, Self.schemeKey), (Self.appearance, Self.contrastKey),
            (Self.appearance, Self.accentKey), (Self.desktop, Self.textKey):
            adopt(key, values[2])
        default:
            break
        }
    }

    private func adopt(_ key: String, _ content: DBusValue?) {
        let old = (isDark, hasHighContrast, accentColor, textScale)
        defer { if (isDark, hasHighContrast, accentColor, textScale) != old { hasChanges = true } }
        let value = content?.number
        switch key {
        case Self.contrastKey:
            hasHighContrast = value.map { $0 == 1 }
        case Self.accentKey:
            // Portals report components outside of 0...1 if there is no accent color.
            accentColor = ScreenColor(content)
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

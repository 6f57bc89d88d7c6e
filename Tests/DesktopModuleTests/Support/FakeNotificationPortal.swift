import DBus

@testable import UserNotifications

/// The Notification portal, which the test owns.
@MainActor final class FakeNotificationPortal: DBusObject {
    var refuses = false
    private(set) var added: [String] = []
    private(set) var removed: [String] = []
    private(set) var images: [[UInt8]] = []

    var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface(PortalNotificationService.interface, of: FakeNotificationPortal.self) {
        $0.property("version", "u") { _ in .uint32(1) }
        $0.method("AddNotification", takes: "sa{sv}") { portal, call in
            if portal.refuses { throw DBusError("AccessDenied", "") }
            let options = call.arguments[1]
            let texts = ["title", "body", "priority"].map { options[$0]?.text ?? "-" }
            if case .bytes(let bytes)? = options["icon"]?.elements?.last?.content { portal.images.append(bytes) }
            let labels = options["buttons"]?.elements?.compactMap { $0["label"]?.text } ?? []
            portal.added.append(([call.arguments[0].text ?? ""] + texts + labels).joined(separator: " "))
            return []
        }
        $0.method("RemoveNotification", takes: "s") { portal, call in
            portal.removed.append(call.arguments[0].text ?? "")
            return []
        }
    }
}

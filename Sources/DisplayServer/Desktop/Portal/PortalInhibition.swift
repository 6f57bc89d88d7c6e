import CoreGraphics
import DBus

/// An inhibition by the Inhibit portal. It lasts until it is ended, or until the connection closes.
@MainActor final class PortalInhibition {
    /// The actions that the portal can prevent, with their flags.
    enum Action: UInt32 {
        case loggingOut = 1
        case becomingIdle = 8
    }

    private static let interface = "org.freedesktop.portal.Inhibit"

    private let bus: DBusConnection
    private let path: String

    private init(bus: DBusConnection, path: String) {
        self.bus = bus
        self.path = path
    }

    /// Asks the portal. There is no response of the user: the request lasts until it is closed.
    ///
    /// - Parameters:
    ///   - action: The action to prevent.
    ///   - reason: The reason, for the user.
    ///   - parent: The identifier of the app's window in the form of portals, or an empty text.
    ///   - bus: The session bus.
    ///   - completion: Called once, never before this method returns: with nil if the portal does not support it.
    static func begin(
        _ action: Action, reason: String, parent: String = "", on bus: DBusConnection,
        completion: @escaping @MainActor (PortalInhibition?) -> Void
    ) {
        bus.call(
            PortalRequest.service, path: PortalRequest.path, interface: interface, method: "Inhibit",
            arguments: [.string(parent), .uint32(action.rawValue), .options(["reason": .string(reason)])], returns: "o"
        ) { result in
            completion((try? result.get())?.first?.text.map { PortalInhibition(bus: bus, path: $0) })
        }
    }

    /// Ends the inhibition.
    func end() {
        bus.call(
            PortalRequest.service, path: path, interface: PortalRequest.interface, method: "Close",
            startsService: false)
    }
}

import CoreGraphics
import DBus

/// An inhibition by the Inhibit portal. It lasts until it is ended, until the portal refuses it or ends, or until the
/// connection closes.
@MainActor final class PortalInhibition {
    /// The actions that the portal can prevent, with their flags.
    enum Action: UInt32 {
        case loggingOut = 1
        case becomingIdle = 8
    }

    private var request: PortalRequest?
    private var lossHandler: (@MainActor () -> Void)?

    private init(_ lossHandler: @escaping @MainActor () -> Void) { self.lossHandler = lossHandler }

    /// Asks the portal. There is no response of the user: the request lasts until it is closed.
    ///
    /// Portals reply before they ask their backend. If that refuses, they send a response, which may follow soon after
    /// `completion` has been called with an inhibition.
    ///
    /// - Parameters:
    ///   - action: The action to prevent.
    ///   - reason: The reason, for the user.
    ///   - parent: The identifier of the app's window in the form of portals, or an empty text.
    ///   - bus: The session bus.
    ///   - lossHandler: Called once, after `completion`, if the inhibition ends and ``end()`` has not been called.
    ///   - completion: Called once, never before this method returns: with nil if the portal does not support it.
    static func begin(
        _ action: Action, reason: String, parent: String = "", on bus: DBusConnection,
        lossHandler: @escaping @MainActor () -> Void, completion: @escaping @MainActor (PortalInhibition?) -> Void
    ) {
        let inhibition = PortalInhibition(lossHandler)
        var isAnswered = false
        inhibition.request = PortalRequest(
            bus: bus, interface: "Inhibit", method: "Inhibit",
            arguments: [.string(parent), .uint32(action.rawValue)], options: ["reason": .string(reason)],
            acceptance: {
                isAnswered = true
                completion(inhibition)
            }
        ) { _ in
            inhibition.request = nil
            guard isAnswered else { return completion(nil) }
            let lossHandler = inhibition.lossHandler
            inhibition.lossHandler = nil
            lossHandler?()
        }
    }

    /// Ends the inhibition.
    func end() {
        lossHandler = nil
        request?.cancel()
    }
}

import CX11
import CoreGraphics
import SystemSupport

/// Notifies the launcher that started this program when the first window appears, so that it stops showing a busy
/// cursor.
@MainActor struct X11StartupNotification {
    /// The maximum length of an identifier of another program, in bytes.
    static let lengthLimit = 1024

    /// The launcher's identifier of this start.
    let identifier: String
    private let connection: X11Connection

    init(identifier: String, connection: X11Connection) {
        self.identifier = identifier
        self.connection = connection
    }

    /// Removes the identifier from the process's environment, so that child processes do not use it, and returns it.
    ///
    /// - Returns: Nil if no launcher expects a notification.
    static func takeIdentifier(from environment: ProcessEnvironment) -> String? {
        // Some launchers set only the token, which has the same form.
        let names = ["DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"]
        let identifier = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        for name in names { unsetenv(name) }
        return identifier
    }

    /// The server's time of the user action that started the program; nil if the identifier does not contain it.
    var time: Time? {
        // Times of the server have 32 bits.
        identifier.range(of: "_TIME", options: .backwards).flatMap { UInt32(identifier[$0.upperBound...]) }.map {
            Time($0)
        }
    }

    /// Marks a window as part of this start. Call this before the window is mapped.
    func mark(_ window: Window) {
        X11Property.set(
            identifier, property: connection.atoms.netStartupID, type: connection.atoms.utf8String, of: window,
            connection)
    }

    /// Notifies the launcher that the first window is mapped.
    func complete(sender: Window) {
        guard connection.isOpen else { return }
        let quoted = identifier.map { "\\\" ".contains($0) ? "\\\($0)" : String($0) }.joined()
        let bytes = Array(("remove: ID=" + quoted).utf8) + [0]
        connection.traps.trap {
            for start in stride(from: 0, to: bytes.count, by: 20) {
                var event = XEvent()
                event.xclient.type = ClientMessage
                event.xclient.window = sender
                event.xclient.message_type =
                    start == 0 ? connection.atoms.netStartupInfoBegin : connection.atoms.netStartupInfo
                event.xclient.format = 8
                withUnsafeMutableBytes(of: &event.xclient.data.b) {
                    $0.copyBytes(from: bytes[start..<min(start + 20, bytes.count)])
                }
                XSendEvent(connection.display, connection.root, 0, PropertyChangeMask, &event)
            }
        }
    }
}

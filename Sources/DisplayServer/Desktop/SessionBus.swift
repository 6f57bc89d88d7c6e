import CoreGraphics
import DBus
import SystemSupport

/// The session bus, where the services of the desktop are. It is connected when it is first needed.
@MainActor final class SessionBus {
    private let environment: ProcessEnvironment
    private let eventLoop: any DBusEventLoop
    private var state = State.unused

    private enum State {
        case unused
        case used(DBusConnection?)
    }

    /// Creates an object that is not connected.
    ///
    /// - Parameters:
    ///   - environment: The environment. Reads `DBUS_SESSION_BUS_ADDRESS`, or else `XDG_RUNTIME_DIR`. If
    ///     `UIKIT_TESTING` is set, there is no bus, so that tests do not depend on the user's desktop.
    ///   - eventLoop: The event loop that runs the connection.
    init(environment: ProcessEnvironment, eventLoop: any DBusEventLoop) {
        self.environment = environment
        self.eventLoop = eventLoop
    }

    /// The connection, which the first access opens; nil if there is no bus or no library for it.
    var connection: DBusConnection? {
        if case .used(let connection) = state { return connection }
        let connection = open()
        state = .used(connection)
        return connection
    }

    private func open() -> DBusConnection? {
        guard environment["UIKIT_TESTING"] == nil, let address = DBusAddress(ofSessionBus: { environment[$0] }) else {
            return nil
        }
        return try? DBusConnection.open(address, eventLoop: eventLoop)
    }

    /// Closes the connection. It does not open again.
    func close() {
        if case .used(let connection) = state { connection?.close() }
        state = .used(nil)
    }
}

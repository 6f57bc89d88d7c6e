import CoreGraphics
import DBus
import SystemSupport

/// A message bus of the desktop, with a connection that is opened when it is first needed.
@MainActor final class MessageBus {
    /// The message buses of a desktop.
    enum Kind {
        /// The bus of the user's session, where the services of the desktop are.
        case session
        /// The bus of the computer, where the login manager is.
        case system
    }

    private let kind: Kind
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
    ///   - kind: The bus.
    ///   - environment: The environment. Reads `DBUS_SESSION_BUS_ADDRESS`, or else `XDG_RUNTIME_DIR`, or for the bus of
    ///     the computer `DBUS_SYSTEM_BUS_ADDRESS`. If `UIKIT_TESTING` is set, there is no bus, so that tests do not
    ///     depend on the user's desktop.
    ///   - eventLoop: The event loop that runs the connection.
    init(_ kind: Kind, environment: ProcessEnvironment, eventLoop: any DBusEventLoop) {
        self.kind = kind
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
        guard environment["UIKIT_TESTING"] == nil, let address else { return nil }
        return try? DBusConnection.open(address, eventLoop: eventLoop)
    }

    private var address: DBusAddress? {
        switch kind {
        case .session: DBusAddress(ofSessionBus: { environment[$0] })
        case .system: DBusAddress(ofSystemBus: { environment[$0] })
        }
    }

    /// Closes the connection. It does not open again.
    func close() {
        if case .used(let connection) = state { connection?.close() }
        state = .used(nil)
    }
}

import CX11

/// What is known of the window manager: asked for when somebody wants to know, and again after one came or went.
@MainActor final class X11WindowManager {
    private let connection: X11Connection
    private var known: (isRunning: Bool, supported: Set<Atom>)?

    init(connection: X11Connection) { self.connection = connection }

    /// Whether one runs.
    var isRunning: Bool { look().isRunning }

    /// Whether it says that it understands a property or a message.
    func supports(_ name: Atom) -> Bool { look().supported.contains(name) }

    /// A property of the root window changed.
    ///
    /// - Returns: whether it was one by which window managers say what they are.
    func rootPropertyChanged(_ name: Atom) -> Bool {
        guard name == connection.atoms.netSupportingWMCheck || name == connection.atoms.netSupported else {
            return false
        }
        known = nil
        return true
    }

    private func look() -> (isRunning: Bool, supported: Set<Atom>) {
        if let known { return known }
        guard connection.isOpen else { return (false, []) }
        let isRunning = X11Protocols.isManaged(connection)
        let list =
            isRunning
            ? X11Property.numbers(
                connection.atoms.netSupported, type: Atom(XA_ATOM), of: connection.root, connection) : nil
        let found = (isRunning, Set(list ?? []))
        known = found
        return found
    }
}

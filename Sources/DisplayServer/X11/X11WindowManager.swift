import CX11

/// A cache of the window manager's properties, which are read on demand, and again after a window manager started or
/// ended.
@MainActor final class X11WindowManager {
    private let connection: X11Connection
    private var known: (isRunning: Bool, supported: Set<Atom>)?

    init(connection: X11Connection) { self.connection = connection }

    /// A Boolean value that indicates whether a window manager is running.
    var isRunning: Bool { look().isRunning }

    /// Returns whether the window manager declares support for a property or message (`_NET_SUPPORTED`).
    func supports(_ name: Atom) -> Bool { look().supported.contains(name) }

    /// Handles a change of a property of the root window.
    ///
    /// - Returns: True if the property describes the window manager.
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

import CX11

/// Whether a window is maximised and the like. The window manager has the say: what is asked for is never taken for what
/// is, which is read from the properties that the manager sets.
@MainActor struct X11WindowState {
    /// What the window manager has made of the window.
    private(set) var current: WindowState = []

    private let window: Window
    private let connection: X11Connection
    /// What the window is to be when it is mapped next.
    private var initial: WindowState = []
    /// Whether the window was handed to the window manager and not taken back.
    private var isManaged = false

    init(window: Window, connection: X11Connection) {
        self.window = window
        self.connection = connection
    }

    /// Whether the window is to be mapped as an icon.
    var startsMinimized: Bool { initial.contains(.minimized) }

    mutating func request(_ state: WindowState, _ isOn: Bool) {
        guard connection.isOpen else { return }
        guard isManaged else {
            if isOn { initial.formUnion(state) } else { initial.subtract(state) }
            return
        }
        if state.contains(.fullscreen) { send(isOn, connection.atoms.netWMStateFullscreen, 0) }
        if state.contains(.maximized) {
            send(isOn, connection.atoms.netWMStateMaximizedVert, connection.atoms.netWMStateMaximizedHorz)
        }
        guard state.contains(.minimized) else { return }
        connection.traps.trap {
            if isOn {
                _ = XIconifyWindow(connection.display, window, connection.screen)
            } else {
                _ = XMapWindow(connection.display, window)
            }
        }
    }

    /// A manager reads the wishes for a window that it does not know yet from the same property it uses later.
    mutating func willMap() {
        guard !isManaged else { return }
        isManaged = true
        var atoms: [UInt] = []
        if initial.contains(.fullscreen) { atoms.append(connection.atoms.netWMStateFullscreen) }
        if initial.contains(.maximized) {
            atoms += [connection.atoms.netWMStateMaximizedVert, connection.atoms.netWMStateMaximizedHorz]
        }
        if atoms.isEmpty {
            X11Property.remove(connection.atoms.netWMState, of: window, connection)
        } else {
            X11Property.set(
                atoms, property: connection.atoms.netWMState, type: Atom(XA_ATOM), of: window, connection)
        }
    }

    /// The window is taken back from the manager, which removes the properties. It comes again as it was.
    mutating func willUnmap() {
        guard isManaged else { return }
        isManaged = false
        initial = current.subtracting(.minimized)
    }

    /// Reads what the manager has set.
    ///
    /// - Returns: whether it is something else than before.
    mutating func update() -> Bool {
        let old = current
        current = []
        // Without this property nobody manages the window, and the other one is no more than our own wish.
        if let phase = X11Property.numbers(connection.atoms.wmState, of: window, connection)?.first,
            phase != UInt(WithdrawnState)
        {
            let atoms = X11Property.numbers(connection.atoms.netWMState, of: window, connection) ?? []
            if atoms.contains(connection.atoms.netWMStateFullscreen) { current.insert(.fullscreen) }
            if atoms.contains(connection.atoms.netWMStateMaximizedVert),
                atoms.contains(connection.atoms.netWMStateMaximizedHorz)
            {
                current.insert(.maximized)
            }
            if phase == UInt(IconicState) || atoms.contains(connection.atoms.netWMStateHidden) {
                current.insert(.minimized)
            }
        }
        return current != old
    }

    private func send(_ isOn: Bool, _ first: Atom, _ second: Atom) {
        // 1 adds and 0 removes; the last 1 says that an application asks.
        X11Protocols.sendToManager(
            connection.atoms.netWMState, about: window, [isOn ? 1 : 0, Int(first), Int(second), 1], connection)
    }
}

import CX11

/// The state of a window: minimized, maximized or in full screen. The window manager decides: requests do not change
/// the state, which is read from the properties that the window manager sets.
@MainActor struct X11WindowState {
    /// The state according to the window manager.
    private(set) var current: WindowState = []

    private let window: Window
    private let connection: X11Connection
    /// The state to request when the window is mapped next.
    private var initial: WindowState = []
    /// A Boolean value that indicates whether the window is under the control of the window manager.
    private var isManaged = false

    init(window: Window, connection: X11Connection) {
        self.window = window
        self.connection = connection
    }

    /// A Boolean value that indicates whether the window is to be mapped as an icon.
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

    /// Sets the initial state. For a new window, the window manager reads it from the same property that it sets later.
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

    /// Prepares for withdrawing the window, for which the window manager removes the properties. The window keeps its
    /// state when it is mapped again.
    mutating func willUnmap() {
        guard isManaged else { return }
        isManaged = false
        initial = current.subtracting(.minimized)
    }

    /// Reads the state that the window manager has set.
    ///
    /// - Returns: True if the state changed.
    mutating func update() -> Bool {
        let old = current
        current = []
        // Without WM_STATE, no window manager controls the window, and _NET_WM_STATE only contains the application's
        // request.
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
        // 1 adds and 0 removes; the last 1 is the source indication for a normal application.
        X11Protocols.sendToManager(
            connection.atoms.netWMState, about: window, [isOn ? 1 : 0, Int(first), Int(second), 1], connection)
    }
}

import CX11

// The windows of the application, as window managers and launchers see them.
extension X11Server {
    /// Creates the window that is the leader of the application's windows.
    func makeLeader() -> Window {
        let window = XCreateSimpleWindow(connection.display, connection.root, -10, -10, 1, 1, 0, 0, 0)
        X11Property.set(
            [window], property: connection.atoms.wmClientLeader, type: Atom(XA_WINDOW), of: window, connection)
        startup?.mark(window)
        return window
    }

    /// Prepares a window that is about to be mapped.
    func willMap(_ surface: X11Surface) {
        // A user time of zero would ask the window manager not to focus the window.
        if userTime.last != 0 {
            setUserTime(of: surface.window)
            setUserTime(of: leader)
        }
        startup?.mark(surface.window)
    }

    /// Ends the startup notification when the first window is mapped.
    func completeStartup(_ surface: X11Surface) {
        startup?.complete(sender: surface.window)
        startup = nil
    }

    // MARK: User time

    func noteUserTime(_ time: Time, isSent: Bool = false) {
        if !isSent { userTime.note(time) }
    }

    /// Tells the window manager the time of the last user action, from which it decides whether new windows may take
    /// the focus. One request covers many events.
    func publishUserTime() {
        guard userTime.needsPublication, let surface = surfaces.values.first(where: { $0.hasFocus }) else { return }
        userTime.didPublish()
        guard windowManager.isRunning else { return }
        // If a window selects property events, each change of the property would wake this client.
        let hasWindowForIt = windowManager.supports(connection.atoms.netWMUserTimeWindow)
        setUserTime(of: hasWindowForIt ? leader : surface.window)
    }

    private func setUserTime(of window: Window) {
        X11Property.set(
            [userTime.last], property: connection.atoms.netWMUserTime, type: Atom(XA_CARDINAL), of: window, connection)
    }

    /// Handles the start or end of a window manager.
    func windowManagerDidChange() { userTime.invalidate() }
}

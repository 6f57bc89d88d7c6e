import DisplayServer

// Storing the state of a scene with its session, and restoring it in the next launch (RS-01…RS-03).
extension UIWindowScene {
    /// Asks the delegate for the state of the scene, and stores it. An app that provides no state has no files.
    func storeSession() {
        guard !isPopup, display.implicitScene !== self, let store = UIApplication.shared.sessionStore else { return }
        let activity = delegate?.stateRestorationActivity(for: self)
        if let activity {
            let needsSave = activity.needsSave
            UserActivityResponders.update(activity)
            if needsSave { delegate?.scene(self, didUpdate: activity) }
        }
        session.stateRestorationActivity = activity
        guard let identifier = UUID(uuidString: session.persistentIdentifier) else { return }
        let userInfo = session.userInfo ?? [:]
        guard activity != nil || !userInfo.isEmpty else {
            if session.isStored { store.remove(identifier) }
            session.isStored = false
            return
        }
        var stored = StoredSession(identifier: identifier, role: session.role.rawValue)
        stored.order = lastActivation
        stored.window = storedWindow
        session.lastWindow = stored.window
        stored.activity = activity.map { StoredActivity($0) }
        stored.userInfo = StoredValue.entries(of: userInfo, of: "session")
        stored.containers = containerStates.current(in: self)
        session.isStored = true
        store.store(stored)
    }

    /// The current geometry; nil without a window.
    private var storedWindow: StoredWindow? {
        guard let surface else { return nil }
        // The window system is gone when the user has logged out.
        guard server.isConnected else { return session.lastWindow }
        let origin = surface.screenOrigin
        let covers = !surface.state.isDisjoint(with: [.maximized, .fullscreen])
        let size = covers ? ordinarySize ?? bounds.size : bounds.size
        return StoredWindow(
            x: origin.x, y: origin.y, width: size.width, height: size.height,
            isMaximized: surface.state.contains(.maximized), isFullScreen: surface.state.contains(.fullscreen))
    }

    /// Notes the size of the window unless it covers its monitor: the size that is restored.
    func noteOrdinarySize() {
        guard let surface, surface.state.isDisjoint(with: [.maximized, .fullscreen]) else { return }
        // The state of the window may be reported after its size.
        let size = surface.size
        if !display.screens.contains(where: { WindowPlacement.covers(size, $0.bounds) }) { ordinarySize = bounds.size }
    }

    /// Returns the frame of the window of a restored session: on a monitor, in points.
    static func frame(of window: StoredWindow, on server: any DisplayServer) -> CGRect? {
        guard let frame = window.frame else { return nil }
        let scale = server.scale
        let areas = server.monitors.map { monitor in
            let area = server.workArea(in: monitor.frame)
            return CGRect(
                x: CGFloat(area.x) / scale, y: CGFloat(area.y) / scale, width: CGFloat(area.width) / scale,
                height: CGFloat(area.height) / scale)
        }
        return WindowPlacement.place(frame, in: areas)
    }

    /// Tells the delegate to restore the state of the scene, after it connected.
    func restoreState() {
        guard let activity = session.stateRestorationActivity, !isDisconnected else { return }
        delegate?.scene(self, restoreInteractionStateWith: activity)
    }
}

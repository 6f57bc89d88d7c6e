import DBus

// Menus and marks that panels of the desktop show.
extension X11Server {
    package func exportMenu(
        of surface: any DisplaySurface, source: any ExportedMenuSource
    ) -> (any ExportedMenu)? {
        guard let window = (surface as? X11Surface)?.window, let bus = sessionBus.connection else { return nil }
        let registrar =
            menuRegistrar
            ?? GlobalMenuRegistrar(bus: bus, eventLoop: eventSources) { [weak self] in self?.applicationCodeWillRun() }
        menuRegistrar = registrar
        return registrar.offer(window: UInt32(truncatingIfNeeded: window), source: source)
    }

    package func whenDesktopConnects(_ handler: @escaping @MainActor (DBusConnection?, any DBusEventLoop) -> Void) {
        guard hasConnectedToDesktop else { return desktopHandlers.append(handler) }
        scheduler.schedule(after: 0) { [weak self] in
            if let self, isConnected { handler(sessionBus.connection, eventSources) }
        }
    }

    /// Calls the closures that wait for the desktop.
    func desktopDidConnect() {
        hasConnectedToDesktop = true
        let handlers = desktopHandlers
        desktopHandlers = []
        for handler in handlers { handler(sessionBus.connection, eventSources) }
    }

    package func showInLauncher(_ entry: LauncherEntry) {
        guard let bus = sessionBus.connection else { return }
        let announcer =
            launcher ?? LauncherAnnouncer(bus: bus, desktopEntry: LauncherAnnouncer.desktopEntry(environment))
        launcher = announcer
        announcer.entry = entry
    }
}

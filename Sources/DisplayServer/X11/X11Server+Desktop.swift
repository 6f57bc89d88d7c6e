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

    package var hasDesktop: Bool { true }

    package func whenDesktopConnects(_ handler: @escaping @MainActor (DBusConnection?, any DBusEventLoop) -> Void) {
        guard hasConnectedToDesktop else {
            desktopHandlers.append(handler)
            // An app without windows makes no frames.
            if desktopTask == nil {
                desktopTask = scheduler.schedule(after: 1) { [weak self] in self?.connectToDesktopIfNeeded() }
            }
            return
        }
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

    package func connectToDesktop() -> (bus: DBusConnection?, eventLoop: any DBusEventLoop)? {
        (sessionBus.connection, eventSources)
    }

    package var launchIdentifier: String? { startup?.identifier }

    package func adoptLaunch(_ identifier: String) {
        guard isConnected, !identifier.isEmpty, identifier.utf8.count <= X11StartupNotification.lengthLimit else {
            return
        }
        let launch = X11StartupNotification(identifier: identifier, connection: connection)
        if let time = launch.time { userTime.noteLaunch(time) }
        launch.complete(sender: leader)
    }

    package func externalIdentifier(of surface: any DisplaySurface) -> UInt32 {
        UInt32(truncatingIfNeeded: (surface as? X11Surface)?.window ?? 0)
    }

    package func showInLauncher(_ entry: LauncherEntry) {
        guard let bus = sessionBus.connection else { return }
        let announcer =
            launcher ?? LauncherAnnouncer(bus: bus, desktopEntry: DesktopEntry.name(environment))
        launcher = announcer
        announcer.entry = entry
    }
}

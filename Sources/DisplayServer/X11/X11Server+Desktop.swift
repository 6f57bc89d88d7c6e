import CoreGraphics
import DBus

// Other programs of the desktop: those that open links, dialogs of the portal, and panels with menus and marks.
extension X11Server {
    package func open(
        _ link: URL, asks: Bool, parent: (any DisplaySurface)?, completion: @escaping @MainActor (Bool) -> Void
    ) {
        linkOpener.open(link, asks: asks, parent: portalIdentifier(of: parent)) { [weak self] isOpened in
            self?.applicationCodeWillRun()
            completion(isOpened)
        }
    }

    package func canOpen(_ link: URL) -> Bool { linkOpener.canOpen(link) }

    package func findPrograms(
        for types: [String], completion: @escaping @MainActor ([DesktopProgram]) -> Void
    ) {
        programOpener.find(types) { [weak self] programs in
            self?.applicationCodeWillRun()
            completion(programs)
        }
    }

    package func open(
        _ files: [URL], with program: DesktopProgram, completion: @escaping @MainActor (Bool) -> Void
    ) {
        programOpener.open(files, with: program) { [weak self] isOpened in
            self?.applicationCodeWillRun()
            completion(isOpened)
        }
    }

    package func pickColor(
        parent: (any DisplaySurface)?, completion: @escaping @MainActor (ScreenColor?) -> Void
    ) {
        colorPicker.pick(parent: portalIdentifier(of: parent)) { [weak self] color in
            self?.applicationCodeWillRun()
            completion(color)
        }
    }

    package func chooseFiles(
        _ configuration: FileChoice, parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChoice.Outcome) -> Void
    ) -> any FileChoiceSession {
        fileChooser.choose(configuration, parent: portalIdentifier(of: parent)) { [weak self] outcome in
            self?.applicationCodeWillRun()
            completion(outcome)
        }
    }

    package var canComposeMail: Bool { mailComposer.isAvailable }

    package func composeMail(
        _ mail: MailDraft, parent: (any DisplaySurface)?, completion: @escaping @MainActor (Bool) -> Void
    ) {
        mailComposer.compose(mail, parent: portalIdentifier(of: parent)) { [weak self] isComposed in
            self?.applicationCodeWillRun()
            completion(isComposed)
        }
    }

    /// Returns the identifier with which the portal finds the parent of a dialog (PT-02).
    func portalIdentifier(of surface: (any DisplaySurface)?) -> String {
        guard let surface = surface as? X11Surface, !surface.isDestroyed else { return "" }
        return "x11:" + String(surface.window, radix: 16)
    }

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

    package func connectToSystem() -> (bus: DBusConnection, eventLoop: any DBusEventLoop)? {
        systemBus.connection.map { ($0, eventSources) }
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

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
    private func portalIdentifier(of surface: (any DisplaySurface)?) -> String {
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

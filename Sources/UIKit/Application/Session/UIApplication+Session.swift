import DisplayServer
import SystemSupport

// The end of the user's session (SE-01, SE-02).
extension UIApplication: SessionClientDelegate {
    /// Registers with the session manager after the first frame, if the environment names one, and prepares the
    /// inhibition of the end of the session.
    package func serveSession(on server: any DisplayServer, environment: ProcessEnvironment = .process) {
        closeQuestions.changeHandler = { [weak self] scene in self?.inhibitLogout(for: scene, on: server) }
        let startup = environment["DESKTOP_AUTOSTART_ID"]
        guard startup != nil || environment["SESSION_MANAGER"] != nil else { return }
        unsetenv("DESKTOP_AUTOSTART_ID")
        server.whenDesktopConnects { [weak self] bus, eventLoop in
            guard let self, let bus else { return }
            sessionClient = SessionClient(
                bus: bus, eventLoop: eventLoop, identifier: DesktopEntry.name(environment),
                startupIdentifier: startup ?? "", delegate: self)
        }
    }

    /// Lets the desktop warn the user before the session ends while a scene asks a question (SE-02). The first question
    /// connects to the desktop.
    private func inhibitLogout(for scene: UIWindowScene?, on server: any DisplayServer) {
        if logoutInhibitor == nil, scene != nil, let bus = server.connectToDesktop()?.bus {
            logoutInhibitor = LogoutInhibitor(bus: bus, identifier: DesktopEntry.name())
        }
        let window = scene?.surface.map { server.externalIdentifier(of: $0) } ?? 0
        logoutInhibitor?.setReason(scene.map(Self.reason), window: window)
    }

    /// The reason for which the session should not end, for the user.
    private static func reason(_ scene: UIWindowScene) -> String {
        let title = scene.title ?? ""
        return "\(title.isEmpty ? StandardMenus.applicationName : title) is waiting for an answer"
    }

    /// Asks the scenes as if the user closed them.
    package func reasonToContinueSession() -> String? {
        var refusing: UIWindowScene?
        for scene in scenes where !scene.isDisconnected && !scene.agreesToClose() { refusing = refusing ?? scene }
        return refusing.map(Self.reason)
    }

    /// Stores the scenes and tells the delegate.
    package func sessionWillEnd() {
        for scene in popups + scenes { scene.disconnect() }
        willTerminate()
        sessionStoreStorage??.finishWriting()
    }

    /// Ends the event loop.
    package func sessionDidEnd() { terminate() }
}

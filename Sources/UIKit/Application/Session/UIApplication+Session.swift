import DisplayServer
import SystemSupport

// The end of the user's session (SE-01, SE-02).
extension UIApplication: SessionClientDelegate {
    /// Registers with the session manager after the first frame, if the environment names one.
    package func serveSession(on server: any DisplayServer, environment: ProcessEnvironment = .process) {
        let startup = environment["DESKTOP_AUTOSTART_ID"]
        guard startup != nil || environment["SESSION_MANAGER"] != nil else { return }
        unsetenv("DESKTOP_AUTOSTART_ID")
        server.whenDesktopConnects { [weak self] bus, eventLoop in
            guard let self, let bus else { return }
            let client = SessionClient(
                bus: bus, eventLoop: eventLoop, identifier: DesktopEntry.name(environment),
                startupIdentifier: startup ?? "", delegate: self)
            sessionClient = client
            closeQuestions.changeHandler = { [weak client] scene in
                let window = scene?.surface.map { server.externalIdentifier(of: $0) } ?? 0
                client?.setInhibition(scene.map(Self.reason), window: window)
            }
            if let scene = closeQuestions.first { closeQuestions.changeHandler?(scene) }
        }
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

import SystemSupport

// Opening the scenes of the previous launch again (RS-02, RS-03).
extension UIApplication {
    /// The files of the sessions; nil in tests, which set their own.
    var sessionStore: SceneSessionStore? {
        get {
            if case .some(let store) = sessionStoreStorage { return store }
            let store = SceneSessionStore(environment: .process)
            sessionStoreStorage = .some(store)
            return store
        }
        set { sessionStoreStorage = .some(newValue) }
    }

    /// Connects the scenes of the stored sessions.
    ///
    /// - Parameter options: The reason of the launch, which the last scene receives: it becomes active.
    /// - Returns: True if at least one scene is connected.
    func restoreScenes(_ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()) -> Bool {
        guard let store = sessionStore else { return false }
        let sessions = store.sessions().filter { $0.role == UISceneSession.Role.windowApplication.rawValue }
        guard !sessions.isEmpty else { return false }
        store.beginRestoring()
        var isRestored = false
        for (index, stored) in sessions.enumerated() {
            let options = index == sessions.count - 1 ? options : UIScene.ConnectionOptions()
            let session = UISceneSession(server: displays.current.server, stored: stored)
            guard let configuration = configuration(for: session, options) else { continue }
            usesScenes = true
            _ = UIWindowScene.connect(session, configuration, options)
            isRestored = true
        }
        // The first frames belong to what can fail.
        displays.current.server.scheduler.schedule(after: 1) { [weak store] in store?.endRestoring() }
        return isRestored
    }

    /// Removes the file of a session that ended, and tells the delegate.
    func discard(_ session: UISceneSession) {
        if session.isStored, let identifier = UUID(uuidString: session.persistentIdentifier) {
            session.isStored = false
            sessionStore?.remove(identifier)
        }
        didDiscard(session)
    }
}

import DisplayServer
import SystemSupport

// Opening and closing scenes.
extension UIApplication {
    /// Connects the scenes of the previous launch, or a first scene, if the delegate provides scene configurations.
    ///
    /// - Parameter options: The reason of the launch. The scene that becomes active receives it.
    func connectFirstScene(_ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()) {
        if restoreScenes(options) { return }
        let session = UISceneSession(server: displays.current.server)
        guard let configuration = configuration(for: session, options) else { return }
        usesScenes = true
        _ = UIWindowScene.connect(session, configuration, options)
    }

    func configuration(for session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UISceneConfiguration? {
        let configuration = delegate?.application(self, configurationForConnecting: session, options: options)
        guard let configuration, configuration !== UISceneConfiguration.none else { return nil }
        if configuration.delegateClass == nil {
            StandardError.write(
                line: "UIKit: the scene configuration has no delegateClass, so no window is created; set it in "
                    + "application(_:configurationForConnecting:options:)")
        }
        return configuration
    }

    /// Opens a new scene or brings an existing one to the front, in the next iteration of the event loop.
    func activate(
        _ session: UISceneSession?, _ role: UISceneSession.Role, _ activity: NSUserActivity?,
        _ options: UIScene.ActivationRequestOptions?, _ errorHandler: ((any Error) -> Void)?
    ) {
        let server = session?.server ?? (options?.requestingScene as? UIWindowScene)?.server ?? displays.current.server
        server.scheduler.schedule(after: 0) { [self] in
            if let scene = session?.scene as? UIWindowScene, !scene.isDisconnected {
                scene.bringToFront()
                if let activity {
                    scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
                    scene.delegate?.scene(scene, continue: activity)
                }
                return
            }
            guard role == .windowApplication else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            let session = session ?? UISceneSession(server: server, role: role)
            let options = UIScene.ConnectionOptions(activity)
            guard usesScenes, let configuration = configuration(for: session, options) else {
                errorHandler?(UISceneError(.multipleScenesNotSupported))
                return
            }
            guard server.isConnected else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            _ = UIWindowScene.connect(session, configuration, options)
        }
    }

    /// Closes a scene in the next iteration of the event loop.
    func destroy(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
        session.server.scheduler.schedule(after: 0) {
            guard let scene = session.scene as? UIWindowScene, !scene.isDisconnected else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            scene.end(isForGood: true)
        }
    }

    /// Tells the delegate that a session ended because its window was closed.
    func didDiscard(_ session: UISceneSession) {
        if usesScenes { delegate?.application(self, didDiscardSceneSessions: [session]) }
    }
}

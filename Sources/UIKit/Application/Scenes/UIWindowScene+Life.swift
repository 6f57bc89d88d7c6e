import DisplayServer

// The life of a scene: connecting, states, disconnecting (AP-03).
extension UIWindowScene {
    /// Makes the scene of a session and connects it: its window is shown when its delegate has made one.
    static func connect(
        _ session: UISceneSession, _ configuration: UISceneConfiguration, _ userActivity: NSUserActivity?
    )
        -> UIWindowScene
    {
        let options = ConnectionOptions(userActivity)
        session.configuration = configuration
        let type = configuration.sceneClass.map { $0 as? UIWindowScene.Type } ?? UIWindowScene.self
        precondition(type != nil, "sceneClass is no subclass of UIWindowScene: name one that is, or none")
        let scene = (type ?? UIWindowScene.self).init(session: session, connectionOptions: options)
        session.scene = scene
        if let delegateClass = configuration.delegateClass {
            scene.delegate = ObjectFactory.make(delegateClass) as? any UISceneDelegate
            precondition(scene.delegate != nil, "\(delegateClass) does not conform to UISceneDelegate")
        }
        scene.isConnecting = true
        scene.open(size: standardSize, maps: false)
        scene.post(UIScene.willConnectNotification)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene.isConnecting = false
        scene.mapAfterConnecting()
        return scene
    }

    /// Follows the desktop's window: shown or not, with the keys or without.
    func updateActivation() {
        guard !isDisconnected, let surface else { return }
        if isPopup {
            activationState = surface.isMapped ? .foregroundActive : .background
            return
        }
        move(to: !surface.isMapped ? .background : surface.hasFocus ? .foregroundActive : .foregroundInactive)
        UIApplication.shared.updateState()
    }

    /// Goes through the states one by one, and tells of each.
    func move(to wanted: ActivationState) {
        let isForeground = wanted == .foregroundActive || wanted == .foregroundInactive
        if activationState == .foregroundActive, wanted != .foregroundActive {
            delegate?.sceneWillResignActive(self)
            post(UIScene.willDeactivateNotification)
            activationState = .foregroundInactive
        }
        if activationState == .foregroundInactive, !isForeground {
            activationState = .background
            delegate?.sceneDidEnterBackground(self)
            post(UIScene.didEnterBackgroundNotification)
        }
        if isForeground, activationState == .unattached || activationState == .background {
            activationState = .foregroundInactive
            delegate?.sceneWillEnterForeground(self)
            post(UIScene.willEnterForegroundNotification)
        }
        // Those who were told may have closed the window.
        guard wanted == .foregroundActive, activationState == .foregroundInactive, !isDisconnected else { return }
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
    }

    /// The person wants the window closed.
    func closeWasRequested() {
        guard !isDisconnected, windowingBehaviors?.isClosable != false else { return }
        let application = UIApplication.shared
        let agrees =
            (delegate as? any UIWindowSceneDelegate)?.windowSceneShouldClose(self)
            ?? application.delegate?.application(application, shouldClose: self) ?? true
        // Asking may have closed it.
        guard agrees, !isDisconnected else { return }
        end()
    }

    /// Ends the scene and its session.
    func end() {
        disconnect()
        UIApplication.shared.didDiscard(session)
        UIApplication.shared.sceneWasClosed()
    }
}

import DisplayServer

// The life cycle of a scene: connecting, state transitions, disconnecting (AP-03).
extension UIWindowScene {
    /// Creates the scene of a session and connects it. Its window is shown once its delegate has created a `UIWindow`.
    static func connect(
        _ session: UISceneSession, _ configuration: UISceneConfiguration, _ userActivity: NSUserActivity?
    )
        -> UIWindowScene
    {
        let options = ConnectionOptions(userActivity)
        session.configuration = configuration
        let type = configuration.sceneClass.map { $0 as? UIWindowScene.Type } ?? UIWindowScene.self
        precondition(type != nil, "sceneClass must be UIWindowScene or a subclass of it")
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

    /// Updates the activation state from the window's mapping and keyboard focus.
    func updateActivation() {
        guard !isDisconnected, let surface else { return }
        if isPopup {
            activationState = surface.isMapped ? .foregroundActive : .background
            return
        }
        move(to: !surface.isMapped ? .background : surface.hasFocus ? .foregroundActive : .foregroundInactive)
        UIApplication.shared.updateState()
    }

    /// Moves through the activation states one by one, and notifies the delegate of each transition.
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
        // The delegate or an observer may have closed the window.
        guard wanted == .foregroundActive, activationState == .foregroundInactive, !isDisconnected else { return }
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
    }

    /// Responds to the user's request to close the window.
    func closeWasRequested() {
        guard !isDisconnected, windowingBehaviors?.isClosable != false else { return }
        let application = UIApplication.shared
        let agrees =
            (delegate as? any UIWindowSceneDelegate)?.windowSceneShouldClose(self)
            ?? application.delegate?.application(application, shouldClose: self) ?? true
        // The delegate may have closed the scene itself.
        guard agrees, !isDisconnected else { return }
        end()
    }

    /// Disconnects the scene and ends its session.
    func end() {
        disconnect()
        UIApplication.shared.didDiscard(session)
        UIApplication.shared.sceneWasClosed()
    }
}

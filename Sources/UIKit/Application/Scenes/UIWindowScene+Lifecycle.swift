import DisplayServer

// The life cycle of a scene: connecting, state transitions, disconnecting (AP-03).
extension UIWindowScene {
    /// Creates the scene of a session and connects it. Its window is shown once its delegate has created a `UIWindow`.
    static func connect(
        _ session: UISceneSession, _ configuration: UISceneConfiguration, _ options: ConnectionOptions
    ) -> UIWindowScene {
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
        let restored = session.restored
        session.restored = nil
        let frame = restored?.window.flatMap { UIWindowScene.frame(of: $0, on: session.server) }
        if let restored { scene.containerStates = ContainerStates(restored.containers) }
        scene.open(size: frame?.size ?? standardSize, at: frame?.origin, maps: false)
        if restored?.window?.isMaximized == true { scene.surface?.setState(.maximized, true) }
        if restored?.window?.isFullScreen == true { scene.surface?.setState(.fullscreen, true) }
        scene.post(UIScene.willConnectNotification)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        if restored != nil {
            scene.containerStates.registerControllers(in: scene)
            scene.restoreState()
        }
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
            if !isDisconnected { storeSession() }
        }
        if isForeground, activationState == .unattached || activationState == .background {
            activationState = .foregroundInactive
            delegate?.sceneWillEnterForeground(self)
            post(UIScene.willEnterForegroundNotification)
        }
        // The delegate or an observer may have closed the window.
        guard wanted == .foregroundActive, activationState == .foregroundInactive, !isDisconnected else { return }
        activationState = .foregroundActive
        UIApplication.shared.activationCount += 1
        lastActivation = UIApplication.shared.activationCount
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
    }

    /// Responds to the user's request to close the window.
    func closeWasRequested() {
        guard !isDisconnected, windowingBehaviors?.isClosable != false else { return }
        // The delegate may have closed the scene itself.
        guard agreesToClose(), !isDisconnected else { return }
        end()
    }

    /// Asks the delegate whether the window may close. It may ask the user, and close the window later.
    func agreesToClose() -> Bool {
        let application = UIApplication.shared
        let agrees =
            (delegate as? any UIWindowSceneDelegate)?.windowSceneShouldClose(self)
            ?? application.delegate?.application(application, shouldClose: self) ?? true
        if !agrees, !isDisconnected { application.closeQuestions.sceneDidRefuse(self) }
        return agrees
    }

    /// Disconnects the scene and ends its session.
    ///
    /// - Parameter isForGood: Whether the session does not come back. Otherwise, a session with a state comes back if
    ///   the app terminates: the user closed its last window, or quits (RS-02).
    func end(isForGood: Bool = false) {
        let application = UIApplication.shared
        disconnect()
        if session.isStored, !isForGood {
            if application.quittingSessions != nil {
                application.quittingSessions?.append(session)
                application.sceneWasClosed()
            } else if !application.sceneWasClosed() {
                application.discard(session)
            }
        } else {
            application.discard(session)
            application.sceneWasClosed()
        }
    }
}

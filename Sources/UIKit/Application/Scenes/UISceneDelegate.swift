/// Methods that respond to life-cycle events of a scene (AP-03). The ``UISceneConfiguration`` that the application's
/// delegate returns names the delegate's class; the scene creates and retains the delegate.
///
/// All methods are optional: they have default implementations. Swift selects the implementations where the conformance
/// is declared, so implement them in the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells the delegate that the scene connects. Create its window here; the top-level window is not visible yet.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Tells the delegate that the app, which already runs, is asked to open URLs (SI-01). The scene is the one that
    /// was active last, and comes to the front. URLs with which the app is launched are in the
    /// ``UIScene/ConnectionOptions/urlContexts`` of the first scene instead.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Tells the delegate that the scene disconnected because its window was closed.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Tells the delegate that the scene is visible and has keyboard focus.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Tells the delegate that the scene is about to lose keyboard focus or to be hidden.
    func sceneWillResignActive(_ scene: UIScene)

    /// Tells the delegate that the scene is about to become visible.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Tells the delegate that the scene is no longer visible.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Returns the state of the scene, which is stored for the next launch of the app, or nil, the default, to store
    /// none (RS-01).
    ///
    /// ```swift
    /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    ///     let activity = NSUserActivity(activityType: "org.example.notes.editing")
    ///     activity.addUserInfoEntries(from: ["note": 12])
    ///     return activity
    /// }
    /// ```
    ///
    /// Called after the scene entered the background, and when it disconnects, unless the user or the app closed its
    /// window for good. The next launch opens the scene again, at its former position and with its former size. Its
    /// session has the activity in ``UISceneSession/stateRestorationActivity`` from
    /// ``scene(_:willConnectTo:options:)`` on.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Tells the delegate to restore the state of the scene, after ``scene(_:willConnectTo:options:)`` and before the
    /// window is visible (RS-01).
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - stateRestorationActivity: The activity that the delegate returned from ``stateRestorationActivity(for:)`` in
    ///     the previous launch.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

    /// Tells the delegate that the scene will be asked to continue an activity of a type.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Tells the delegate to continue an activity: the scene exists, and another one requested to activate it with the
    /// activity. A scene that is opened for an activity has it in its connection options instead.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Tells the delegate that the values of the scene's activity were updated, before they are stored.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Returns nil.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// Methods that respond to life-cycle events of a scene (AP-03). The ``UISceneConfiguration`` that the application's
/// delegate returns names the delegate's class; the scene creates and retains the delegate.
///
/// All methods are optional: they have default implementations. Swift selects the implementations where the conformance
/// is declared, so implement them in the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells the delegate that the scene connects. Create its window here; the top-level window is not visible yet.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

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
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
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
}

/// Hears of the turns of a scene's life (AP-03). Its class is named in the ``UISceneConfiguration`` that the
/// application's delegate returns; the scene makes and keeps it.
///
/// All methods are optional: they have defaults. Swift fixes those where conformance is declared, so implement them in
/// the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene connects: the place to make its window. The desktop's window is not shown yet.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// The scene has ended: its window was closed.
    func sceneDidDisconnect(_ scene: UIScene)

    /// The scene is shown and has the keys.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The scene is about to lose the keys, or to be hidden.
    func sceneWillResignActive(_ scene: UIScene)

    /// The scene is about to be shown.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// The scene is not shown any more.
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

/// What an application does at the turns of its life. Mark the class that conforms with `@main`.
///
/// All methods are optional: they have defaults. Swift fixes those where conformance is declared, so implement them in
/// the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The application was started; no window exists yet. False is noted and changes nothing here.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The place to make the window. False is noted and changes nothing here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application has got into the foreground and receives events.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The application is about to stop receiving events.
    func applicationWillResignActive(_ application: UIApplication)

    /// None of the application's windows is shown any more.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Windows are about to be shown again.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// The application is about to end: its last window was closed, the display is lost, or the process received SIGTERM,
    /// SIGHUP or SIGINT. Its scenes have disconnected by now. Save what must not be lost.
    ///
    /// After a signal there are five seconds for everything, counted from the signal. Then it ends the process, and so
    /// does another signal of the same kind that comes more than half a second after the first.
    func applicationWillTerminate(_ application: UIApplication)

    /// The connection to the display server is lost and every window with it. Save what must not be lost:
    /// ``applicationWillTerminate(_:)`` follows, and the process ends with status
    /// ``UIApplication/ExitStatus/displayLost``.
    func applicationDidLoseDisplay(_ application: UIApplication)

    /// How a scene is made that connects. With this method, each scene has a delegate, which makes its window and hears
    /// of its life; this object hears of the launch and the end only (AP-02). Without it, there is one scene, made for
    /// the windows that this object shows.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Windows of scenes were closed, and their sessions have ended.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// The person wants to close a window whose scene has no delegate of its own. True unless implemented; with false
    /// it stays. UIKit has no name for it; see also ``UIWindowSceneDelegate/windowSceneShouldClose(_:)``.
    func application(_ application: UIApplication, shouldClose windowScene: UIWindowScene) -> Bool

    /// Whether the application ends when its last window is closed. True unless implemented, as is usual on a desktop.
    func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool
}

extension UIApplicationDelegate {
    /// The window that the delegate keeps in a stored property named `window`; nil if it has no such property.
    ///
    /// Apple's protocol has an optional property instead, hence the two question marks:
    ///
    /// ```swift
    /// UIApplication.shared.delegate?.window??.rootViewController
    /// ```
    ///
    /// It is no requirement here, because Swift would make a delegate's `private var window` an error. The property is
    /// looked up by its name each time. The toolkit shows a window only by ``UIWindow/makeKeyAndVisible()``.
    public var window: UIWindow?? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children where child.label == "window" { return .some(child.value as? UIWindow) }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// True, and nothing else.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// True, and nothing else.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// No configuration: there is one scene, made for the windows that this object shows.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration.none }

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// True: the window is closed.
    public func application(_ application: UIApplication, shouldClose windowScene: UIWindowScene) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidLoseDisplay(_ application: UIApplication) {}
    /// True: the application ends with its last window.
    public func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool { true }

    /// Starts the application with an object of this class as its delegate; what `@main` calls.
    public static func main() {
        exit(UIApplication.launch(UIApplication.self) { ObjectFactory.make(Self.self) as? any UIApplicationDelegate })
    }
}

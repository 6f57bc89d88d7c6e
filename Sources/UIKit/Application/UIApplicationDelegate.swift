/// What an application does at the turns of its life. Mark the class that conforms with `@main`.
///
/// All methods are optional: they have defaults. Swift fixes those where conformance is declared, so implement them in the
/// class that declares it; a subclass of a conforming class cannot add one.
@MainActor public protocol UIApplicationDelegate: AnyObject {
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

    /// The application is about to end.
    func applicationWillTerminate(_ application: UIApplication)

    /// The connection to the display server is lost and every window with it. Save what must not be lost: the process ends
    /// with status ``UIApplication/ExitStatus/displayLost`` when this returns.
    func applicationDidLoseDisplay(_ application: UIApplication)

    /// Whether the application ends when its last window is closed. True unless implemented, as is usual on a desktop.
    func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidLoseDisplay(_ application: UIApplication) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool { true }

    /// Starts the application with an object of this class as its delegate; what `@main` calls.
    public static func main() {
        exit(UIApplication.launch(UIApplication.self) { ObjectFactory.make(Self.self) as? any UIApplicationDelegate })
    }
}

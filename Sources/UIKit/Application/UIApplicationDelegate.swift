/// Methods that respond to life-cycle events of an application.
///
/// ```swift
/// @main
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///     var window: UIWindow?
///
///     func application(
///         _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///     ) -> Bool {
///         window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 480))
///         window?.makeKeyAndVisible()
///         return true
///     }
/// }
/// ```
///
/// Mark the conforming class with `@main`. The application is active while one of its windows has keyboard focus, and
/// enters the background when none of its windows is visible. It terminates after its last window is closed, unless the
/// delegate returns false from ``applicationShouldTerminateAfterLastWindowClosed(_:)``. The delegate is also notified
/// of the end if the process receives SIGTERM, SIGHUP or SIGINT.
///
/// All methods are optional: they have default implementations. Swift selects the implementations where the conformance
/// is declared, so implement them in the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Tells the delegate that the application is launching, before any window exists. If the result is false, URLs
    /// and the action of the launch do not follow.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Tells the delegate that the application has launched. Create the window here. If the result is false, URLs and
    /// the action of the launch do not follow.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Asks the delegate to open a URL: a file or URL of the command line, or one of another launch of an app that
    /// runs once (SI-01). Called once for each URL, in apps without scene delegates; others receive
    /// ``UISceneDelegate/scene(_:openURLContexts:)``.
    ///
    /// - Parameters:
    ///   - app: The application.
    ///   - url: The URL. Files have URLs with the scheme `file`.
    ///   - options: Information about the request.
    /// - Returns: True if the app opens the URL. The value is not used.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Tells the delegate that the user chose an action in the menu of the app's icon. Called in apps without scene
    /// delegates, at the launch and while the app runs.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The action.
    ///   - completionHandler: A closure to call when the action is finished, with a Boolean value that indicates
    ///     success. The value is not used.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Tells the delegate that the application entered the foreground and receives events.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Tells the delegate that the application is about to stop receiving events.
    func applicationWillResignActive(_ application: UIApplication)

    /// Tells the delegate that none of the application's windows is visible any more.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Tells the delegate that windows are about to become visible again.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Tells the delegate that the application is about to terminate: its last window was closed, the display
    /// connection is lost, or the process received SIGTERM, SIGHUP or SIGINT. Its scenes have been disconnected. Save
    /// unsaved data here.
    ///
    /// After a signal, termination must finish within five seconds, counted from the signal. After that time the
    /// process ends, as it does on another signal of the same kind that arrives more than half a second after the
    /// first.
    func applicationWillTerminate(_ application: UIApplication)

    /// Tells the delegate that the connection to the display server, and with it every window, is lost. Save unsaved
    /// data here: ``applicationWillTerminate(_:)`` follows, and the process ends with status
    /// ``UIApplication/ExitStatus/displayLost``.
    func applicationDidLoseDisplay(_ application: UIApplication)

    /// Returns the configuration of a scene that connects. If this method is implemented, each scene has a delegate,
    /// which creates its window and receives its life-cycle events; the application delegate is notified of launch and
    /// termination only (AP-02). Otherwise there is one scene for the windows that the application delegate shows.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - connectingSceneSession: The session of the scene.
    ///   - options: Information about the reason for connecting the scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Tells the delegate that scenes were closed and their sessions ended.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Asks the delegate whether to close a window that the user wants to close and whose scene has no delegate. The
    /// default is true. UIKit has no such method; see also ``UIWindowSceneDelegate/windowSceneShouldClose(_:)``.
    func application(_ application: UIApplication, shouldClose windowScene: UIWindowScene) -> Bool

    /// Asks the delegate whether to terminate the application after its last window was closed. The default is true, as
    /// is usual on Linux desktops.
    func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool
}

extension UIApplicationDelegate {
    /// The window in the delegate's stored property named `window`; nil if it has no such property.
    ///
    /// Apple's protocol declares an optional property instead, hence the two question marks:
    ///
    /// ```swift
    /// let root = UIApplication.shared.delegate?.window??.rootViewController
    /// ```
    ///
    /// The property is not a protocol requirement, because Swift would then reject a delegate's `private var window`.
    /// Each access looks it up by name with reflection. The toolkit shows a window only on
    /// ``UIWindow/makeKeyAndVisible()``.
    public var window: UIWindow?? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children where child.label == "window" { return .some(child.value as? UIWindow) }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Returns no configuration: there is one scene for the windows that the application delegate shows.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration.none }

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Returns true.
    public func application(_ application: UIApplication, shouldClose windowScene: UIWindowScene) -> Bool { true }
    /// Returns false.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    /// Does nothing.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
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
    /// Returns true.
    public func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool { true }

    /// Launches the application with an object of this class as its delegate. `@main` calls it.
    public static func main() {
        exit(UIApplication.launch(UIApplication.self) { ObjectFactory.make(Self.self) as? any UIApplicationDelegate })
    }
}

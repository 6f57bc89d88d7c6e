/// An instance of the app's user interface. On this platform it is always a ``UIWindowScene``, a top-level window.
///
/// The scene's delegate first receives `scene(_:willConnectTo:options:)`. The scene then enters the foreground and
/// becomes active as the window manager shows its window and gives it keyboard focus, becomes inactive and enters the
/// background as it loses them, and finally disconnects with `sceneDidDisconnect` (AP-03).
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Constants that indicate whether a scene is visible and receives events.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected yet, or has been disconnected.
        case unattached = -1
        /// The scene is visible and has keyboard focus.
        case foregroundActive = 0
        /// The scene is visible, while another window has keyboard focus.
        case foregroundInactive = 1
        /// The scene is not visible.
        case background = 2
    }

    /// The persistent identity of the scene.
    public let session: UISceneSession

    /// The object that receives the scene's life-cycle events. The scene retains it.
    open var delegate: (any UISceneDelegate)?

    /// The scene's current activation state.
    open package(set) var activationState = ActivationState.unattached

    /// The title of the window.
    open var title: String! = ""

    /// Creates a scene of a session. The application calls it. To use your own subclass, set
    /// ``UISceneConfiguration/sceneClass``.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The application (RC-04).
    open override var next: UIResponder? { UIApplication.shared }

    // MARK: Notifications, whose object is the scene

    /// Posted when the scene is about to connect.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")

    /// Posted after the scene disconnected.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

    /// Posted after the scene became visible and received keyboard focus.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")

    /// Posted when the scene is about to lose keyboard focus.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    /// Posted when the scene is about to become visible.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")

    /// Posted after the scene was hidden.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIScene {
    /// Information about the reason for connecting a scene.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The user activities that the request to open the scene specified.
        public let userActivities: Set<NSUserActivity>

        /// The URLs that the app is asked to open in the scene (SI-01). Files have URLs with the scheme `file`.
        public let urlContexts: Set<UIOpenURLContext>

        /// The action that the user chose in the menu of the app's icon; nil without one.
        public let shortcutItem: UIApplicationShortcutItem?

        init(
            _ userActivity: NSUserActivity? = nil, urls: [URL] = [], shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            userActivities = userActivity.map { [$0] } ?? []
            urlContexts = Set(urls.map { UIOpenURLContext($0) })
            self.shortcutItem = shortcutItem
            super.init()
        }
    }

    /// Options for activating a scene.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// Creates options with default values.
        public override init() { super.init() }

        /// The scene in which the user requested the activation. Its window and the new one stay together where the
        /// window manager supports it.
        open var requestingScene: UIScene?
    }
}

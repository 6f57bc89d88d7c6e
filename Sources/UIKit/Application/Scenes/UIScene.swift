/// A part of the application's interface with a life of its own; here always a ``UIWindowScene``, a window of the desktop.
///
/// Its life is: the delegate's `scene(_:willConnectTo:options:)`, in the foreground and active, as the desktop shows the
/// window and gives it the keys, inactive and in the background as it takes them away, and `sceneDidDisconnect` (AP-03).
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Whether a scene is shown and receives events.
    public enum ActivationState: Int, Sendable {
        /// Not connected yet, or not any more.
        case unattached = -1
        /// Shown, and with the keys of the desktop.
        case foregroundActive = 0
        /// Shown, while another window has the keys.
        case foregroundInactive = 1
        /// Not shown.
        case background = 2
    }

    /// What the scene is one life of.
    public let session: UISceneSession

    /// What the scene belongs to hears of its life from it. Kept by the scene.
    open var delegate: (any UISceneDelegate)?

    /// Whether the scene is shown and receives events.
    open package(set) var activationState = ActivationState.unattached

    /// What the desktop calls the window.
    open var title: String! = ""

    /// A scene of a session; the application makes them. To have scenes of a class of your own, name it in the
    /// ``UISceneConfiguration/sceneClass``.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The application (RC-04).
    open override var next: UIResponder? { UIApplication.shared }

    // MARK: Notifications; the object is the scene

    /// The scene is about to connect.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")

    /// The scene has ended.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

    /// The scene is shown and has the keys.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")

    /// The scene is about to lose the keys.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    /// The scene is about to be shown.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")

    /// The scene is not shown any more.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIScene {
    /// What a scene is connected for.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// What the person wants to do in it: what was given to the request that opened it.
        public let userActivities: Set<NSUserActivity>

        init(_ userActivity: NSUserActivity? = nil) {
            userActivities = userActivity.map { [$0] } ?? []
            super.init()
        }
    }

    /// How a scene is to be activated.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        public override init() { super.init() }

        /// The scene in which the person asked for it. Its window and the new one stay together where the desktop can do
        /// that.
        open var requestingScene: UIScene?
    }
}

/// Which classes a scene and its delegate are of.
///
/// ```swift
/// func application(
///     _ application: UIApplication, configurationForConnecting session: UISceneSession,
///     options: UIScene.ConnectionOptions
/// ) -> UISceneConfiguration {
///     let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
///     configuration.delegateClass = SceneDelegate.self
///     return configuration
/// }
/// ```
///
/// There are no property lists of scenes on this platform: the delegate's class is named in code.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// A configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    /// What the app calls it.
    public let name: String?

    /// What its scenes are for.
    public let role: UISceneSession.Role

    /// The class of the scene: `UIWindowScene`, or a subclass. Nil is `UIWindowScene`.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate: an NSObject that conforms to ``UISceneDelegate``, and has an `init()`.
    open var delegateClass: AnyClass?

    /// What applications return that leave windows to their own delegate.
    static let none = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

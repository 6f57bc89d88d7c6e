/// The classes of a scene and its delegate.
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
/// This platform has no scene manifest in a property list; set the delegate's class in code.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// Creates a configuration with an optional name for a session role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    /// The app-specific name of the configuration.
    public let name: String?

    /// The role of the scenes that use the configuration.
    public let role: UISceneSession.Role

    /// The class of the scene: `UIWindowScene` or a subclass. Nil means `UIWindowScene`.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate: a subclass of `NSObject` that conforms to ``UISceneDelegate`` and has an
    /// `init()`.
    open var delegateClass: AnyClass?

    /// The configuration of apps whose application delegate manages the windows.
    static let none = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

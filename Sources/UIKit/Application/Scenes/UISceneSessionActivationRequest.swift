/// Asks for a scene: a new one, or one that is there.
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
    /// What a new scene is for; that of the session, if there is one.
    public let role: UISceneSession.Role

    /// The scene that is there; nil asks for a new one.
    public let session: UISceneSession?

    /// What the person wants to do in it.
    public let userActivity: NSUserActivity?

    /// How to activate it.
    public let options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
        super.init()
    }

    /// Asks for the scene of a session: its window comes to the front, or is opened again.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
        super.init()
    }
}

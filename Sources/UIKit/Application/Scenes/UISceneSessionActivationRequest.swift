/// A request to open a new scene or to activate an existing one.
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
    /// The role of the new scene, or that of ``session`` if it is set.
    public let role: UISceneSession.Role

    /// The session of the scene to activate; nil requests a new scene.
    public let session: UISceneSession?

    /// The activity that the user wants to perform in the scene.
    public let userActivity: NSUserActivity?

    /// Options for activating the scene.
    public let options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
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

    /// Creates a request for the scene of a session, whose window comes to the front or is opened again.
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

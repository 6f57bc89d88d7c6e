import DisplayServer

/// The persistent identity of a scene across connections. A session lasts until its window is closed.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The string value of the role.
        public let rawValue: String
        /// Creates a role with a string value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The role of a scene in a top-level window.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The session's scene while it is connected.
    open internal(set) weak var scene: UIScene?

    /// The role of the session's scene.
    public let role: Role

    /// The configuration with which the scene was created.
    open internal(set) var configuration: UISceneConfiguration

    /// A string that identifies the session uniquely, also across launches of the app.
    public let persistentIdentifier: String

    /// App-specific values that are associated with the session.
    open var userInfo: [String: Any]?

    /// The server on which the session's window is opened.
    let server: any DisplayServer

    init(server: any DisplayServer, role: Role = .windowApplication) {
        self.server = server
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}

import DisplayServer

/// What a scene is one life of. A session lasts until its window is closed.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String
        /// The name that this text is.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window of the desktop.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?

    /// What the scene is for.
    public let role: Role

    /// How the scene was made.
    open internal(set) var configuration: UISceneConfiguration

    /// Tells the session from all others, of other runs of the program, too.
    public let persistentIdentifier: String

    /// What the app keeps with the session while it lasts.
    open var userInfo: [String: Any]?

    /// Where its window is opened.
    let server: any DisplayServer

    init(server: any DisplayServer, role: Role = .windowApplication) {
        self.server = server
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}

import DisplayServer

/// The persistent identity of a scene across connections. A session lasts until its window is closed.
///
/// The session of a scene that has a state, or that has ``userInfo``, is restored by the next launch of the app, unless
/// it ended before: the user closed its window while others remained, or the app requested its destruction (RS-02).
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

    /// App-specific values that are associated with the session. They are stored for the next launch, in which they
    /// have the same values (RS-02): see `NSUserActivity.userInfo` for the types of values that can be stored. A
    /// session with values is restored also if the scene has no state.
    open var userInfo: [String: Any]?

    /// The state of the scene: in a restored session, what the scene's delegate returned from
    /// ``UISceneDelegate/stateRestorationActivity(for:)`` in the previous launch; later, what it returned last (RS-01).
    open internal(set) var stateRestorationActivity: NSUserActivity?

    /// The session as the previous launch stored it; nil once the scene has been connected.
    var restored: StoredSession?
    /// The geometry of the window that was stored last.
    var lastWindow: StoredWindow?
    /// A Boolean value that indicates whether the session has a file.
    var isStored = false

    /// The server on which the session's window is opened.
    let server: any DisplayServer

    init(server: any DisplayServer, role: Role = .windowApplication) {
        self.server = server
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init()
    }

    /// Creates a session of the previous launch.
    init(server: any DisplayServer, stored: StoredSession) {
        self.server = server
        role = Role(rawValue: stored.role)
        configuration = UISceneConfiguration(name: nil, sessionRole: Role(rawValue: stored.role))
        persistentIdentifier = stored.identifier.uuidString
        stateRestorationActivity = stored.activity?.activity
        let values = StoredValue.table(stored.userInfo)
        if !values.isEmpty {
            userInfo = Dictionary(
                values.compactMap { entry in (entry.key.base as? String).map { ($0, entry.value) } },
                uniquingKeysWith: { $1 })
        }
        restored = stored
        lastWindow = stored.window
        isStored = true
        super.init()
    }
}

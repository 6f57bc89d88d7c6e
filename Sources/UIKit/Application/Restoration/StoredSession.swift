/// The session of a scene as its file contains it.
struct StoredSession: Codable, Equatable, Sendable {
    /// The version of the format. Files of newer versions are ignored.
    static let currentVersion = 1

    var version = StoredSession.currentVersion
    /// The persistent identifier of the session, which is also the name of the file.
    var identifier: UUID
    var role: String
    /// The position of the window among those of the app: the window that was used last has the highest number.
    var order = 0
    var window: StoredWindow?
    var activity: StoredActivity?
    /// The values that the app has associated with the session.
    var userInfo: [StoredValue.StoredEntry] = []
    /// The states of containers, such as the widths of columns, by their path.
    var containers: [String: StoredValue] = [:]
}
